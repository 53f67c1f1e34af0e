/** Title and description of the page that renders it; React moves them into the head. */
export function PageMeta({
  title,
  description,
  siteName,
}: {
  readonly title: string;
  readonly description?: string;
  readonly siteName: string;
}) {
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
