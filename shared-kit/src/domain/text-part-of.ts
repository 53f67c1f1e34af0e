/** Returns the name that a page's own part of the texts has: the last segment of its pattern that is no parameter. */
export function textPartOf(pattern: string): string {
  return pattern.split('/').findLast((segment) => !segment.startsWith(':')) ?? '';
}
