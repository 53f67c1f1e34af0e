import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import lockfile from 'proper-lockfile';
import { ensureDataFolder } from './ensure-data-folder.ts';

/** A start that was killed while it held the start lock delays the next one by this time. */
const START_LOCK_TTL_MS = 5_000;
const START_LOCK_RETRIES = { retries: 60, factor: 1, minTimeout: 100, maxTimeout: 100 };

/**
 * Locks the data folder for this process: two processes on one folder would lose rows. The lock is a listening socket in
 * the folder, which the system releases however the process ends.
 * @returns a function that releases the lock
 * @throws Error with one line when the folder is in use or cannot be used
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await ensureDataFolder(dataDir);
  // Only one process at a time may replace the stale socket of a killed process.
  const unlockStart = await lockfile.lock(dataDir, {
    lockfilePath: join(dataDir, 'database.starting'),
    stale: START_LOCK_TTL_MS,
    retries: START_LOCK_RETRIES,
  });
  try {
    const socketPath = chooseSocketPath(dataDir);
    if (await isListening(socketPath))
      throw new Error(
        `DATA_DIR ${dataDir} is in use by another running server; stop it first or choose another folder`,
      );
    return await listen(socketPath, dataDir);
  } finally {
    await unlockStart();
  }
}

/** Returns whether a process has locked the folder. */
export async function isDataFolderInUse(dataDir: string): Promise<boolean> {
  return await isListening(chooseSocketPath(dataDir));
}

/** Bytes of a socket path that every system supports. */
const MAX_SOCKET_PATH = 103;

/** Returns the shorter of the absolute and the relative path. @throws Error with one line when both are too long */
function chooseSocketPath(dataDir: string): string {
  const absolute = join(dataDir, 'database.socket');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${absolute.replaceAll('\\', '-')}`;
  const fromHere = relative(process.cwd(), absolute);
  const shorter = fromHere.length < absolute.length ? fromHere : absolute;
  // The system would truncate it silently.
  if (Buffer.byteLength(shorter) > MAX_SOCKET_PATH)
    throw new Error(`DATA_DIR ${dataDir} is too long a path; choose another folder`);
  return shorter;
}

async function isListening(socketPath: string): Promise<boolean> {
  const socket = connect(socketPath);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    // No socket, or a stale one.
    return !['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    socket.destroy();
  }
}

async function listen(socketPath: string, dataDir: string): Promise<() => Promise<void>> {
  await rm(socketPath, { force: true });
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen(socketPath), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${dataDir} cannot hold a socket (${code}); choose another folder`);
  }
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
