import { randomBytes } from 'node:crypto';
import { EMAIL_PATTERN } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { hashPassword } from './password.ts';

export const PASSWORD_LENGTH = { min: 8, max: 200 };

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
  const isCreated = await addAccount(database, adminEmail, await hashPassword(password));
  return isCreated && adminPassword === undefined ? { email: adminEmail, password } : undefined;
}

/**
 * Runs an action of the `admin` command. A new password ends every session of its account, and so do disabling and
 * removing.
 * @param password chosen by the owner; generated and shown without one
 * @returns the lines to show
 * @throws Error with one line
 */
export async function manageAccounts(
  database: Database,
  action: AccountAction,
  email = '',
  password: string | undefined = undefined,
): Promise<string[]> {
  if (action === 'list') return await listAccounts(database);
  const name = email.trim().toLowerCase();
  if (!new RegExp(EMAIL_PATTERN).test(name)) throw new Error(`"${email}" is not an e-mail address`);
  if (action === 'add' || action === 'password') return await setPassword(database, action, name, password);

  const account = database.selectFrom('staff_accounts').select('id').where('email', '=', name);
  if (!(await account.executeTakeFirst())) throw new Error(`There is no account ${name}`);
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('staff_sessions').where('account_id', 'in', account).execute();
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
    .select(['email', 'disabled', 'created_at'])
    .orderBy('email')
    .execute();
  return rows.map(({ email, disabled, created_at }) => {
    return `${email}  ${disabled ? 'disabled' : 'active'}  since ${created_at.slice(0, 10)}`;
  });
}

async function setPassword(
  database: Database,
  action: 'add' | 'password',
  email: string,
  chosen: string | undefined,
): Promise<string[]> {
  const { min, max } = PASSWORD_LENGTH;
  if (chosen !== undefined && (chosen.length < min || chosen.length > max))
    throw new Error(`A password has ${min} to ${max} characters`);
  const password = chosen ?? generatePassword();
  const hash = await hashPassword(password);
  if (action === 'add') {
    if (!(await addAccount(database, email, hash))) throw new Error(`There is an account ${email} already`);
  } else {
    await inTransaction(database, async (transaction) => {
      const changed = await transaction
        .updateTable('staff_accounts')
        .set({ password_hash: hash })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirst();
      if (!changed) throw new Error(`There is no account ${email}`);
      await transaction.deleteFrom('staff_sessions').where('account_id', '=', changed.id).execute();
    });
  }
  const line = `${email} ${action === 'add' ? 'can sign in' : 'has a new password'}`;
  return chosen === undefined ? [line, `password: ${password}`] : [line];
}

/** Inserts an account; returns false when the e-mail has one already. */
async function addAccount(database: Database, email: string, hash: string): Promise<boolean> {
  const added = await database
    .insertInto('staff_accounts')
    .values({ email, password_hash: hash, role: 'owner', created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

function generatePassword(): string {
  return randomBytes(12).toString('base64url');
}
