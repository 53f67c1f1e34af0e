interface PageMetaProps {
  readonly title: string;
  readonly description?: string;
  readonly siteName: string;
  /** Adds `noindex`. */
  readonly isUnlisted?: boolean;
}

/** Title and description of the page; React moves them into the head. */
export function PageMeta({ title, description, siteName, isUnlisted = false }: PageMetaProps) {
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
