import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { ignoreNotFound, writeFileAtomic } from '../files.ts';
import type { FileStore, ListedFile, PutCondition } from './file-store.ts';

/** Opens a folder, which need not exist yet. @param options.mode of new files */
export function createFolderStore(folder: string, { mode = 0o666 }: { readonly mode?: number } = {}): FileStore {
  const root = path.resolve(folder);
  const pathOf = (key: string) => {
    const file = path.join(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error(`"${key}" is not in ${root}`);
    return file;
  };

  async function* list(below: string): AsyncGenerator<ListedFile> {
    const entries = await readdir(path.join(root, below), { withFileTypes: true }).catch((error) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of entries) {
      const key = `${below}${entry.name}`;
      if (entry.isDirectory()) yield* list(`${key}/`);
      const found = entry.isFile() ? await ignoreNotFound(stat(path.join(root, key))) : undefined;
      if (found) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }

  return {
    name: root,
    folder: root,
    async get(key) {
      const handle = await ignoreNotFound(open(pathOf(key)));
      const found = await handle?.stat();
      if (handle && found?.isFile()) return { stream: handle.createReadStream(), size: found.size, tag: tagOf(found) };
      await handle?.close();
      return undefined;
    },
    async has(key) {
      return (await ignoreNotFound(stat(pathOf(key))))?.isFile() ?? false;
    },
    async put(key, bytes, condition) {
      const file = pathOf(key);
      if (!(await write(file, bytes, mode, condition))) return undefined;
      // The file's name, too, is there after a power cut.
      const directory = await open(path.dirname(file), 'r');
      await directory.sync().finally(() => directory.close());
      return tagOf(await stat(file));
    },
    list,
    async delete(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
}

/** Each write makes another file. */
function tagOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino}-${size}-${mtimeMs}`;
}

/** @returns whether it was written */
async function write(file: string, bytes: Buffer, mode: number, condition: PutCondition | undefined): Promise<boolean> {
  if (condition === undefined) {
    await writeFileAtomic(file, bytes, { mode });
    return true;
  }
  if (condition === 'absent') return await writeNew(file, bytes, mode);
  await mkdir(path.dirname(file), { recursive: true });
  const unlock = await lockfile.lock(file, {
    realpath: false,
    retries: { retries: 40, minTimeout: 20, maxTimeout: 500 },
  });
  try {
    const found = await ignoreNotFound(stat(file));
    if (!found || tagOf(found) !== condition.tag) return false;
    await writeFileAtomic(file, bytes, { mode });
    return true;
  } finally {
    await unlock();
  }
}

async function writeNew(file: string, bytes: Buffer, mode: number): Promise<boolean> {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${randomBytes(6).toString('hex')}.part`);
  await writeFileAtomic(draft, bytes, { mode });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
