/**
 * Patterns of JSON Schema that take time in proportion to the text, however long it is: all of them are tried
 * also on a text that is too long, and none may keep everybody waiting.
 */

/** Something to read and no control character: PostgreSQL keeps no NUL, a line end would begin another header. */
export const ONE_LINE = '^(?=[^\\p{Cc}]*$)\\s*\\S';

/** The pattern with blanks around it, tried on at most `max` characters. */
export function padded(pattern: string, max: number): string {
  return `^(?=[\\s\\S]{0,${max}}$)\\s*${pattern.replace(/^\^|\$$/g, '')}\\s*$`;
}
