import { verify } from '@node-rs/argon2';
import { hashPassword } from './hash-password.ts';

let decoy: Promise<string> | undefined;

/** Takes as long without a hash as with one, so that the time tells nobody whether the account exists. */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== undefined && isRight;
}
