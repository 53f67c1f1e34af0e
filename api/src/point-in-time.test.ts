import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '../test/postgres-server.ts';
import { createPostgresTestDatabase } from '../test/postgres-test-database.ts';

const ARCHIVE = resolve(__dirname, '../../deployment/infrastructure/postgres/archive.sh');
const run = promisify(execFile);

let archive: string;
let primary: PostgresServer;
beforeAll(async () => {
  archive = await mkdtemp(join(tmpdir(), 'archive-test-'));
  await chmod(archive, 0o777);
  await run('mkdir', ['-m', '777', join(archive, 'log')]);
  primary = await startPostgres();
  // As in compose.yaml.
  await query(
    primary.url,
    `LOAD 'basic_archive'`,
    `ALTER SYSTEM SET archive_mode = 'on'`,
    `ALTER SYSTEM SET archive_library = 'basic_archive'`,
    `ALTER SYSTEM SET basic_archive.archive_directory = '${join(archive, 'log')}'`,
  );
  await primary.shutDown();
  await primary.start();
});
afterAll(async () => {
  await primary.stop();
  await rm(archive, { recursive: true, force: true });
});

async function query(url: string, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

async function archiveCommand(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { hostname, port, username } = new URL(primary.url);
  const { stdout } = await run('sh', [ARCHIVE, ...args], {
    env: {
      PATH: `${primary.binaries}:${process.env.PATH}`,
      ARCHIVE: archive,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      ...env,
    },
  });
  return stdout.trim();
}

/** Waits until the archive has what was written so far. */
async function switchLog(): Promise<void> {
  const [row] = await query(primary.url, `SELECT pg_walfile_name(pg_switch_wal()) AS name`);
  while (!(await readdir(join(archive, 'log'))).includes(String(row?.name))) await pause();
}
const pause = () => new Promise((done) => setTimeout(done, 20));

async function restoreTo(moment: string): Promise<readonly number[]> {
  const restored = await primary.startOn((folder) => archiveCommand(['restore', moment], { PGDATA: folder }));
  try {
    for (;;) {
      const [state] = await query(restored.url, 'SELECT pg_is_in_recovery() AS recovers');
      if (!state?.recovers) break;
      await pause();
    }
    return (await query(restored.url, 'SELECT number FROM kept ORDER BY 1')).map(({ number }) => number);
  } finally {
    await restored.kill();
  }
}

test('a server is restored to a moment from a base backup and the archived log, rows as they were', async () => {
  await query(primary.url, 'CREATE TABLE kept (number int)', 'INSERT INTO kept VALUES (1)');
  await archiveCommand(['base']);
  const [row] = await query(
    primary.url,
    'INSERT INTO kept VALUES (2), (3)',
    `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US+00') AS moment`,
  );
  await query(primary.url, 'DELETE FROM kept WHERE number = 1', 'INSERT INTO kept VALUES (4)');
  await switchLog();

  expect(await restoreTo(row?.moment)).toEqual([1, 2, 3]);
  expect(await restoreTo('latest')).toEqual([2, 3, 4]);
  await expect(restoreTo('2020-01-01 00:00:00+00')).rejects.toThrow(/No base backup in .* is older/);

  // The next base backup makes room: those before, and the log that only they need, are deleted.
  const before = await readdir(join(archive, 'log'));
  while ((await readdir(join(archive, 'base'))).includes(nameOf(new Date()))) await pause();
  const kept = await archiveCommand(['base', '1']);
  expect((await readdir(join(archive, 'base'))).map((name) => join(archive, 'base', name))).toEqual([kept]);
  const after = await readdir(join(archive, 'log'));
  expect(before.filter((name) => after.includes(name)).length).toBeLessThan(before.length);
});

const nameOf = (time: Date) =>
  time
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-');

test('a dump of the schema by pg_dump is restored by pg_restore without an error', async () => {
  const [from, to] = [await createPostgresTestDatabase(), await createPostgresTestDatabase({ migrated: false })];
  const file = join(archive, 'schema.dump');
  const tool = (name: string) => join(primary.binaries, name);
  try {
    await run(tool('pg_dump'), ['-Fc', '-f', file, from.url]);
    await run(tool('pg_restore'), ['--exit-on-error', '-d', to.url, file]);
  } finally {
    await from.drop();
    await to.drop();
  }
});
