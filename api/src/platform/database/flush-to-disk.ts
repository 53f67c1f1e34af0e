import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** Start parameters that enable fsync: PGlite passes `-F` (fsync off), and its fdatasync is a no-op. */
export const FSYNC_START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const ROOT = '/pglite/data';

interface OpenFile {
  readonly path: string;
  /** File descriptor of the host; undefined for a folder. */
  readonly nfd?: number;
}

/**
 * Adds fsync to PGlite's file layer, which has none and reports success. With it an acknowledged booking survives a
 * power cut, not only `kill -9`.
 */
export function flushToDisk(pglite: PGlite, folder: string): void {
  const { stream_ops } = pglite.Module.FS.lookupPath(`${ROOT}/PG_VERSION`, {}).node as unknown as {
    stream_ops: { fsync?: (file: OpenFile) => number };
  };
  stream_ops.fsync = ({ path, nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    else fsyncFolder(join(folder, path.slice(ROOT.length)));
    return 0;
  };
}

/** Fsyncs the folder, so that new file names are durable. */
function fsyncFolder(path: string): void {
  if (!existsSync(path)) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Fsyncs all files of a new database, which were written before `flushToDisk` was installed. */
export async function flushFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const handle = await open(join(entry.parentPath, entry.name), 'r');
    await handle.sync().finally(() => handle.close());
  }
}
