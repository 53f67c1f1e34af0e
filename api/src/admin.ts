import { createInterface } from 'node:readline/promises';
import { ACCOUNT_ACTIONS, type AccountAction, manageAccounts } from './accounts/manage-accounts.ts';
import { openDatabase } from './database/open-database.ts';
import { runCommand } from './run-command.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run admin -- ${ACCOUNT_ACTIONS.join('|')} [E-MAIL] [--password-stdin]`;

await runCommand(async () => {
  const args = process.argv.slice(2);
  const [action, email] = args.filter((arg) => !arg.startsWith('--'));
  if (!(ACCOUNT_ACTIONS as readonly string[]).includes(action ?? '')) throw new Error(USAGE);
  const password = args.includes('--password-stdin') ? await readLine() : undefined;
  const { database, migrate, close } = await openDatabase(readSettings(process.env));
  try {
    await migrate();
    return await manageAccounts(database, action as AccountAction, email, password);
  } finally {
    await close();
  }
});

/** Reads the password from standard input: an argument would stay in the shell's history. */
async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}
