import type { Services } from '../services.ts';
import type { Session } from './sign-in.ts';

/** The session, while it lasts and its account may work; asked on every call, so that revoking works at once. */
export async function findSession({ database, clock }: Services, id: string): Promise<Session | undefined> {
  const row = await database
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['staff_sessions.id', 'staff_sessions.account_id'])
    .where('staff_sessions.id', '=', id)
    .where('staff_sessions.expires_at', '>', clock().toISOString())
    .where('staff_accounts.disabled', '=', false)
    .executeTakeFirst();
  return row && { id: row.id, accountId: row.account_id };
}
