import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import yazl from 'yazl';
import type { Database } from '../database/database.ts';
import { ARCHIVE_FORMAT, type ArchiveManifest, archivedRow, toArchiveCell } from './archive-format.ts';
import { BACKUP_TABLES, type BackupLine, type BackupStores } from './backup-line.ts';
import { backupLines } from './write-backup.ts';

type Line<Type extends BackupLine['type']> = Extract<BackupLine, { readonly type: Type }>;

/**
 * Returns all data of the agency as a ZIP archive: a CSV file for each table, which spreadsheets open, the pictures and the private
 * files (docs/operations.md#archive). Without secrets: passwords, links and browsers of customers.
 */
export function writeArchive(database: Database, stores: BackupStores): Readable {
  const zip = new yazl.ZipFile();
  const output = Readable.from(zip.outputStream as Readable, { objectMode: false });
  fill(zip, database, stores).then(
    () => zip.end(),
    (error) => output.destroy(error),
  );
  return output;
}

async function fill(zip: yazl.ZipFile, database: Database, stores: BackupStores): Promise<void> {
  const columns = await readColumns(database);
  const lines = backupLines(database, stores);
  try {
    let next = await lines.next();
    const start = next.value as Line<'start'>;
    const json = Object.fromEntries(
      columns.map(({ table, names, json: some }) => [table, names.filter((name) => some.includes(name))]),
    );
    const manifest: ArchiveManifest = { format: ARCHIVE_FORMAT, migrations: start.migrations, json };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, undefined, 2)), 'manifest.json');
    next = await lines.next();
    for (const { table, names } of columns) {
      async function* text() {
        yield `\uFEFF${names.map((name) => toArchiveCell(name)).join(',')}\r\n`;
        for (; !next.done && isRowOf(table, next.value); next = await lines.next()) {
          const row = archivedRow(table, next.value.row as Readonly<Record<string, unknown>>);
          if (row) yield `${names.map((name) => toArchiveCell(row[name])).join(',')}\r\n`;
        }
      }
      await add(zip, `data/${table}.csv`, text(), true);
    }
    for (; !next.done; next = await lines.next()) {
      const file = next.value as Line<'file' | 'privateFile'>;
      const folder = file.type === 'file' ? 'media' : 'private';
      await add(zip, `${folder}/${file.path}`, [Buffer.from(file.base64, 'base64')], false);
    }
  } finally {
    await lines.return(undefined);
  }
}

function isRowOf(table: string, line: BackupLine): line is Line<'row'> {
  return line.type === 'row' && line.table === table;
}

/** Adds a file, one after the other, so that no more than one is in memory. */
async function add(
  zip: yazl.ZipFile,
  path: string,
  parts: AsyncIterable<string> | Iterable<Buffer>,
  compress: boolean,
): Promise<void> {
  const stream = Readable.from(parts, { objectMode: false });
  zip.addReadStream(stream, path, { compress });
  await finished(stream);
}

interface Columns {
  readonly table: (typeof BACKUP_TABLES)[number];
  readonly names: readonly string[];
  /** Those whose cells are JSON. */
  readonly json: readonly string[];
}

/** Returns the columns of the tables that the database does not compute. */
async function readColumns(database: Database): Promise<readonly Columns[]> {
  const { rows } = await sql<{ table: string; names: string[]; json: string[] }>`
    SELECT table_name AS table, json_agg(column_name ORDER BY ordinal_position) AS names,
      json_agg(column_name) FILTER (WHERE data_type IN ('ARRAY', 'json', 'jsonb')) AS json
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ANY(${[...BACKUP_TABLES]}) AND is_generated = 'NEVER'
    GROUP BY 1`.execute(database);
  return BACKUP_TABLES.flatMap((table) => {
    const found = rows.find((row) => row.table === table);
    return found ? [{ table, names: found.names, json: found.json ?? [] }] : [];
  });
}
