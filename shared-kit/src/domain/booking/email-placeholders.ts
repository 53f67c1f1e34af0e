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

/** A name in braces; without the second one where it is missing. */
const IN_BRACES = /\{([^{}\n]*)(\}?)/g;

/** Returns the first name in braces that is no placeholder, as it is written; undefined when all are. */
export function findUnknownPlaceholder(text: string): string | undefined {
  for (const [written, name, end] of text.matchAll(IN_BRACES)) if (!end || !isPlaceholder(name)) return written;
  return undefined;
}

/** Returns the text with the values of its placeholders; others stay as they are written. */
export function fillPlaceholders(text: string, values: Readonly<Record<EmailPlaceholder, string>>): string {
  return text.replaceAll(IN_BRACES, (written, name, end) => (end && isPlaceholder(name) ? values[name] : written));
}

function isPlaceholder(name: string | undefined): name is EmailPlaceholder {
  return EMAIL_PLACEHOLDERS.some((known) => known === name);
}
