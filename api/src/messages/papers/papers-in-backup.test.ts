import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { createFolderStore } from 'shared-kit/server';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { createPostgresTestDatabase, type PostgresTestDatabase } from '../../../test/postgres-test-database.ts';
import { signForPaper } from '../../../test/sign-for-paper.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { cleanUp } from '../../clean-up.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { parseDatabaseHosts } from '../../platform/database/database-hosts.ts';
import { openPostgresPool } from '../../platform/database/open-postgres-pool.ts';
import { emailsAbout } from '../emails-about.ts';
import { verifyDocuments } from './verify-documents.ts';

const COMMAND = resolve(__dirname, '../../../dist/documents-command.js');
const DAY_MS = 86_400_000;
/** Agreement, return sheet, receipt, invoice, credit note. */
const PAPERS = 5;

let api: TestApi;
let token: string;
let bookingId: number;
let postgres: PostgresTestDatabase;
let copy: Database;
/** DATA_DIR of the restored installation. */
let folder: string;

beforeAll(async () => {
  api = await startTestApi({ keepsScans: true });
  await api.addCars(exampleCar());
  token = await api.signIn();
  const booked = await api.post('/api/entities/CarsBooking', exampleRequest({ pickupDate: '2027-01-10' } as never));
  bookingId = booked.body.data[0].id;
  const signed = { bookingId, locale: 'fr', values: { kilometers: 5, fuel: 8 } } as const;
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'pickup' });
  await signForPaper(api, { ...signed, id: randomUUID(), direction: 'return' });
  const payment = { id: randomUUID(), bookingId, purpose: 'rental', type: 'receipt', method: 'cash', amount: 10 };
  expect((await api.post('/api/payments', payment, { token })).status).toBe(200);
  const count = { account: 1, day: '2026-11-20', currency: '', counted: 9, note: 'One is missing' };
  expect((await api.post('/api/cash-counts', count, { token })).status).toBe(200);
  const [invoice] = (await api.post('/api/invoices', { bookingId }, { token })).body.data;
  const credit = { reason: 'Wrong buyer' };
  expect((await api.post(`/api/invoices/${invoice.id}/credit-note`, credit, { token })).status).toBe(200);
  const licence = await api.database.selectFrom('customer_documents').selectAll().executeTakeFirstOrThrow();
  const scans = `/api/customers/${licence.customer_id}/documents/${licence.id}/scans`;
  const headers = { 'content-type': 'application/pdf' };
  expect((await api.post(scans, Buffer.from('%PDF-1.7'), { token, headers })).status).toBe(200);
  await readFiles();
  folder = join(api.outboxDir, '../restored');
  const file = join(api.outboxDir, '../backup.gz');
  await writeBackup(api.database, api, file);
  postgres = await createPostgresTestDatabase({ migrated: false });
  copy = createDatabase(openPostgresPool(parseDatabaseHosts(postgres.url)));
  await restoreBackup(
    copy,
    {
      mediaStore: createFolderStore(join(folder, 'media')),
      documentStore: createFolderStore(join(folder, 'private')),
    },
    file,
  );
});
afterAll(async () => {
  await copy.destroy();
  await postgres.drop();
  await api.close();
});

/** Makes the file of each paper. @returns their kinds */
async function readFiles(): Promise<readonly string[]> {
  const { body } = await api.get(`/api/documents?bookingId=${bookingId}`, { token });
  const papers = body.data as unknown as readonly { id: number; kind: string }[];
  for (const { id } of papers) expect((await api.get(`/api/documents/${id}/file`, { token })).status).toBe(200);
  return papers.map(({ kind }) => kind).sort();
}

/** Runs `npm run documents -- verify` on the restored installation. */
async function verify(): Promise<{ readonly code: number; readonly output: string }> {
  const env = { PATH: process.env.PATH, DATABASE_URL: postgres.url, DATA_DIR: folder };
  return await promisify(execFile)(process.execPath, [COMMAND, 'verify'], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout }) => ({ code, output: stdout }),
  );
}

const privateFilesOf = async (dir: string) =>
  (await readdir(dir, { recursive: true })).filter((name) => name.length > 10).map((name) => join(dir, name));

test('papers, invoices, payments and counts are in a backup, and each is verified after a restore', async () => {
  for (const table of ['documents', 'invoices', 'payments', 'cash_counts', 'document_series', 'private_files']) {
    const contentOf = async (database: Database) =>
      (await sql`SELECT to_jsonb(t)::text AS row FROM ${sql.table(table)} AS t ORDER BY 1`.execute(database)).rows;
    const rows = await contentOf(copy);
    expect(rows).toEqual(await contentOf(api.database));
    expect(rows).not.toEqual([]);
  }
  expect(await verify()).toEqual({ code: 0, output: expect.stringContaining(`${PAPERS} papers, 0 differences`) });
});

test('a changed byte, a file that is gone and a changed snapshot are each found, with exit code 1', async () => {
  const { file_id } = await copy
    .selectFrom('documents')
    .select('file_id')
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow();
  const path = (await privateFilesOf(join(folder, 'private'))).find((name) => name.endsWith(file_id ?? '?')) ?? '';
  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
  await writeFile(path, changed);
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining('version 1: the file was changed') });
  await rm(path);
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining('version 1: the file is missing') });
  await writeFile(path, bytes);
  expect((await verify()).code).toBe(0);
  await sql`ALTER TABLE documents DISABLE TRIGGER documents_keep`.execute(copy);
  await sql`UPDATE documents SET snapshot = replace(snapshot, '10', '11') WHERE kind = 'receipt'`.execute(copy);
  expect(await verify()).toEqual({
    code: 1,
    output: expect.stringContaining('receipt P-2026-0001, version 1: the snapshot was changed'),
  });
});

test('the clean-up deletes photographs, and papers with their signatures, by their age; an invoice is then made again, with the same bytes', async () => {
  const hashes = async () =>
    await api.database.selectFrom('documents').select(['id', 'kind', 'file_id', 'file_sha256']).orderBy('id').execute();
  const before = await hashes();
  const kept = before.filter(({ kind }) => kind === 'invoice' || kind === 'credit_note');
  const options = {
    database: api.database,
    outboxDir: api.outboxDir,
    documentStore: api.documentStore,
    requestHoldHours: 0,
  };
  const log = { warn: () => undefined, info: () => undefined };
  const run = (days: number, limits: { photoRetentionDays?: number; documentRetentionDays?: number }) =>
    cleanUp({
      ...{ ...options, ...limits, log, emailsAbout: emailsAbout(DEFAULT_SITE_SETTINGS), emailRetentionDays: undefined },
      readTime: async () => new Date(api.time.now.getTime() + days * DAY_MS),
    } as never);
  const runLater = async (limits: object) => {
    await api.database.deleteFrom('installation_facts').where('name', '=', 'clean-up').execute();
    // A clean-up is held for a day after its first run.
    for (let step = 0; step < 3; step += 1) await run(99 + step * 0.9, limits);
  };
  await runLater({ photoRetentionDays: 30 });
  expect(await hashes()).toEqual(before);
  await runLater({ documentRetentionDays: 30, scanRetentionDays: 30 });
  expect(await hashes()).toEqual(kept.map((paper) => ({ ...paper, file_id: null })));
  const signatures = await api.database.selectFrom('handovers').select(['signed_at', 'signature']).execute();
  expect(signatures).toEqual(signatures.map(() => ({ signed_at: expect.anything(), signature: null })));
  expect(await privateFilesOf(api.privateDir)).toEqual([]);
  // The session has expired too.
  token = await api.signIn();
  expect(await readFiles()).toEqual(['credit_note', 'invoice']);
  const after = await hashes();
  expect(after.map(({ file_sha256 }) => file_sha256)).toEqual(kept.map(({ file_sha256 }) => file_sha256));
  expect(await verifyDocuments(api)).toEqual({ count: kept.length, differences: [] });
});

test('an erasure removes every file; invoice and credit note stay and can be read', async () => {
  await api.database.updateTable('bookings').set({ status: 'returned' }).where('id', '=', bookingId).execute();
  expect((await api.post('/api/erasures', { ids: [bookingId] }, { token })).status).toBe(200);
  expect(await privateFilesOf(api.privateDir)).toEqual([]);
  expect(await readFiles()).toEqual(['credit_note', 'invoice']);
});
