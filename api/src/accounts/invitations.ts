import type { Database } from '../platform/database/database.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { createToken, digestOfToken } from '../platform/token.ts';

const DAY_MS = 86_400_000;
const INVITATION_TTL_MS = 7 * DAY_MS;
/** Time for which expired invitations are kept, so that the error can distinguish an expired link from a used one. */
const KEPT_AFTER_EXPIRY_MS = 30 * DAY_MS;

/** Creates a link by which the person of an account chooses a password: docs/rules.md#accounts. @returns its token */
export async function createInvitation(database: Database, accountId: number, now: Date): Promise<string> {
  const token = createToken();
  await database
    .insertInto('account_invitations')
    .values({
      token_digest: digestOfToken(token),
      account_id: accountId,
      expires_at: new Date(now.getTime() + INVITATION_TTL_MS).toISOString(),
    })
    .execute();
  return token;
}

/**
 * Returns the account of an invitation.
 * @throws ApiProblem 410 `link_used`, also for one that was replaced by a newer one; 410 `link_expired`
 */
export async function findInvitedAccount(database: Database, token: string, now: Date): Promise<number> {
  const invitation = await database
    .selectFrom('account_invitations')
    .select(['account_id', 'expires_at'])
    .where('token_digest', '=', digestOfToken(token))
    .executeTakeFirst();
  if (!invitation) throw new ApiProblem(410, { type: 'link_used' }, 'This link was used already');
  if (invitation.expires_at <= now.toISOString())
    throw new ApiProblem(410, { type: 'link_expired' }, 'This link has expired');
  return invitation.account_id;
}

/** Revokes the invitations of an account. */
export async function deleteInvitations(database: Database, accountId: number): Promise<void> {
  await database.deleteFrom('account_invitations').where('account_id', '=', accountId).execute();
}

/** Deletes invitations that expired long ago. */
export async function deleteExpiredInvitations(database: Database, now: Date): Promise<number> {
  const then = new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS).toISOString();
  const { numDeletedRows } = await database
    .deleteFrom('account_invitations')
    .where('expires_at', '<', then)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Returns the URL at which the person chooses a password. The token is in the fragment, which browsers do not send: it
 * reaches no log.
 */
export function invitationLink(siteUrl: string, token: string): string {
  return `${siteUrl}/login#invitation=${token}`;
}
