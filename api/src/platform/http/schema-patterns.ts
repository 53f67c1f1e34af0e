/** Regular expressions that run in linear time: a schema tests them even when maxLength already failed. */

/** Not blank, without control characters: PostgreSQL rejects NUL, a line end could inject an e-mail header. */
export const ONE_LINE = '^(?=[^\\p{Cc}]*$)\\s*\\S';
