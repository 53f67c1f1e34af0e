import { randomBytes } from 'node:crypto';
import { EMAIL_PATTERN, PASSWORD_LENGTH, type StaffRole } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { deleteInvitations } from './invitations.ts';
import { hashPassword } from './password.ts';
import { accountEmail } from './sign-in.ts';
import { endSessions } from './staff-accounts.ts';

export const ACCOUNT_ACTIONS = ['add', 'password', 'list', 'disable', 'enable', 'remove'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the first staff account when there is none.
 * @returns the account if its password was generated: it must be shown now, only its hash is stored
 */
export async function createFirstAdmin(
  database: Database,
  { adminEmail, adminPassword }: { readonly adminEmail: string; readonly adminPassword: string | undefined },
): Promise<FirstAdmin | undefined> {
  const existing = await database.selectFrom('staff_accounts').select('id').limit(1).executeTakeFirst();
  if (existing) return undefined;
  const password = adminPassword ?? generatePassword();
  const isCreated = await addAccount(database, adminEmail, await hashPassword(password), 'owner');
  return isCreated && adminPassword === undefined ? { email: adminEmail, password } : undefined;
}

export interface AccountOptions {
  /** Chosen by the owner; generated and shown without one. */
  readonly password?: string | undefined;
  /** Of a new account. */
  readonly role?: StaffRole | undefined;
}

/**
 * Runs an action of the `admin` command. A new password ends every session of its account, and so do disabling and
 * removing.
 * @returns the lines to show
 * @throws Error with one line
 */
export async function manageAccounts(
  database: Database,
  action: AccountAction,
  email = '',
  { password, role = 'owner' }: AccountOptions = {},
): Promise<string[]> {
  if (action === 'list') return await listAccounts(database);
  const name = accountEmail(email);
  if (!new RegExp(EMAIL_PATTERN).test(name)) throw new Error(`"${email}" is not an e-mail address`);
  if (action === 'add' || action === 'password') return await setPassword(database, action, name, { password, role });

  const account = await database.selectFrom('staff_accounts').select('id').where('email', '=', name).executeTakeFirst();
  if (!account) throw new Error(`There is no account ${name}`);
  await inTransaction(database, async (transaction) => {
    await endSessions(transaction, account.id);
    await deleteInvitations(transaction, account.id);
    if (action === 'remove') await transaction.deleteFrom('staff_accounts').where('email', '=', name).execute();
    else
      await transaction
        .updateTable('staff_accounts')
        .set({ disabled: action === 'disable' })
        .where('email', '=', name)
        .execute();
  });
  return [`${name} is ${action === 'remove' ? 'removed' : `${action}d`}`];
}

async function listAccounts(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('staff_accounts')
    .select(['email', 'role', 'disabled', 'created_at'])
    .orderBy('email')
    .execute();
  return rows.map(({ email, role, disabled, created_at }) => {
    return `${email}  ${role}  ${disabled ? 'disabled' : 'active'}  since ${created_at.slice(0, 10)}`;
  });
}

async function setPassword(
  database: Database,
  action: 'add' | 'password',
  email: string,
  { password: chosen, role = 'owner' }: AccountOptions,
): Promise<string[]> {
  const { min, max } = PASSWORD_LENGTH;
  if (chosen !== undefined && (chosen.length < min || chosen.length > max))
    throw new Error(`A password has ${min} to ${max} characters`);
  const password = chosen ?? generatePassword();
  const hash = await hashPassword(password);
  if (action === 'add') {
    if (!(await addAccount(database, email, hash, role))) throw new Error(`There is an account ${email} already`);
  } else {
    await inTransaction(database, async (transaction) => {
      const changed = await transaction
        .updateTable('staff_accounts')
        .set({ password_hash: hash })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw new Error(`There is no account ${email}`);
      await deleteInvitations(transaction, changed.id);
      await endSessions(transaction, changed.id);
    });
  }
  const line = `${email} ${action === 'add' ? 'can sign in' : 'has a new password'}`;
  return chosen === undefined ? [line, `password: ${password}`] : [line];
}

/** Inserts an account; returns false when the e-mail has one already. */
async function addAccount(database: Database, email: string, hash: string, role: StaffRole): Promise<boolean> {
  const added = await database
    .insertInto('staff_accounts')
    .values({ email, password_hash: hash, role, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}
