/** Returns JSON that cannot end its script element. */
export function toInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
