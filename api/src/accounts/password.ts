import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, the library's defaults. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

let decoyHash: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash; false without one. It takes as long either way, so that the time does not
 * tell whether the account exists.
 */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await decoyHash), password);
  return passwordHash !== undefined && isRight;
}
