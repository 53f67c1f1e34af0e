import type { LocaleCode, StaffRole } from 'shared-kit/domain';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; undefined for an anonymous caller. */
    session: Session | undefined;
    /** Whether a token was sent that is expired, revoked, forged or malformed; `session` is then undefined. */
    hasInvalidToken: boolean;
  }
}

/** The session of a member of staff. */
export interface Session {
  readonly id: string;
  readonly accountId: number;
  readonly email: string;
  /** Empty until it is entered. */
  readonly name: string;
  readonly role: StaffRole;
  /** Language of the account; undefined until the person has chosen one. */
  readonly language: LocaleCode | undefined;
}

/** Returns the session unless it has expired or its account is disabled. Read on every call, so that it can be revoked. */
export async function findSession({ database, clock }: Services, id: string): Promise<Session | undefined> {
  const row = await database
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['staff_sessions.id', 'staff_sessions.account_id as accountId'])
    .select(['staff_accounts.language', 'email', 'name', 'role'])
    .where('staff_sessions.id', '=', id)
    .where('staff_sessions.expires_at', '>', clock().toISOString())
    .where('staff_accounts.disabled', '=', false)
    .executeTakeFirst();
  return row && { ...row, language: row.language ?? undefined };
}
