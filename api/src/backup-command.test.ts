import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { addDays, agencyToday } from 'shared-kit/domain';
import { createTestFolder } from '../test/create-test-folder.ts';
import { exampleRequest } from '../test/examples.ts';
import { createKillableServer, type KillableServer } from '../test/killable-server.ts';
import { openTestDatabase } from '../test/open-test-database.ts';
import { listBackups } from './platform/backup/backup-folder.ts';
import { readLastBackup } from './platform/backup/last-backup.ts';
import { checkSchedule } from './schedule-backups.ts';

const COMMAND = resolve(__dirname, '../dist/backup-command.js');
const run = promisify(execFile);

let server: KillableServer;
let folder: string;
beforeAll(async () => {
  folder = await createTestFolder('backups-');
  server = await createKillableServer('backup-command');
  await server.start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const envOf = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  DATA_DIR: server.folder,
  BACKUP_DIR: folder,
  ...(server.databaseUrl && { DATABASE_URL: server.databaseUrl }),
  ...more,
});
/** Runs the command. @returns its exit code and lines */
async function command(...args: readonly string[]) {
  const ended = await run(process.execPath, [COMMAND, ...args], { env: envOf() }).catch((error) => error);
  return { code: ended.code ?? 0, text: `${ended.stdout}${ended.stderr}` };
}

let day = addDays(agencyToday(new Date(), '+00:00'), 60);
async function book(): Promise<void> {
  day = addDays(day, 1);
  const request = exampleRequest({
    carId: 'dacia-duster-k7m2',
    unitPrice: 42,
    customerEmail: `${day}@example.com`,
    pickupDate: day,
    dropoffDate: day,
  });
  expect((await server.call('POST', '/api/entities/CarsBooking', request)).status).toBe(200);
}

test('a backup of a running server is made while it goes on to answer, and a drill says what came after it', async () => {
  await book();
  const media = join(server.folder, 'media/cars/x/320.webp');
  await mkdir(dirname(media), { recursive: true });
  await writeFile(media, 'a picture');
  let isDone = false;
  const backup = command('backup').finally(() => {
    isDone = true;
  });
  let meanwhile = 0;
  while (!isDone) {
    await book();
    meanwhile += 1;
  }
  expect(await backup).toMatchObject({ code: 0 });
  expect(meanwhile).toBeGreaterThan(2);
  await book();
  await writeFile(join(dirname(media), '640.webp'), 'a new one');

  const drill = await command('backup', 'drill');
  expect([drill.code, drill.text]).toEqual([
    0,
    expect.stringMatching(/Would be lost: bookings: [1-9]\d* new, 0 changed/),
  ]);
  expect(drill.text).toMatch(/1 new\n.*\nThe backup is whole/);
  // Nothing is left of either.
  expect((await readdir(server.folder)).filter((name) => name.startsWith('scratch'))).toEqual([]);
});

test('a drill fails for a backup with a picture, a paper or a sum that is not that of the installation', async () => {
  const [newest = ''] = await listBackups(folder);
  const lines = String(gunzipSync(await readFile(newest))).split('\n');
  const damagedBy = async (change: (line: string) => string) => {
    const file = join(folder, 'damaged.gz');
    await writeFile(file, gzipSync(lines.map(change).join('\n')));
    return await command('backup', 'drill', file);
  };
  const picture = await damagedBy((line) => line.replace(Buffer.from('a picture').toString('base64'), 'AAAA'));
  expect(picture).toMatchObject({ code: 1, text: expect.stringContaining('pictures: cars/x/320.webp differs') });
  const sum = await damagedBy((line) =>
    line.replace(/^(.*"booking_lines".*?\(\d+,\d+,[^)]*,)[\d.]+(,[^,)]*\))/, '$10.07$2'),
  );
  expect(sum.text).toMatch(/truncated or damaged/);
  expect(sum.code).toBe(1);
});

test('a backup that was killed leaves nothing in the way of the next one', async () => {
  const child = spawn(process.execPath, [COMMAND, 'backup'], { env: envOf() });
  const leftovers = async () =>
    [...(await readdir(folder)), ...(await readdir(server.folder))].filter((name) => /\.part$|^scratch/.test(name));
  while ((await leftovers()).length === 0 && child.exitCode === null) await new Promise((done) => setTimeout(done, 5));
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  const old = new Date(Date.now() - 3_600_000);
  for (const name of await readdir(folder)) if (name.endsWith('.part')) await utimes(join(folder, name), old, old);
  expect(await command('backup')).toMatchObject({ code: 0 });
  expect(await leftovers()).toEqual([]);
});

test('the schedule writes a backup when it is due, and records when', async () => {
  const { database, close } = await openTestDatabase();
  const backupDir = join(folder, 'scheduled');
  let count = 0;
  const schedule = {
    database,
    settings: { backupDir, backupHours: 24 },
    log: { warn: () => undefined, info: () => undefined },
    startedAt: new Date('2026-11-20T00:00:00Z'),
    async backUp() {
      count += 1;
      await mkdir(backupDir, { recursive: true });
      const file = join(backupDir, `car-rental-2026112${count}-000000.gz`);
      await writeFile(file, '');
      await utimes(file, new Date(now), new Date(now));
    },
  };
  let now = '';
  const counts: number[] = [];
  for (now of ['2026-11-20T00:30:00Z', '2026-11-20T01:00:00Z', '2026-11-21T00:59:00Z', '2026-11-21T01:00:00Z']) {
    await checkSchedule(schedule, new Date(now));
    counts.push(count);
  }
  expect(counts).toEqual([0, 1, 1, 2]);
  expect(await readLastBackup(database)).toEqual(new Date('2026-11-21T01:00:00Z'));
  await close();
});
