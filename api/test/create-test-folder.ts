import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Several test files at once hold a handful of databases of 30 MB each. */
const NEEDED_BYTES = 2 ** 30;

/**
 * Creates a temporary folder for a database, in memory where a Linux has room for it: a database writes and flushes
 * hundreds of files, which takes a disk longer than the tests take.
 */
export async function createTestFolder(prefix: string): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(free > NEEDED_BYTES ? MEMORY : tmpdir(), prefix));
}
