import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { tooManyRequests } from '../http/problems.ts';

const FAILURES = 10;
const WINDOW_MS = 15 * 60_000;

export interface SignInAttempt {
  readonly id: number;
  readonly email_digest: string;
}

/**
 * Notes an attempt to sign in before it is checked, so that many at once cannot slip through together.
 * @throws ApiProblem 429 after 10 failures in 15 minutes from the address or for the e-mail (design §3)
 */
export async function startSignInAttempt(
  database: Database,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<SignInAttempt> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const attempt = await database
    .insertInto('sign_in_attempts')
    .values({ attempted_at: now.toISOString(), address_digest: digestOf(address), email_digest: digestOf(email) })
    .returning(['id', 'address_digest', 'email_digest'])
    .executeTakeFirstOrThrow();
  await database.deleteFrom('sign_in_attempts').where('attempted_at', '<=', since).execute();

  for (const column of ['address_digest', 'email_digest'] as const) {
    // The attempt that must leave the window before another one has room.
    const tenth = await database
      .selectFrom('sign_in_attempts')
      .select('attempted_at')
      .where(column, '=', attempt[column])
      .where('id', '<>', attempt.id)
      .orderBy('attempted_at', 'desc')
      .offset(FAILURES - 1)
      .limit(1)
      .executeTakeFirst();
    if (!tenth) continue;
    await forgetSignInAttempt(database, attempt);
    const waitMs = new Date(tenth.attempted_at).getTime() + WINDOW_MS - now.getTime();
    throw tooManyRequests('Too many failed sign-ins. Please try again later.', Math.max(1, Math.ceil(waitMs / 1000)));
  }
  return attempt;
}

/** A sign-in that succeeded, or one that was turned away unchecked, counts for nothing. */
export async function forgetSignInAttempt(database: Database, { id }: SignInAttempt): Promise<void> {
  await database.deleteFrom('sign_in_attempts').where('id', '=', id).execute();
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
