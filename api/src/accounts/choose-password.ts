import { inTransaction } from '../platform/database/in-transaction.ts';
import { invalid } from '../platform/http/problems.ts';
import type { Session } from '../platform/http/session.ts';
import type { Services } from '../platform/services.ts';
import { deleteInvitations, findInvitedAccount } from './invitations.ts';
import { checkPassword, hashPassword } from './password.ts';
import { createSession } from './sign-in.ts';
import { deleteSignInAttempt, startSignInAttempt } from './sign-in-throttle.ts';
import { endSessions } from './staff-accounts.ts';

interface PasswordChange {
  readonly current: string;
  readonly next: string;
  /** Client key, see `clientKey`. */
  readonly ip: string;
  /** Known device of this account; its failures are counted separately. */
  readonly device?: string | undefined;
}

/**
 * Sets the password of an invitation's account, ends its sessions and opens a new one.
 * @throws ApiProblem 410 `link_used` or `link_expired`
 */
export async function acceptInvitation(
  { database, clock }: Services,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Session> {
  const now = clock();
  // Before the costly hash.
  const id = await findInvitedAccount(database, token, now);
  const passwordHash = await hashPassword(password);
  return await inTransaction(
    database,
    async (transaction) => {
      const account = await transaction
        .updateTable('staff_accounts')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // After the row is locked: of two concurrent uses, the second one finds no invitation.
      await findInvitedAccount(transaction, token, now);
      await deleteInvitations(transaction, id);
      await endSessions(transaction, id);
      return await createSession(transaction, account, now);
    },
    id,
  );
}

/**
 * Changes the password of the caller's account, and ends its other sessions.
 * @throws ApiProblem 400 with the problem `wrong_password` of the field `current`; 429 as the sign-in
 */
export async function changePassword(
  { database, clock }: Services,
  session: Session,
  { current, next, ip, device }: PasswordChange,
): Promise<void> {
  const counted = device === undefined ? { email: session.email, ip } : { email: device, ip: device };
  const attempt = await startSignInAttempt(database, { ...counted, now: clock() });
  const account = await database
    .selectFrom('staff_accounts')
    .select('password_hash')
    .where('id', '=', session.accountId)
    .executeTakeFirst();
  if (!(await checkPassword(account?.password_hash, current)))
    throw attempt.refusal ?? invalid({ current: { type: 'wrong_password', message: 'is not your password' } });
  await deleteSignInAttempt(database, attempt);
  const passwordHash = await hashPassword(next);
  await inTransaction(
    database,
    async (transaction) => {
      await transaction
        .updateTable('staff_accounts')
        .set({ password_hash: passwordHash })
        .where('id', '=', session.accountId)
        .execute();
      await deleteInvitations(transaction, session.accountId);
      await endSessions(transaction, session.accountId, session.id);
    },
    session.accountId,
  );
}
