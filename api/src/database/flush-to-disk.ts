import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * Parameters with which the embedded database asks for its files to be flushed. Its own switch that off (`-F`), and
 * the default way of flushing the log, fdatasync, reaches nothing in its WebAssembly; fsync can be caught.
 */
export const FLUSHING_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

const ROOT = '/pglite/data';

interface OpenFile {
  readonly path: string;
  /** Number of the file outside; a folder has none. */
  readonly nfd?: number;
}

/**
 * Carries the flushes of the embedded database to the disk: its file layer has no fsync of its own and would
 * answer that all is well. With this an acknowledged booking survives a power cut, and not only `kill -9`.
 */
export function flushToDisk(pglite: PGlite, folder: string): void {
  const { stream_ops } = pglite.Module.FS.lookupPath(`${ROOT}/PG_VERSION`, {}).node as unknown as {
    stream_ops: { fsync?: (file: OpenFile) => number };
  };
  stream_ops.fsync = ({ path, nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd);
    else flushFolder(join(folder, path.slice(ROOT.length)));
    return 0;
  };
}

/** A new name is kept once its folder is flushed. */
function flushFolder(path: string): void {
  if (!existsSync(path)) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Flushes what was written before anybody could ask for it: the files of a database just made. */
export async function flushFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const handle = await open(join(entry.parentPath, entry.name), 'r');
    await handle.sync().finally(() => handle.close());
  }
}
