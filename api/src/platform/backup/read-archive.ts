import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse';
import Value from 'typebox/value';
import { openZip } from '../archives/open-zip.ts';
import { ArchiveManifest, fromArchiveCell } from './archive-format.ts';
import { BACKUP_TABLES, type BackupLine } from './backup-line.ts';

const FOLDERS = { 'media/': 'file', 'private/': 'privateFile' } as const;
const MAX_MANIFEST_BYTES = 1_048_576;

/** Yields the lines of an archive, as those of a backup. @throws Error with one line when it is none, or damaged */
export async function* readArchive(path: string): AsyncGenerator<BackupLine> {
  const zip = await openZip(path).catch((cause) => {
    throw new Error(`${path} cannot be read as an archive`, { cause });
  });
  try {
    let manifest: ArchiveManifest | undefined;
    let lines = 0;
    for await (const entry of zip.entries()) {
      const name = entry.fileName;
      if (name.endsWith('/')) continue;
      const stream = await zip.read(entry);
      if (!manifest) {
        if (name !== 'manifest.json' || entry.uncompressedSize > MAX_MANIFEST_BYTES) throw notOurs(path);
        const parsed: unknown = JSON.parse(String(await buffer(stream)));
        if (!Value.Check(ArchiveManifest, parsed)) throw notOurs(path);
        manifest = parsed;
        lines += 1;
        yield { type: 'start', format: 'car-rental-backup', migrations: manifest.migrations };
        continue;
      }
      const table = BACKUP_TABLES.find((one) => name === `data/${one}.csv`);
      const folder = Object.entries(FOLDERS).find(([prefix]) => name.startsWith(prefix));
      if (table)
        for await (const row of readTable(stream, manifest.json[table] ?? [])) {
          lines += 1;
          yield { type: 'row', table, row };
        }
      else if (folder) {
        const [prefix, type] = folder;
        lines += 1;
        yield { type, path: name.slice(prefix.length), base64: (await buffer(stream)).toString('base64') };
      } else stream.destroy();
    }
    if (!manifest) throw notOurs(path);
    yield { type: 'end', lines };
  } finally {
    zip.close();
  }
}

/** Yields the rows of a table; values are the texts that the database reads, and JSON where the column has it. */
async function* readTable(stream: NodeJS.ReadableStream, json: readonly string[]) {
  const cells = parse({
    bom: true,
    cast: (cell, { quoting }) => fromArchiveCell(cell, quoting),
  });
  let names: readonly string[] | undefined;
  stream.on('error', (error) => cells.destroy(error));
  for await (const row of stream.pipe(cells) as AsyncIterable<readonly (string | null)[]>) {
    if (!names) {
      names = row.map(String);
      continue;
    }
    yield Object.fromEntries(
      names.map((name, index) => {
        const value = row[index] ?? null;
        return [name, value !== null && json.includes(name) ? JSON.parse(value) : value];
      }),
    );
  }
}

function notOurs(path: string): Error {
  return new Error(`${path} is not an archive of this program`);
}
