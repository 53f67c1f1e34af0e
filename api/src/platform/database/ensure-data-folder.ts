import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates the data folder if it is missing. @throws Error with one line when it cannot be created or written */
export async function ensureDataFolder(dataDir: string): Promise<void> {
  const refuse = (doing: string) => (error: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be ${doing} (${error.code}); choose another folder`);
  };
  await mkdir(dataDir, { recursive: true }).catch(refuse('created'));
  const probe = join(dataDir, `.writable-${process.pid}`);
  await writeFile(probe, '')
    .then(() => rm(probe))
    .catch(refuse('written'));
}
