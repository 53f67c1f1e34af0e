/** What a template of an e-mail may name in braces, as in `{code}`: the server puts the booking's values there. */
export const EMAIL_PLACEHOLDERS = [
  'name',
  'code',
  'car',
  'pickup',
  'return',
  'days',
  'total',
  'place',
  'phone',
  'agency',
] as const;
export type EmailPlaceholder = (typeof EMAIL_PLACEHOLDERS)[number];

const PLACEHOLDER = new RegExp(`\\{(${EMAIL_PLACEHOLDERS.join('|')})\\}`, 'g');
/** A name in braces, with all the braces that are written around it. */
const IN_BRACES = /\{+[^{}\n]*\}*/g;

/** Returns the first name in braces that is no placeholder, with its braces as they are written; undefined when all are. */
export function findUnknownPlaceholder(text: string): string | undefined {
  return text.match(IN_BRACES)?.find((written) => !EMAIL_PLACEHOLDERS.some((known) => written === `{${known}}`));
}

/** Returns the text with the values of its placeholders; others stay as they are written. */
export function fillPlaceholders(text: string, values: Readonly<Record<EmailPlaceholder, string>>): string {
  return text.replaceAll(PLACEHOLDER, (_, name: EmailPlaceholder) => values[name]);
}
