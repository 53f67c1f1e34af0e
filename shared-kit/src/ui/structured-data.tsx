interface StructuredDataProps {
  /** In the words of schema.org. */
  readonly data: object;
}

/** What the page says, for machines: a data block, which no browser runs. */
export function StructuredData({ data }: StructuredDataProps) {
  // Nothing in it may end the element that it stands in.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}
