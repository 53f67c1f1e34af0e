import { withoutMarks } from '../domain/index.ts';

interface StructuredDataProps {
  /** In the vocabulary of schema.org. */
  readonly data: object;
}

/** A JSON-LD block for search engines. */
export function StructuredData({ data }: StructuredDataProps) {
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? withoutMarks(value) : value);
  // `</script>` in a text must not end the element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, clean).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}
