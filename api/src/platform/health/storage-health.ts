import { statfs } from 'node:fs/promises';

/** Whether this server can still write. */
export interface StorageHealth {
  /** Records that something could not be written for want of space, here or in the database server. */
  reportFull(): void;
  isFull(): Promise<boolean>;
}

/** Less than one picture with its variants needs. */
const MIN_FREE_BYTES = 16 * 2 ** 20;
/** How long a report counts: the space of a database server is not seen from here. */
const REPORT_TTL_MS = 60_000;

/** @param folder on whose disk the space is measured; one that does not exist yet is not full */
export function createStorageHealth(folder: string, clock: () => Date): StorageHealth {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return {
    reportFull() {
      reportedAt = clock().getTime();
    },
    async isFull() {
      if (clock().getTime() - reportedAt < REPORT_TTL_MS) return true;
      const disk = await statfs(folder).catch(() => undefined);
      return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
    },
  };
}

/** Codes of the system and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Returns whether an error means that there is no space left on a disk. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isStorageFull);
  return ('code' in error && FULL.has(String(error.code))) || isStorageFull(error.cause);
}
