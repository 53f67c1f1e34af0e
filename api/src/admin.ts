import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { STAFF_ROLES, type StaffRole } from 'shared-kit/domain';
import { ACCOUNT_ACTIONS, type AccountAction, manageAccounts } from './accounts/manage-accounts.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run admin -- ${ACCOUNT_ACTIONS.join('|')} [E-MAIL] [--role ${STAFF_ROLES.join('|')}] [--password-stdin]`;

await runCommand(async () => {
  const { values, positionals } = readArguments();
  const [action, email] = positionals;
  if (!(ACCOUNT_ACTIONS as readonly string[]).includes(action ?? '')) throw new Error(USAGE);
  if (values.role !== undefined && !(STAFF_ROLES as readonly string[]).includes(values.role)) throw new Error(USAGE);
  const role = values.role as StaffRole | undefined;
  const password = values['password-stdin'] ? await readLine() : undefined;
  const { database, migrate, close } = await openDatabase(readSettings(process.env));
  try {
    await migrate();
    return await manageAccounts(database, action as AccountAction, email, { password, role });
  } finally {
    await close();
  }
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
    });
  } catch {
    throw new Error(USAGE);
  }
}

/** Reads the password from standard input: an argument would stay in the shell's history. */
async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
