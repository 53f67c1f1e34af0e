interface StructuredDataProps {
  /** In the vocabulary of schema.org. */
  readonly data: object;
}

/** A JSON-LD block for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  // `</script>` in a text must not end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}
