import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createPostgresTestDatabase } from '../../../test/postgres-test-database.ts';
import { recordBackup } from '../backup/last-backup.ts';
import { type OpenedDatabase, openDatabase } from '../database/open-database.ts';
import { isForStaff } from '../database/pooled-driver.ts';
import { readSettings } from '../settings.ts';
import { createApiMonitoring, measureParts } from './measure-api.ts';

const RULES = resolve(__dirname, '../../../../deployment/infrastructure/monitoring/alerts.yaml');
const ALERTS = ['DatabaseDown', 'ConnectionsExhausted', 'EmailsStuck', 'BackupOld', 'DiskFull'];
const hasPromtool = (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'promtool')));

let folder: string;
let opened: OpenedDatabase;
let drop: () => Promise<void>;
let isFull = false;
const monitoring = createApiMonitoring();
let readFigures: () => Promise<string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  const { url, ...made } = await createPostgresTestDatabase({ migrated: true });
  drop = made.drop;
  opened = await openDatabase(
    readSettings({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2', DATABASE_STAFF_POOL_SIZE: '2' }),
  );
  measureParts(monitoring, { ...opened, changes: { listeners: () => 0 }, storage: { isFull: async () => isFull } });
  const served = await monitoring.listen({ host: '127.0.0.1', port: 0 }, async () => ({ missing: [] }));
  readFigures = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  const { close } = opened;
  opened = { ...opened, close: () => served.stop().then(close) };
});
afterAll(async () => {
  await opened.close();
  await drop();
  await rm(folder, { recursive: true });
});

/** Returns the alerts that Prometheus itself finds firing after the figures have had these values for half an hour. */
async function firing(figures: string): Promise<readonly string[]> {
  const minutes = 30;
  const series = [...figures.matchAll(/^((?:database|outbox|backup|storage)_\w+(?:\{.*\})?) (-?[\d.]+)$/gm)]
    .filter(([line]) => !line.includes('_bucket{'))
    // The clock of these tests begins at 0.
    .map(([, name = '', value]) => ({
      series: name,
      values: `${Number(value) - (name.includes('_timestamp_') ? Date.now() / 1000 : 0)}x${minutes}`,
    }));
  const test = ALERTS.map((alert) => ({
    expr: `count(ALERTS{alertname="${alert}",alertstate="firing"}) or vector(0)`,
    eval_time: `${minutes}m`,
    exp_samples: [{ labels: '{}', value: 2 }],
  }));
  const file = join(folder, 'asked.yaml');
  const tests = [{ interval: '1m', input_series: series, promql_expr_test: test }];
  await writeFile(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests }));
  const { stderr, stdout } = await promisify(execFile)('promtool', ['test', 'rules', file]).catch((error) => error);
  // Each count is 0 or 1. Expecting 2 makes promtool print the real one.
  const counts = [...`${stdout}${stderr}`.matchAll(/got:\s*"?\{\} ([\dE.+-]+)/g)].map(([, count]) => Number(count));
  expect([counts.length, stderr]).toEqual([ALERTS.length, expect.any(String)]);
  return ALERTS.filter((_, index) => counts[index] === 1);
}

if (hasPromtool) {
  test('no alert fires while all is well', async () => {
    await recordBackup(opened.database, new Date());
    expect(await firing(await readFigures())).toEqual([]);
  });

  test('an old backup and e-mails that are stuck are told', async () => {
    await recordBackup(opened.database, new Date(Date.now() - 37 * 3_600_000));
    await sql`INSERT INTO outbox (kind, recipient, state, created_at, next_attempt_at)
      VALUES ('requested', 'amelie@example.com', 'waiting', now() - interval '20 minutes', now())`.execute(
      opened.database,
    );
    expect(await firing(await readFigures())).toEqual(['EmailsStuck', 'BackupOld']);
    await sql`DELETE FROM outbox`.execute(opened.database);
    await recordBackup(opened.database, new Date());
  });

  test('a disk without space is told', async () => {
    isFull = true;
    expect(await firing(await readFigures())).toEqual(['DiskFull']);
    isFull = false;
  });

  test.each([false, true])(
    'connections that are all in use are told, and not taken for a missing database',
    async (isStaff) => {
      const hold = () => sql`SELECT pg_sleep(1.2)`.execute(opened.database);
      const held = isForStaff.run(isStaff, () => Promise.allSettled(Array.from({ length: 6 }, hold)));
      expect(await firing(await readFigures())).toEqual(['ConnectionsExhausted']);
      await held;
    },
  );

  test('a database that is away is told', async () => {
    await opened.database.destroy();
    expect(await firing(await readFigures())).toEqual(['DatabaseDown']);
  });
} else {
  test('without promtool (Debian: prometheus) the firing of the alerts is not tested', () => {
    expect(hasPromtool).toBe(false);
  });
}
