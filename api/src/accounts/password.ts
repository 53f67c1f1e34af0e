import { hash, verify } from '@node-rs/argon2';

/** Hashes with Argon2id, 19 MiB and two passes. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

let decoyHash: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash; false if the hash is undefined, or empty as for an invited account.
 * Takes equally long in all cases (timing attack on account names).
 */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash || (await decoyHash), password);
  return Boolean(passwordHash) && isRight;
}
