import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { clearDemoData } from '../demo/clear-demo-data.ts';
import type { BackupLine, BackupTable } from '../platform/backup/backup-line.ts';
import { findTables } from '../platform/backup/find-tables.ts';
import { findWrongSums } from '../platform/backup/find-wrong-sums.ts';
import { readArchive } from '../platform/backup/read-archive.ts';
import { fillDatabase, refuseFilled, withFolders } from '../platform/backup/restore-backup.ts';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import type { Services } from '../platform/services.ts';

type Row = Readonly<Record<string, unknown>>;
type Work = Transaction<Schema>;

/** An installation that is empty has its own account, with its history, and what it keeps about itself. */
const ITS_OWN: readonly BackupTable[] = [
  'staff_accounts',
  'account_invitations',
  'audit_entries',
  'installation_facts',
  'outbox',
];

/** What is checked at the end of a transaction takes longer than a statement may: it is compared at once instead. */
const SUM_TRIGGERS = [
  ['bookings', 'bookings_have_sum_of_lines'],
  ['bookings', 'bookings_keep_sum_of_lines'],
  ['booking_lines', 'booking_lines_sum_to_total'],
] as const;

export interface TakenArchive {
  readonly cars: number;
  readonly customers: number;
  readonly bookings: number;
}

/**
 * Fills this installation from an archive, all of it or nothing. Demo data makes room. The account stays that of its person: with the number of the archive's
 * account with its e-mail address, else with a new one.
 * @throws ApiProblem 400 `archive_unreadable`, 409 `archive_of_other_version`, `not_empty`
 */
export async function takeArchive(
  { database, mediaStore, documentStore }: Services,
  path: string,
  account: number,
): Promise<TakenArchive> {
  const lines = readArchive(path);
  const first = await lines.next().catch((cause) => {
    throw unreadable(cause);
  });
  if (first.done || first.value.type !== 'start') throw unreadable();
  await refuseOtherVersion(database, first.value);
  const counts = { cars: 0, customers: 0, bookings: 0 };
  try {
    return await withFolders({ mediaStore, documentStore }, 'The archive', (folders, copy) =>
      database.transaction().execute(async (transaction) => {
        const tables = await makeRoom(transaction);
        const change = async (table: BackupTable, rows: readonly Row[]): Promise<readonly Row[]> => {
          if (table in counts) counts[table as keyof typeof counts] += rows.length;
          // Numbered after those that are there.
          if (table === 'audit_entries') return rows.map(({ id: _, ...entry }) => entry);
          return table === 'staff_accounts' ? await withoutOwn(transaction, rows, account) : rows;
        };
        await fillDatabase(transaction, lines, { tables, folders, file: 'The archive', change });
        await requireSums(transaction);
        await copy();
        return counts;
      }),
    );
  } catch (error) {
    throw error instanceof ApiProblem || isOfDatabase(error) ? error : unreadable(error);
  }
}

async function refuseOtherVersion(
  database: Database,
  { migrations }: Extract<BackupLine, { type: 'start' }>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`.execute(database);
  if (rows[0]?.name !== migrations.at(-1))
    throw new ApiProblem(
      409,
      { type: 'archive_of_other_version' },
      'The archive is of another version of this program',
    );
}

/** Deletes demo data. @returns the tables @throws ApiProblem 409 `not_empty` */
async function makeRoom(transaction: Work): Promise<readonly BackupTable[]> {
  await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
  // First: a table with checks that are due is not altered.
  for (const [table, trigger] of SUM_TRIGGERS)
    await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER ${sql.ref(trigger)}`.execute(transaction);
  await clearDemoData(transaction);
  const tables = await findTables(transaction);
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM staff_accounts`.execute(transaction);
  try {
    for (const table of tables) if (!ITS_OWN.includes(table)) await refuseFilled(transaction, table);
    if (rows[0]?.count !== 1) throw new Error('There are other accounts');
  } catch (cause) {
    const problem = new ApiProblem(409, { type: 'not_empty' }, 'An archive is taken into an empty installation only');
    throw Object.assign(problem, { cause });
  }
  // That of the demo data.
  await transaction.deleteFrom('audit_entries').where('entity', '<>', 'Accounts').execute();
  return tables;
}

async function requireSums(transaction: Work): Promise<void> {
  if ((await findWrongSums(transaction)).length > 0) throw unreadable();
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(transaction);
  for (const [table, trigger] of SUM_TRIGGERS)
    await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER ${sql.ref(trigger)}`.execute(transaction);
}

/** Gives the own account a number that fits the archive's. @returns the accounts of the others */
async function withoutOwn(transaction: Work, rows: readonly Row[], own: number): Promise<readonly Row[]> {
  const { email } = await transaction
    .selectFrom('staff_accounts')
    .select('email')
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  const same = rows.find((row) => row.email === email);
  const id = same ? Number(same.id) : Math.max(own, ...rows.map((row) => Number(row.id))) + 1;
  if (id !== own) {
    const { rows: columns } = await sql<{ name: string }>`
      SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = 'staff_accounts' AND column_name NOT IN ('id', 'email')
        AND is_generated = 'NEVER'`.execute(transaction);
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    await sql`
      INSERT INTO staff_accounts (id, email, ${names}) SELECT ${id}, ${randomUUID()}, ${names} FROM staff_accounts WHERE id = ${own}
    `.execute(transaction);
    await sql`UPDATE staff_sessions SET account_id = ${id} WHERE account_id = ${own}`.execute(transaction);
    await sql`DELETE FROM staff_accounts WHERE id = ${own}`.execute(transaction);
    await sql`UPDATE staff_accounts SET email = ${email} WHERE id = ${id}`.execute(transaction);
    await sql`UPDATE audit_entries SET actor = ${String(id)} WHERE actor = ${String(own)}`.execute(transaction);
  }
  return rows.filter((row) => row !== same);
}

function unreadable(cause?: unknown): ApiProblem {
  const problem = new ApiProblem(
    400,
    { type: 'archive_unreadable' },
    'This is not an archive of this program, or it is damaged',
  );
  return Object.assign(problem, { cause });
}

/** Of the connection, not of what the archive has. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(08|53|57|40|55)/.test(String(error.code));
}
