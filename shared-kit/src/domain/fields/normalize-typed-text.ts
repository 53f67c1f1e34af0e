/*
 * Texts as people type and paste them, in the one form in which they are stored, searched and compared
 * (docs/rules.md#what-is-typed). Every function may be applied to its own result. Regular expressions run in linear time:
 * lengths are checked afterwards.
 */

/** Characters that cannot be seen, but for joiners inside of words that are not Latin: Persian and Indic names need them. */
const UNSEEN = /([\p{L}\p{M}][\u200c\u200d])(?=(?!\p{Script=Latin})\p{L})|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Characters in free text that cannot be seen, and do not join letters or emoji. */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const PHONE_LABEL =
  /^(?:t[eé]l(?:[eé]phone|[eé]fono)?|phone|mobile|mob|cell|gsm|whatsapp|الهاتف|هاتف|جوال) ?[.:]? ?:? ?(?=[+(\d])/iu;
const EXTENSION = / ?(?:[,;]{0,3} ?(?:extensi[oó]n|ext|x|poste|تحويلة|داخلي) ?[.:=]?|#|[,;]{1,3}) ?(\d{1,7})$/iu;

/**
 * Returns a name, number or other short text on one line: one form of each character (NFKC), without characters that
 * cannot be seen, with plain hyphens, spaces and digits. Line ends and other control characters stay, and are refused later.
 */
export function normalizeLine(text: string): string {
  return (
    text
      // NFKC would make a space and an accent of it; some keyboards offer it as apostrophe.
      .replaceAll('\u00b4', '\u2019')
      // The line that lengthens Arabic letters.
      .replaceAll('\u0640', '')
      .normalize('NFKC')
      .replace(UNSEEN, '$1')
      .replace(/\p{Dash}/gu, '-')
      .replace(/\p{Nd}/gu, toDigit)
      .replace(/[^\S\r\n]+/g, ' ')
      .trim()
  );
}

/** Returns free text on one line, without characters that turn the direction of what follows. */
export function normalizeNote(text: string): string {
  return withoutMarks(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
}

/** Returns a text without characters that cannot be seen or turn the direction of what follows. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Returns a phone number without `tel:` and the like; an extension is kept at its end as ` ext. 12`. */
export function normalizePhone(text: string): string {
  const number = normalizeLine(text).replace(PHONE_LABEL, '');
  // Beside Arabic, the plus in front of a number is seen at its end.
  return number
    .replace(/^([^+]*[^+ ]) ?\+$/, '+$1')
    .replace(/^\( ?(\+ ?\d{1,3}) ?\)/, '$1')
    .replace(EXTENSION, ' ext. $1');
}

/** Returns the digits of a normalized phone number, without its extension. */
export function phoneDigits(phone: string): string {
  return withoutExtension(phone).replace(/\D/g, '');
}

/** Returns a normalized phone number without its extension. */
export function withoutExtension(phone: string): string {
  return phone.replace(/ ext\. .*$/, '');
}

/** Returns an e-mail address without `mailto:`, the name in front of `<address>`, and blanks around `@` and after a dot. */
export function normalizeEmail(text: string): string {
  const line = normalizeLine(text);
  return (/<([^<>]*)>$/.exec(line)?.[1] ?? line)
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/ ?@ ?/g, '@')
    .replaceAll('. ', '.')
    .trim();
}

/** Returns a number plate or flight number, in capitals. */
export function normalizeCapitals(text: string): string {
  return normalizeLine(text).toUpperCase();
}

/** Returns the digit 0 to 9 of any script: each has ten in a row. */
function toDigit(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}
