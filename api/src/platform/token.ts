import { hash, randomBytes } from 'node:crypto';

/** 128 bits. */
const TOKEN_BYTES = 16;

/** Returns a new random token, for a link in an e-mail or for the cookie of a browser. */
export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the digest of a token, which is stored instead of the token. */
export function digestOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
