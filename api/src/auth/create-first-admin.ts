import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { hashPassword } from './hash-password.ts';

export interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes the first staff account when there is none. Answers it only if its password was made here and
 * must now be told to the owner; it is told once and stored nowhere.
 */
export async function createFirstAdmin(
  database: Database,
  { adminEmail, adminPassword }: Pick<Settings, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin | undefined> {
  const existing = await database.selectFrom('staff_accounts').select('id').limit(1).executeTakeFirst();
  if (existing) return undefined;
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const created = await database
    .insertInto('staff_accounts')
    .values({
      email: adminEmail,
      password_hash: await hashPassword(password),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created && adminPassword === undefined ? { email: adminEmail, password } : undefined;
}
