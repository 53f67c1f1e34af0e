import { devNull } from 'node:os';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { currentRequestId, currentTrace } from 'shared-kit/server';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { recordBackup } from '../backup/last-backup.ts';
import { STATEMENTS } from '../database/statement-channel.ts';
import { logOptions } from '../log-options.ts';
import { enqueueEmails } from '../outbox/enqueue-emails.ts';
import { createPdfEngine } from '../pdf/create-pdf-engine.ts';
import { createApiMonitoring } from './measure-api.ts';
import { serveMonitoring } from './serve-monitoring.ts';

const lines: string[] = [];
const stream = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk));
    done();
  },
});
const monitoring = createApiMonitoring();
let api: TestApi;
let url: string;
let stop: () => Promise<void>;
let isMigrated = true;
let isStopping = false;

beforeAll(async () => {
  api = await startTestApi({ monitoring, logger: { ...logOptions('warn'), stream } });
  const connections = () => ({ all: { used: 1, free: 2, unopened: 3, waiting: 0 } });
  const served = await serveMonitoring(
    api.app,
    { monitoring, database: api.database, connections, isReady: () => isMigrated, isStopping: () => isStopping },
    { monitoringAddress: { host: '127.0.0.1', port: 0 } },
  );
  url = `http://127.0.0.1:${served?.port}`;
  stop = async () => served?.stop();
  await api.addCars(exampleCar());
});
afterAll(async () => {
  await stop();
  await api.close();
});

const readFigures = async () => (await fetch(`${url}/metrics`)).text();
const figure = (text: string, name: string) =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]);

test('a booking is counted, as a request, its statements, and an e-mail that waits', async () => {
  const before = await readFigures();
  const { body } = await api.post('/api/entities/CarsBooking', exampleRequest());
  const email = { booking_id: Number(body.data[0].id), kind: 'requested', recipient: 'amelie@example.com' } as const;
  await enqueueEmails(api.database, api.time.now, [email]);
  const after = await readFigures();
  expect(after).toMatch(
    /http_request_duration_seconds_count\{.*method="POST".*route="\/api\/entities\/CarsBooking".*status="200".*\} 1/,
  );
  const statements = 'database_statement_duration_seconds_count';
  expect(figure(after, statements)).toBeGreaterThan(figure(before, statements));
  expect(figure(after, 'database_up')).toBe(1);
  expect(figure(after, 'outbox_waiting')).toBeGreaterThan(figure(before, 'outbox_waiting'));
  expect(after).toMatch(/^database_info\{version="\d+\.\d+.*"\S* 1$/m);
  expect(after).toContain('database_connections{pool="all",state="free",service="api"} 2');
});

test('a refused statement is counted by its code', async () => {
  await sql`SELECT nothing`.execute(api.database).catch(() => undefined);
  expect(await readFigures()).toContain('database_statement_failures_total{code="42703",service="api"} 1');
});

test('tells when the last backup was written', async () => {
  expect(await readFigures()).toContain('backup_last_timestamp_seconds{service="api"} Nan');
  const before = Math.floor(Date.now() / 1000);
  await recordBackup(api.database, new Date());
  expect(figure(await readFigures(), 'backup_last_timestamp_seconds')).toBeGreaterThanOrEqual(before);
});

test('a paper is counted with its time, also one that its process was lost with', async () => {
  const before = await readFigures();
  expect(before).not.toContain('paper_duration_seconds_count{');
  const engine = createPdfEngine({ program: devNull });
  await expect(engine.render('{}')).rejects.toThrow('ended');
  engine.close();
  expect(await readFigures()).toContain('paper_duration_seconds_count{service="api",result="lost"} 1');
});

test('a slow statement is logged with the id of its request, without what it is about', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const run = () => sql`SELECT pg_sleep(${0.55}), ${'Secret Person'}::text`.execute(api.database);
  await currentTrace.run(`00-${trace}-b7ad6b7169203331-01`, () => currentRequestId.run('one-id-for-all', run));
  const logged = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'Slow statement');
  expect(logged).toMatchObject({
    reqId: 'one-id-for-all',
    traceId: trace,
    statement: 'SELECT pg_sleep($1), $2::text',
  });
  expect(lines.join('')).not.toContain('Secret');
});

test('an answer has the id that the gateway gave its request, and what runs for it knows the id', async () => {
  const { headers } = await api.get('/api/health', { headers: { 'x-request-id': '0af7651916cd43dd' } });
  expect(headers['x-request-id']).toBe('0af7651916cd43dd');
  const ids = new Set<string | undefined>();
  const note = () => ids.add(currentRequestId.getStore());
  STATEMENTS.subscribe(note);
  await api.get('/api/health', { headers: { 'x-request-id': '0af7651916cd43dd' } });
  STATEMENTS.unsubscribe(note);
  expect([...ids]).toEqual(['0af7651916cd43dd']);
});

test('is not ready before the migration, and without its database', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  isMigrated = false;
  const answer = await fetch(`${url}/readyz`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ missing: ['migrations'] });
  isMigrated = true;

  isStopping = true;
  const stopped = await fetch(`${url}/readyz`);
  expect([stopped.status, await stopped.json()]).toMatchObject([503, { missing: ['it stops'] }]);
  isStopping = false;

  const gone = await openTestDatabase();
  await gone.close();
  const served = await serveMonitoring(
    api.app,
    {
      monitoring: createApiMonitoring(),
      database: gone.database,
      connections: () => ({}),
      isReady: () => true,
      isStopping: () => false,
    },
    { monitoringAddress: { host: '127.0.0.1', port: 0 } },
  );
  const address = `http://127.0.0.1:${served?.port}`;
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ missing: ['database'] });
  const figures = await (await fetch(`${address}/metrics`)).text();
  expect(figure(figures, 'database_up')).toBe(0);
  expect(figures).toContain('outbox_waiting{service="api"} Nan');
  await served?.stop();
});
