import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Returns the result of a file operation, or undefined when the file does not exist. @throws any other error */
export function ignoreNotFound<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  return operation.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/**
 * Writes a file atomically (fsync, then rename), and creates its folder. Safe against crashes and concurrent writers.
 */
export async function writeFileAtomic(
  file: string,
  content: string | Buffer,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const tempFile = path.join(folder, `.${path.basename(file)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const handle = await open(tempFile, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(tempFile, file);
  } catch (error) {
    await rm(tempFile, { force: true });
    throw error;
  }
}
