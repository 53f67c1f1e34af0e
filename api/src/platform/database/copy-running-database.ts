import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreNotFound } from 'shared-kit/server';

const CONTROL = 'global/pg_control';
const ATTEMPTS = 5;

/**
 * Copies the folder of an embedded database while its server writes to it. The copy starts as after a power cut: from the last
 * checkpoint, which is read first, with the log of everything since, which is copied last and has each page whole that was being
 * written meanwhile. @throws Error with one line when there were checkpoints all the time
 */
export async function copyRunningDatabase(folder: string, target: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await rm(target, { recursive: true, force: true });
    const control = await readFile(join(folder, CONTROL));
    await copyTree(folder, target, (path) => !path.startsWith('pg_wal/') && path !== CONTROL);
    await copyTree(folder, target, (path) => path.startsWith('pg_wal/'));
    await writeFile(join(target, CONTROL), control);
    // A checkpoint removes what the log had before it.
    if (control.equals(await readFile(join(folder, CONTROL)))) return;
  }
  throw new Error(`${folder} cannot be copied: it is written to all the time`);
}

/** Copies folders, and the files that are chosen; without those that are deleted meanwhile. */
async function copyTree(from: string, to: string, isChosen: (path: string) => boolean): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).slice(from.length + 1);
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else if (entry.isFile() && isChosen(path)) {
      await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
      await ignoreNotFound(copyFile(join(from, path), join(to, path)));
    }
  }
}
