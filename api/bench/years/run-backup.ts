import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createFolderStore } from 'shared-kit/server';
import { restoreBackup } from '#src/platform/backup/restore-backup';
import { writeBackup } from '#src/platform/backup/write-backup';
import { createDatabase } from '#src/platform/database/database';
import { parseDatabaseHosts } from '#src/platform/database/database-hosts';
import { migrateDatabase } from '#src/platform/database/migrate-database';
import { openPostgresPool } from '#src/platform/database/open-postgres-pool';
import { startPostgres } from '../../test/postgres-server.ts';
import { median } from '../percentile.ts';
import { fillYears } from './fill-years.ts';

/**
 * `npm run bench:backup [-- BOOKINGS]` measures a backup and its restore beside `pg_dump` and `pg_restore` (custom format, as they
 * are by default) on the years of an agency: 100,000 bookings unless another number is given. See docs/benchmarks.md.
 */
const ROUNDS = 3;
const run = promisify(execFile);
const bookings = Number(process.argv[2] ?? 100_000);
const postgres = await startPostgres({ isDurable: true });
const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const files = {
  mediaStore: createFolderStore(join(folder, 'media')),
  documentStore: createFolderStore(join(folder, 'private')),
};
const urlOf = (name: string) => postgres.url.replace(/postgres$/, name);
const open = (name: string) => openPostgresPool(parseDatabaseHosts(urlOf(name)), { isUnlimited: true });

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

async function measureRound(filled: string, round: number) {
  const [dump, backup] = [join(folder, `${round}.dump`), join(folder, `${round}.gz`)];
  const [theirs, ours] = [`theirs_${round}`, `ours_${round}`];
  const pool = open('postgres');
  for (const name of [theirs, ours]) await pool.query(`CREATE DATABASE ${name}`);
  await pool.end();
  const source = createDatabase(open(filled));
  const target = createDatabase(open(ours));
  try {
    const dumped = await secondsOf(() => run('pg_dump', ['-Fc', '-f', dump, urlOf(filled)]));
    const written = await secondsOf(() => writeBackup(source, files, backup));
    const theirsRestored = await secondsOf(() => run('pg_restore', ['-d', urlOf(theirs), dump]));
    const restored = await secondsOf(() => restoreBackup(target, files, backup));
    const mb = async (file: string) => (await stat(file)).size / 1e6;
    say(
      `pg_dump ${dumped.toFixed(1)} s, ${(await mb(dump)).toFixed(1)} MB; backup ${written.toFixed(1)} s, ${(await mb(backup)).toFixed(1)} MB; ` +
        `pg_restore ${theirsRestored.toFixed(1)} s; restore ${restored.toFixed(1)} s`,
    );
    return { backup: written / dumped, restore: restored / theirsRestored };
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

try {
  const pool = open('postgres');
  const database = createDatabase(pool);
  await pool.query('CREATE DATABASE filled');
  const filledPool = open('filled');
  const filled = createDatabase(filledPool);
  await migrateDatabase(filled);
  const seconds = await secondsOf(() => fillYears(filledPool, { cars: 1_000, bookings }));
  say(`${bookings} bookings: filled in ${seconds.toFixed(1)} s`);
  await filled.destroy();
  await database.destroy();
  const ratios: Awaited<ReturnType<typeof measureRound>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) ratios.push(await measureRound('filled', round));
  for (const what of ['backup', 'restore'] as const)
    say(`${what}: ${median(ratios.map((ratio) => ratio[what])).toFixed(2)} times (median of ${ROUNDS})`);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
