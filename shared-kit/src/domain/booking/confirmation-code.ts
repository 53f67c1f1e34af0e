import { normalizeLine } from '../fields/normalize-typed-text.ts';

/** Without 0 and O, 1 and I, which are mistaken for each other. Codes made before may have them. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 3 characters, a hyphen, 3 characters; uppercase letters and digits (docs/rules.md#confirmation-code). */
export const CONFIRMATION_CODE_PATTERN = '^[A-Z0-9]{3}-[A-Z0-9]{3}$';

/** Characters that people mistake for each other, in most fonts or in small letters. */
const LOOKALIKES = ['0O', '1IL'];

/** Returns a new code from the platform's cryptographic source; each of the 32 characters is equally likely. */
export function createConfirmationCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return withHyphen(Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join(''));
}

/** Returns the code that a person typed, in any case, with or without hyphen and spaces; undefined for any other text. */
export function readConfirmationCode(text: string): string | undefined {
  const code = withHyphen(
    normalizeLine(text)
      .toUpperCase()
      .replace(/[ #._-]/g, ''),
  );
  return new RegExp(CONFIRMATION_CODE_PATTERN).test(code) ? code : undefined;
}

/**
 * Returns the codes that a person may have meant: the typed one first, then those with lookalikes in its place, at most 729.
 * Empty when the text is not a code.
 */
export function confirmationCodeCandidates(text: string): string[] {
  const code = readConfirmationCode(text);
  if (!code) return [];
  return [...code].reduce<string[]>(
    (beginnings, character) => {
      const others = [...(LOOKALIKES.find((alike) => alike.includes(character)) ?? '')];
      const meant = [character, ...others.filter((other) => other !== character)];
      return meant.flatMap((next) => beginnings.map((beginning) => beginning + next));
    },
    [''],
  );
}

function withHyphen(characters: string): string {
  return `${characters.slice(0, 3)}-${characters.slice(3)}`;
}
