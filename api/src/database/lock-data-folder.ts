import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import lockfile from 'proper-lockfile';

/** A start that was killed while it took the folder delays the next one by this time. */
const START_LOCK_TTL_MS = 5_000;
const START_LOCK_RETRIES = { retries: 60, factor: 1, minTimeout: 100, maxTimeout: 100 };

/**
 * Takes the folder of the embedded database for this process: two processes on one folder lose rows. The process listens
 * on a socket in the folder, so that the system itself gives the folder back, however the process ends.
 * @returns gives the folder back
 * @throws Error with one line when another process uses the folder, or when the folder cannot be used
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`DATA_DIR ${dataDir} cannot be made (${error.code}); choose another folder`);
  });
  // Only one process at a time may find the socket of a process that was killed, and replace it.
  const unlockStart = await lockfile.lock(dataDir, {
    lockfilePath: join(dataDir, 'database.starting'),
    stale: START_LOCK_TTL_MS,
    retries: START_LOCK_RETRIES,
  });
  try {
    const address = socketAddress(dataDir);
    if (await isListening(address))
      throw new Error(
        `DATA_DIR ${dataDir} is in use by another running server; stop it first or choose another folder`,
      );
    return await listen(address, dataDir);
  } finally {
    await unlockStart();
  }
}

/** Bytes of a socket's path, on every system. */
const MAX_SOCKET_PATH = 103;

/** The shorter of the absolute and the relative path. @throws Error with one line when both are too long */
function socketAddress(dataDir: string): string {
  const absolute = join(dataDir, 'database.socket');
  if (process.platform === 'win32') return `\\\\.\\pipe\\${absolute.replaceAll('\\', '-')}`;
  const fromHere = relative(process.cwd(), absolute);
  const shorter = fromHere.length < absolute.length ? fromHere : absolute;
  // The system would cut it off without a word.
  if (Buffer.byteLength(shorter) > MAX_SOCKET_PATH)
    throw new Error(`DATA_DIR ${dataDir} is too long a path; choose another folder`);
  return shorter;
}

async function isListening(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    // There is no socket, or the process that listened on it is gone.
    return !['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    socket.destroy();
  }
}

async function listen(address: string, dataDir: string): Promise<() => Promise<void>> {
  await rm(address, { force: true });
  const server = createServer((socket) => socket.destroy());
  try {
    await once(server.listen(address), 'listening');
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
