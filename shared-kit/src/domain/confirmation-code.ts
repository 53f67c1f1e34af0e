const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** 3 characters, a hyphen, 3 characters; uppercase letters and digits (docs/rules.md#confirmation-code). */
export const CONFIRMATION_CODE_PATTERN = '^[A-Z0-9]{3}-[A-Z0-9]{3}$';

/** Returns a new code from the platform's cryptographic source; each of the 36 characters is equally likely. */
export function createConfirmationCode(): string {
  const characters: string[] = [];
  while (characters.length < 6) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1)) as Uint8Array & [number];
    // 252 is the largest multiple of 36 in a byte; larger values would make the first characters more likely.
    if (byte < 252) characters.push(ALPHABET.charAt(byte % 36));
  }
  return `${characters.slice(0, 3).join('')}-${characters.slice(3).join('')}`;
}
