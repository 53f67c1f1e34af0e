/** Returns a text as one line for logs and terminals: no control or format characters, at most `maxLength`. */
export function oneLine(text: string, maxLength: number): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
