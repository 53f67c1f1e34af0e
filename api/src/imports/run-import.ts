import { sql, type Transaction } from 'kysely';
import { IMPORTED_ENTITIES, type ImportKind, type ImportPreview, type ImportResult } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { entityChanged } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import { BOOKING_IMPORT } from './import-bookings.ts';
import { CAR_IMPORT } from './import-cars.ts';
import { CUSTOMER_IMPORT } from './import-customers.ts';
import { batchesOf, type ImportRow, newRows } from './import-row.ts';
import type { ImportRules } from './import-rules.ts';
import type { ReadImport } from './read-import.ts';

const RULES: Readonly<Record<ImportKind, ImportRules>> = {
  cars: CAR_IMPORT,
  customers: CUSTOMER_IMPORT,
  bookings: BOOKING_IMPORT,
};

const FIRST_ROWS = 5;
/** Rows of one statement, well below the time that a statement may take. */
const ROWS_PER_STATEMENT = 100;
/** Tables with more rows have plans that fit. */
const SMALL_TABLE = 20_000;

/** Returns what an import would do, without writing anything. */
export async function previewImport(
  services: Services,
  kind: ImportKind,
  { columns, missing, count, rows }: ReadImport,
): Promise<ImportPreview> {
  await RULES[kind].check(services, services.database, rows);
  const fine = newRows(rows);
  return {
    columns,
    missing,
    rows: count,
    created: fine.length,
    known: rows.flatMap(({ number, known, refused }) =>
      known && refused.length === 0 ? [{ row: number, ...known }] : [],
    ),
    refused: rows.flatMap(({ refused }) => refused),
    first: fine.slice(0, FIRST_ROWS).map(({ number, values, written }) => ({
      row: number,
      // As the file names the car, not by its id.
      values: { ...values, ...(written.carId !== undefined && { carId: written.carId }) },
    })),
  };
}

export interface ImportBy {
  readonly account: number;
  /** Name of the file, for the history. */
  readonly file: string;
}

/**
 * Writes all rows of a file in one transaction, without e-mails; what is known already is left as it is.
 * @throws ApiProblem 409 `import_refused` when a row is refused, `entity_changed` when others have changed something meanwhile
 */
export async function runImport(
  services: Services,
  kind: ImportKind,
  { missing, count, rows }: ReadImport,
  { account, file }: ImportBy,
): Promise<ImportResult> {
  const rules = RULES[kind];
  if (missing.length > 0) throw refused(count);
  try {
    return await inTransaction(
      services.database,
      async (transaction) => {
        for (const row of rows) delete row.known;
        await rules.check(services, transaction, rows);
        const bad = rows.filter((row) => row.refused.length > 0).length;
        if (bad > 0) throw refused(bad);
        const fine = newRows(rows);
        await writeAll(services, transaction, rules, fine);
        await recordImport(transaction, kind, { account, file, rows: fine.length });
        return { created: fine.length, known: rows.length - fine.length };
      },
      account,
    );
  } catch (error) {
    throw isIntegrityViolation(error) ? entityChanged() : error;
  }
}

function refused(rows: number): ApiProblem {
  const message = `${rows} rows cannot be taken, so nothing was. The preview says why.`;
  return new ApiProblem(409, { type: 'import_refused', rows }, message);
}

/** The history gets one entry of the import, not one of each row. */
async function writeAll(
  services: Services,
  transaction: Transaction<Schema>,
  rules: ImportRules,
  rows: readonly ImportRow[],
): Promise<void> {
  await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
  let isFirst = true;
  for (const batch of batchesOf(rows, ROWS_PER_STATEMENT)) {
    await rules.write(services, transaction, batch);
    // What is checked at the end of a transaction would make its last statement take as long as all of them.
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(transaction);
    await sql`SET CONSTRAINTS ALL DEFERRED`.execute(transaction);
    if (isFirst) await renewPlans(transaction, rules.tables);
    isFirst = false;
  }
  await sql`SELECT set_config('app.audit', '', true)`.execute(transaction);
}

/** Triggers and checks of references keep their plans; those of a table of one page would read all its rows for each row. */
async function renewPlans(database: Database, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE oid = ANY(${[...tables]}::regclass[]) AND reltuples < ${SMALL_TABLE}`.execute(database);
  for (const { name } of rows) await sql`ANALYZE ${sql.table(name)}`.execute(database);
}

/** Writes who imported what into the history, and has open consoles read their lists again. */
async function recordImport(
  transaction: Transaction<Schema>,
  kind: ImportKind,
  { account, file, rows }: ImportBy & { readonly rows: number },
): Promise<void> {
  if (rows === 0) return;
  const changes = { file: [null, file], [kind]: [null, rows] };
  await sql`
    INSERT INTO audit_entries (actor, entity, entity_key, action, changes)
    VALUES (${String(account)}, 'Imports', ${kind}, 'created', ${JSON.stringify(changes)}::jsonb)`.execute(transaction);
  for (const entity of ['Imports', IMPORTED_ENTITIES[kind]]) {
    const notice = { entity, key: kind, action: 'changed', actor: String(account) };
    await sql`SELECT pg_notify('changes', ${JSON.stringify(notice)})`.execute(transaction);
  }
}

/** Class 23 of the error codes. */
function isIntegrityViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('23');
}
