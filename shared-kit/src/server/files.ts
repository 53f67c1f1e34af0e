import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The result of reading a file or a folder, or undefined when there is none. @throws any other error */
export function ignoreNotFound<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/**
 * Writes a file, and its folder if need be: it has the old content or the new, whenever the machine stops and however
 * many processes write it at once.
 */
export async function writeFileAtomic(
  file: string,
  content: string | Buffer,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
