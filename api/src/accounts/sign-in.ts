import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { normalizeEmail } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.ts';
import { wrongCredentials } from '../platform/http/problems.ts';
import type { Session } from '../platform/http/session.ts';
import type { Services } from '../platform/services.ts';
import { checkPassword } from './password.ts';
import { deleteSignInAttempt, startSignInAttempt } from './sign-in-throttle.ts';

/** Lifetime of a session in seconds: docs/rules.md#sessions. */
export const SESSION_TTL_S = 12 * 3_600;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Client key, see `clientKey`. */
  readonly ip: string;
  /** Known device of this account; its failures are counted separately. */
  readonly device?: string | undefined;
}

/** Returns an e-mail address as accounts store it, in lower case. */
export function accountEmail(typed: string): string {
  return normalizeEmail(typed).toLowerCase();
}

/**
 * Opens a session for the account with this e-mail and password.
 * @throws ApiProblem 401, the same for an unknown e-mail, a wrong password and a disabled account; 429
 */
export async function signIn(
  { database, clock }: Services,
  { email, password, ip, device }: Credentials,
): Promise<Session> {
  const now = clock();
  const name = accountEmail(email);
  const counted = device === undefined ? { email: name, ip } : { email: device, ip: device };
  const attempt = await startSignInAttempt(database, { ...counted, now });
  const account = await database
    .selectFrom('staff_accounts')
    .select(['id', 'email', 'name', 'role', 'password_hash', 'disabled', 'language'])
    .where('email', '=', name)
    .executeTakeFirst();
  const isRight = await checkPassword(account?.password_hash, password);
  if (!account || !isRight || account.disabled) throw attempt.refusal ?? wrongCredentials();

  await deleteSignInAttempt(database, attempt);
  return await createSession(database, account, now);
}

/** Opens a session for an account, without asking for its password. */
export async function createSession(
  database: Database,
  {
    id,
    email,
    name,
    role,
    language,
  }: Pick<Selectable<Schema['staff_accounts']>, 'id' | 'email' | 'name' | 'role' | 'language'>,
  now: Date,
): Promise<Session> {
  const session = { id: randomUUID(), account_id: id };
  const expiresAt = new Date(now.getTime() + SESSION_TTL_S * 1000).toISOString();
  await database
    .insertInto('staff_sessions')
    .values({ ...session, expires_at: expiresAt })
    .execute();
  return { id: session.id, accountId: id, email, name, role, language: language ?? undefined };
}

/** Deletes sessions that have ended by themselves. @returns their number */
export async function deleteExpiredSessions(database: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('staff_sessions')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
