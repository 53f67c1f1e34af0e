import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs the tokens, from a file of the data folder that only its owner can read; created when missing. */
export async function loadOrCreateAuthSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true });
  // `wx`: of two servers that start at once one writes, and both read the same.
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
