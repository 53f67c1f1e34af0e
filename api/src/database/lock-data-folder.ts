import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';

const STALE_MS = 15_000;
const OWNER_FILE = 'database.owner.json';

/** Which process holds the folder. `birth` tells it from a later process with the same id. */
interface Owner {
  readonly host: string;
  readonly pid: number;
  readonly birth: string;
}

/**
 * Takes the folder of the embedded database for this process: two of them on one folder lose rows.
 * What a killed process left behind is taken over at once when it ran on this machine, else when it went stale.
 * @param onLost called when another process took the folder although this one never gave it back
 * @returns gives the folder back
 * @throws Error with one line when another process uses the folder
 */
export async function lockDataFolder(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be made (${error.code}); choose another folder`);
  });
  const me: Owner = { host: hostname(), pid: process.pid, birth: birthOf(process.pid) };
  const ownerFile = join(dataDir, OWNER_FILE);
  const lockPath = join(dataDir, 'database.lock');

  async function take(): Promise<() => Promise<void>> {
    const release = await lockfile.lock(dataDir, {
      lockfilePath: lockPath,
      stale: STALE_MS,
      update: 3_000,
      onCompromised: (error) => void retake(error),
    });
    await writeFile(ownerFile, JSON.stringify(me));
    return release;
  }

  /** A machine that slept lets its lock go stale; it is lost only if somebody else took it. */
  async function retake(error: Error): Promise<void> {
    const owner = await readOwner(ownerFile);
    if (owner?.pid !== me.pid || owner.birth !== me.birth || owner.host !== me.host) return onLost(error);
    await take().then((again) => {
      release = again;
    }, onLost);
  }

  async function takeOver(): Promise<() => Promise<void>> {
    // A name of its own: the library keeps one lock for each, and giving this one back would give up the other.
    const takeoverPath = `${lockPath}.takeover`;
    const done = await lockfile.lock(takeoverPath, { lockfilePath: takeoverPath, realpath: false, retries: 3 });
    try {
      const owner = await readOwner(ownerFile);
      if (owner && isGone(owner, me)) await rm(lockPath, { recursive: true, force: true });
      return await take();
    } finally {
      await done();
    }
  }

  let release = await take()
    .catch(async (error: unknown) => {
      if (!isLocked(error)) throw error;
      return await takeOver();
    })
    .catch((error: unknown) => {
      if (!isLocked(error)) throw error;
      throw new Error(
        `DATA_DIR ${dataDir} is in use by another running server; stop it first or choose another folder`,
      );
    });
  return () => release();
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED';
}

function isGone(owner: Owner, me: Owner): boolean {
  return owner.host === me.host && birthOf(owner.pid) !== owner.birth;
}

async function readOwner(path: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** When the process began, as far as the system tells; empty when there is no such process. */
function birthOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const isZombie = fields[0] === 'Z';
    return isZombie ? '' : (fields[19] ?? 'alive');
  } catch {
    return 'alive';
  }
}
