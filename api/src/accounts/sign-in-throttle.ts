import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import type { ApiProblem } from '../platform/http/api-problem.ts';
import { tooManyRequests } from '../platform/http/problems.ts';

const FAILURES = 10;
/** Failures that each IP may still have for an e-mail under attack: enough for its owner. */
const FAILURES_UNDER_ATTACK = 3;
const FAILURE_TTL_MS = 15 * 60_000;

export interface SignInAttempt {
  readonly id: number;
  /** Response to a failure while the e-mail is under attack; 401 without one. */
  readonly refusal?: ApiProblem;
}

/**
 * Records an attempt to sign in before its password is checked, so that concurrent attempts count too. Failures of
 * others never lock the owner out: an e-mail under attack allows fewer attempts from each IP, but allows some.
 * @throws ApiProblem 429 after 10 failures in 15 minutes from the IP, or 3 when the e-mail has 10
 */
export async function startSignInAttempt(
  database: Database,
  { email, ip, now }: { email: string; ip: string; now: Date },
): Promise<SignInAttempt> {
  const since = new Date(now.getTime() - FAILURE_TTL_MS).toISOString();
  const ofIp = { address_digest: digestOf(ip) };
  const ofEmail = { email_digest: digestOf(email) };
  const { id } = await database
    .insertInto('sign_in_attempts')
    .values({ attempted_at: now.toISOString(), ...ofIp, ...ofEmail })
    .returning('id')
    .executeTakeFirstOrThrow();

  /** Returns the time of the nth-latest attempt, or undefined when there are fewer. */
  const findNthLatest = async (counted: Partial<typeof ofIp & typeof ofEmail>, nth: number) => {
    const query = database.selectFrom('sign_in_attempts').select('attempted_at').where('id', '<>', id);
    const latest = query.where('attempted_at', '>', since).where(({ and }) => and(counted));
    const [found] = await latest
      .orderBy('attempted_at', 'desc')
      .offset(nth - 1)
      .limit(1)
      .execute();
    return found?.attempted_at;
  };
  const refusal = (attemptedAt: string) => {
    const waitMs = new Date(attemptedAt).getTime() + FAILURE_TTL_MS - now.getTime();
    const message = 'Too many failed sign-ins. Please try again later.';
    return tooManyRequests('too_many_sign_ins', message, Math.max(1, Math.ceil(waitMs / 1000)));
  };

  const attack = await findNthLatest(ofEmail, FAILURES);
  const last =
    (await findNthLatest(ofIp, FAILURES)) ??
    (attack && (await findNthLatest({ ...ofIp, ...ofEmail }, FAILURES_UNDER_ATTACK)));
  if (last) {
    await deleteSignInAttempt(database, { id });
    throw refusal(last);
  }
  return { id, ...(attack && { refusal: refusal(attack) }) };
}

/** Deletes the record of an attempt that succeeded, or that was refused before its password was checked. */
export async function deleteSignInAttempt(database: Database, { id }: SignInAttempt): Promise<void> {
  await database.deleteFrom('sign_in_attempts').where('id', '=', id).execute();
}

/** Deletes attempts that no longer count. @returns their number */
export async function deleteExpiredSignInAttempts(database: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - FAILURE_TTL_MS).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom('sign_in_attempts')
    .where('attempted_at', '<=', since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
