import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort, waitUntilItAnswers } from './postgres-server.ts';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) => existsSync(file));
const CONFIGURATION = resolve(import.meta.dirname, '../../deployment/infrastructure/pgbouncer/pgbouncer.ini');

export const isPgBouncerInstalled = PROGRAM !== undefined;

/** Starts PgBouncer with the product's configuration in front of a database. Returns its URL. */
export async function startPgBouncer(databaseUrl: string) {
  const database = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  await chmod(folder, 0o777);
  const port = await findFreePort();
  await writeFile(join(folder, 'users.txt'), `"${database.username}" ""\n`);
  const values: Record<string, string> = {
    LISTEN_ADDR: '127.0.0.1',
    LISTEN_PORT: String(port),
    DATABASE_HOST: database.hostname,
    DATABASE_PORT: database.port,
    DATABASE_NAME: database.pathname.slice(1),
    AUTH_TYPE: 'trust',
    AUTH_FILE: join(folder, 'users.txt'),
    RUN_DIR: folder,
  };
  const template = await readFile(CONFIGURATION, 'utf8');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    template.replace(/\$\{(\w+)\}/g, (_, name) => values[name] ?? ''),
  );
  // It refuses to run as root.
  const child: ChildProcess = spawn(PROGRAM ?? '', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  const url = `postgres://${database.username}@127.0.0.1:${port}${database.pathname}`;
  await waitUntilItAnswers(url).catch((cause) => {
    throw new Error(`PgBouncer does not answer: ${log}`, { cause });
  });
  return {
    url,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGQUIT');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
