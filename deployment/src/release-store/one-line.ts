/** A text as one line for logs and terminals: without control characters and marks of direction, and not longer. */
export function oneLine(text: string, maxLength: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
