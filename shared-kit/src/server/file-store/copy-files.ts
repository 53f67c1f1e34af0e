import { hash } from 'node:crypto';
import { inParallel } from '../in-parallel.ts';
import { type FileStore, readStored } from './file-store.ts';

interface CopyOptions {
  /** Deletes each file of `from` that is in `to`. */
  readonly deletes?: boolean;
  /** Called after each file. */
  readonly onFile?: (counts: CopyCounts) => void;
}

export interface CopyCounts {
  readonly copied: number;
  /** Were there already, with the same content. */
  readonly same: number;
}

/**
 * Copies the files of a store into another one, and reads each there again to compare its SHA-256. What is there already is not
 * written, so that a copy that was stopped goes on. Incomplete files and locks, whose names start with a dot, are left out. Files outside
 * of folders, such as the pointer to the active releases, come last.
 * @throws Error when a file arrives changed, StoreUnavailable
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  { deletes = false, onFile }: CopyOptions = {},
): Promise<CopyCounts> {
  const inFolders: string[] = [];
  const outside: string[] = [];
  for await (const { key } of from.list(''))
    if (!key.split('/').some((name) => name.startsWith('.'))) (key.includes('/') ? inFolders : outside).push(key);
  let counts: CopyCounts = { copied: 0, same: 0 };

  async function copy(key: string): Promise<void> {
    const source = await readStored(from, key);
    // Deleted meanwhile.
    if (!source) return;
    const sum = hash('sha256', source.bytes);
    const isThere = async () => {
      const file = await readStored(to, key);
      return file !== undefined && hash('sha256', file.bytes) === sum;
    };
    const isSame = await isThere();
    if (!isSame) {
      await to.put(key, source.bytes);
      if (!(await isThere())) throw new Error(`${key} is not in ${to.name} as it is in ${from.name}`);
    }
    if (deletes) await from.delete([key]);
    counts = isSame ? { ...counts, same: counts.same + 1 } : { ...counts, copied: counts.copied + 1 };
    onFile?.(counts);
  }

  await inParallel(inFolders, copy);
  await inParallel(outside, copy);
  return counts;
}
