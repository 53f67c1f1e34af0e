import { sql } from 'kysely';
import { type LocaleCode, normalizeLine, type StaffRole } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { enqueueEmails } from '../platform/outbox/enqueue-emails.ts';
import type { Services } from '../platform/services.ts';
import { createInvitation, deleteInvitations, invitationLink } from './invitations.ts';
import { accountEmail, SESSION_TTL_S } from './sign-in.ts';

/** An account of a member of staff, as owners see it. */
export interface StaffAccount {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly disabled: boolean;
  /** Whether the person has not chosen a password yet. */
  readonly isInvited: boolean;
  /** ISO timestamp. */
  readonly createdAt: string;
  /** Number of sessions. */
  readonly sessions: number;
  /** ISO timestamp of the latest sign-in of these sessions. */
  readonly signedInAt: string | null;
}

export interface AccountChanges {
  readonly name?: string;
  readonly role?: StaffRole;
  readonly disabled?: boolean;
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly language?: LocaleCode | undefined;
}

/** Returns all accounts, or the one with this id, by name and e-mail address. */
export async function listStaffAccounts({ database, clock }: Services, id?: number): Promise<readonly StaffAccount[]> {
  const { rows } = await sql<StaffAccount>`
    SELECT staff_accounts.id, email, name, role, disabled, password_hash = '' AS "isInvited",
      created_at AS "createdAt", count(staff_sessions.id)::integer AS sessions,
      max(expires_at) - ${SESSION_TTL_S} * interval '1 second' AS "signedInAt"
    FROM staff_accounts
      LEFT JOIN staff_sessions ON account_id = staff_accounts.id AND expires_at > ${clock().toISOString()}::timestamptz
    WHERE ${id ?? null}::bigint IS NULL OR staff_accounts.id = ${id ?? null}::bigint
    GROUP BY staff_accounts.id ORDER BY lower(name), email`.execute(database);
  return rows;
}

/**
 * Creates an account without password, and sends its invitation.
 * @returns its id and the link, of which only a digest is stored
 * @throws ApiProblem 409 `account_exists`
 */
export async function inviteStaff(
  services: Services,
  { email, name, role, language }: NewAccount,
  actor: number,
): Promise<{ readonly id: number; readonly link: string }> {
  const { database, clock } = services;
  const invited = await inTransaction(
    database,
    async (transaction) => {
      const now = clock();
      const account = await transaction
        .insertInto('staff_accounts')
        .values({
          email: accountEmail(email),
          name: normalizeLine(name),
          role,
          language: language ?? null,
          password_hash: '',
          created_at: now.toISOString(),
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning(['id', 'email'])
        .executeTakeFirst();
      if (!account)
        throw new ApiProblem(409, { type: 'account_exists' }, 'There is an account with this email address already.');
      return { id: account.id, link: await sendInvitation(services, transaction, account) };
    },
    actor,
  );
  services.outbox.wake();
  return invited;
}

/**
 * Sends a new link to choose a password; earlier ones no longer work. Recorded in the history, because anyone with the
 * link can take over the account.
 * @returns the link
 * @throws ApiProblem 404
 */
export async function inviteAgain(services: Services, id: number, actor: number): Promise<string> {
  const link = await inTransaction(services.database, async (transaction) => {
    const account = await transaction
      .selectFrom('staff_accounts')
      .select(['id', 'email'])
      .where('id', '=', id)
      .where('disabled', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw noSuchAccount();
    await deleteInvitations(transaction, id);
    // An earlier invitation that is not sent yet would be sent with a second valid link.
    await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'invitation')
      .where('state', '=', 'waiting')
      .where('recipient', '=', account.email)
      .execute();
    await transaction
      .insertInto('audit_entries')
      .values({
        actor: String(actor),
        entity: 'Accounts',
        entity_key: String(id),
        action: 'changed',
        changes: JSON.stringify({ invitation: null }),
      })
      .execute();
    return await sendInvitation(services, transaction, account);
  });
  services.outbox.wake();
  return link;
}

async function sendInvitation(
  { site, clock, emailsAbout }: Services,
  transaction: Database,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<string> {
  const now = clock();
  await enqueueEmails(transaction, now, emailsAbout({ what: 'staff_invited', email }));
  return invitationLink(site.siteUrl, await createInvitation(transaction, id, now));
}

/**
 * Changes name, role or access of an account. Another role and the loss of access end its sessions.
 * @throws ApiProblem 404, 409 `last_owner`
 */
export async function changeStaffAccount(
  { database }: Services,
  id: number,
  changes: AccountChanges,
  actor: number,
): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      const before = await lockAccount(transaction, id);
      if ((changes.role ?? 'owner') !== 'owner' || changes.disabled) await requireOtherOwner(transaction, id);
      await transaction
        .updateTable('staff_accounts')
        .set({ ...changes, ...(changes.name !== undefined && { name: normalizeLine(changes.name) }) })
        .where('id', '=', id)
        .execute();
      if (changes.disabled) await deleteInvitations(transaction, id);
      if (changes.disabled || (changes.role && changes.role !== before.role)) await endSessions(transaction, id);
    },
    actor,
  );
}

/** Deletes an account. @throws ApiProblem 404, 409 `last_owner` */
export async function removeStaffAccount({ database }: Services, id: number, actor: number): Promise<void> {
  await inTransaction(
    database,
    async (transaction) => {
      await lockAccount(transaction, id);
      await requireOtherOwner(transaction, id);
      await transaction.deleteFrom('staff_accounts').where('id', '=', id).execute();
    },
    actor,
  );
}

/** Ends all sessions of an account but one. @param except id of a session that stays */
export async function endSessions(database: Database, accountId: number, except?: string): Promise<void> {
  let sessions = database.deleteFrom('staff_sessions').where('account_id', '=', accountId);
  if (except !== undefined) sessions = sessions.where('id', '<>', except);
  await sessions.execute();
}

async function lockAccount(transaction: Database, id: number) {
  const account = await transaction
    .selectFrom('staff_accounts')
    .select('role')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw noSuchAccount();
  return account;
}

/**
 * Throws if this account is the only owner that can sign in. Locks all owners, so that the second of two concurrent
 * changes sees the first.
 */
async function requireOtherOwner(transaction: Database, id: number): Promise<void> {
  const owners = await transaction
    .selectFrom('staff_accounts')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled', '=', false)
    .where('password_hash', '<>', '')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (owners.some((owner) => owner.id === id) && owners.length === 1)
    throw new ApiProblem(
      409,
      { type: 'last_owner' },
      'This is the only owner who can sign in. Make somebody else an owner first.',
    );
}

export function noSuchAccount(): ApiProblem {
  return noSuchEntity({ name: 'Accounts' });
}
