import { randomUUID } from 'node:crypto';
import { unauthorized } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { checkPassword } from './check-password.ts';
import { SESSION_LIFETIME_S } from './session-lifetime.ts';
import { forgetSignInAttempt, startSignInAttempt } from './sign-in-throttle.ts';

export interface Session {
  readonly id: string;
  readonly accountId: number;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The client's network address. */
  readonly address: string;
  /** A device on which this account signed in before; its failures are counted apart from everybody's. */
  readonly device?: string | undefined;
}

/** One person has one account however they write their address. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Opens a session for the account with this e-mail and password.
 * @throws ApiProblem 401, the same for an unknown e-mail, a wrong password and a disabled account; 429
 */
export async function signIn(
  { database, clock }: Services,
  { email, password, address, device }: Credentials,
): Promise<Session> {
  const now = clock();
  const name = normalizeEmail(email);
  const counted = device === undefined ? { email: name, address } : { email: device, address: device };
  const attempt = await startSignInAttempt(database, { ...counted, now });
  const account = await database
    .selectFrom('staff_accounts')
    .select(['id', 'password_hash', 'disabled'])
    .where('email', '=', name)
    .executeTakeFirst();
  const isRight = await checkPassword(account?.password_hash, password);
  if (!account || !isRight || account.disabled) throw attempt.refusal ?? unauthorized('E-mail or password is wrong');

  await forgetSignInAttempt(database, attempt);
  await database.deleteFrom('staff_sessions').where('expires_at', '<=', now.toISOString()).execute();
  const session = { id: randomUUID(), account_id: account.id };
  const expires = new Date(now.getTime() + SESSION_LIFETIME_S * 1000).toISOString();
  await database
    .insertInto('staff_sessions')
    .values({ ...session, expires_at: expires })
    .execute();
  return { id: session.id, accountId: account.id };
}
