import { randomBytes } from 'node:crypto';
import { EMAIL_PATTERN } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { hashPassword } from './hash-password.ts';

export const ACCOUNT_ACTIONS = ['add', 'password', 'list', 'disable', 'enable', 'remove'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/**
 * Does what the command `admin` was asked to and answers the lines to show. A new password ends every
 * session of its account, and so do disabling and removing.
 * @param password chosen by the owner; without one it is made and told
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
  if (!new RegExp(EMAIL_PATTERN).test(name)) throw new Error(`"${email}" is no e-mail address`);
  if (action === 'add' || action === 'password') return await givePassword(database, action, name, password);

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

async function givePassword(
  database: Database,
  action: 'add' | 'password',
  email: string,
  chosen: string | undefined,
): Promise<string[]> {
  if (chosen !== undefined && (chosen.length < 8 || chosen.length > 200))
    throw new Error('A password has 8 to 200 characters');
  const password = chosen ?? randomBytes(12).toString('base64url');
  const password_hash = await hashPassword(password);
  if (action === 'add') {
    const added = await database
      .insertInto('staff_accounts')
      .values({ email, password_hash, created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Error(`There is an account ${email} already`);
  } else {
    await inTransaction(database, async (transaction) => {
      const changed = await transaction
        .updateTable('staff_accounts')
        .set({ password_hash })
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
