import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, agencyToday, type BookingRequest, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { createFolderStore } from 'shared-kit/server';
import { createTestFolder } from '../test/create-test-folder.ts';
import { copyDatabaseTemplate } from '../test/database-template.ts';
import { exampleRequest } from '../test/examples.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';
import { composeEmail } from './messages/compose-email.ts';
import { createDatabase } from './platform/database/database.ts';
import { openEmbeddedPool } from './platform/database/open-embedded-pool.ts';
import { createOutbox } from './platform/outbox/create-outbox.ts';
import { createMailer } from './platform/outbox/mailer.ts';
import { createPdfEngine } from './platform/pdf/create-pdf-engine.ts';

const ROUNDS = 3;
/** Number of bookings acknowledged in each round before the server is killed while further requests are in flight. */
const ACKNOWLEDGED = 32;
/** Within which the agency gets the e-mails about all bookings. */
const HOURS = 8;

let folder: string;
let server: SpawnedServer;
let url: string;

beforeAll(async () => {
  folder = await createTestFolder('kill-test-');
  await copyDatabaseTemplate(join(folder, 'database'));
});
afterAll(async () => {
  server.process.kill('SIGKILL');
  await server.exited;
  await rm(folder, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = spawnServer({ DATA_DIR: folder, DEMO_DATA: 'on', RATE_LIMIT: 'off' });
  await server.settled;
  const [message] = server.messages as { address?: string }[];
  url = message?.address ?? '';
}

const post = (path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test(`bookings that were acknowledged survive kill -9, ${ROUNDS} times, and unanswered ones can be retried`, async () => {
  const acknowledged: [BookingRequest, number][] = [];
  let day = addDays(agencyToday(new Date(), '+00:00'), 60);
  await startServer();
  for (let round = 0; round < ROUNDS; round += 1) {
    const unanswered: BookingRequest[] = [];
    const { process } = server;
    const before = acknowledged.length;
    let killer: NodeJS.Timeout | undefined;
    for (let isAlive = true; isAlive; ) {
      const requests = Array.from({ length: 4 }, () => {
        day = addDays(day, 1);
        return exampleRequest({
          carId: 'dacia-duster-k7m2',
          unitPrice: 42,
          confirmationCode: codeOf(day),
          // A mailbox each: one that never answers gets few e-mails an hour.
          customerEmail: `${day}@example.com`,
          pickupDate: day,
          dropoffDate: day,
        });
      });
      const calls = requests.map((request) => post('/api/entities/CarsBooking', request));
      // At a different moment in each round.
      if (acknowledged.length >= before + ACKNOWLEDGED) killer ??= setTimeout(() => process.kill('SIGKILL'), 5 * round);
      const answers = await Promise.allSettled(calls);
      for (const [index, answer] of answers.entries()) {
        const request = requests[index] as BookingRequest;
        if (answer.status === 'rejected') {
          unanswered.push(request);
          isAlive = false;
        } else if (answer.value.status === 200) {
          const { data } = (await answer.value.json().catch(() => ({ data: [] }))) as { data: { id: number }[] };
          if (data[0]) acknowledged.push([request, data[0].id]);
        }
      }
    }
    clearTimeout(killer);
    await server.exited;

    await startServer();
    // A repeated request returns the booking that it created; if the booking was lost, it would be created again with
    // another id.
    for (const [request, id] of acknowledged) {
      const { data } = (await (await post('/api/entities/CarsBooking', request)).json()) as { data: { id: number }[] };
      expect(data[0]?.id).toBe(id);
    }
    for (const request of unanswered) expect((await post('/api/entities/CarsBooking', request)).status).toBe(200);
  }
  server.process.kill('SIGTERM');
  await server.exited;
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * ACKNOWLEDGED);
  await expectEmails(acknowledged.map(([request]) => request));
});

/**
 * Sends what still waits after the leases of the killed servers, hour by hour since the agency gets so many e-mails an hour,
 * and expects both e-mails about each booking as files.
 */
async function expectEmails(requests: readonly BookingRequest[]): Promise<void> {
  let now = Date.now();
  const database = createDatabase(await openEmbeddedPool(join(folder, 'database')));
  const outboxDir = join(folder, 'outbox');
  const clock = () => new Date(now);
  const outbox = createOutbox({
    database,
    mailer: createMailer({ smtpUrl: undefined, from: 'cars@example.com', outboxDir }),
    site: DEFAULT_SITE_SETTINGS,
    clock,
    isReady: () => true,
    log: console,
    compose: (row) =>
      composeEmail(
        {
          database,
          site: DEFAULT_SITE_SETTINGS,
          clock,
          documentStore: createFolderStore(folder),
          pdf: createPdfEngine(),
          authSecret: '',
          weeklyReport: jest.fn(),
        },
        row,
      ),
  });
  for (let hours = 0; hours < HOURS; hours += 1) {
    now += 3_600_001;
    await outbox.deliverDue();
  }
  const unsent = await database.selectFrom('outbox').select(['id', 'state']).where('state', '<>', 'written').execute();
  await database.destroy();
  expect(unsent).toEqual([]);
  const files = await Promise.all((await readdir(outboxDir)).map((name) => readFile(join(outboxDir, name), 'utf8')));
  for (const { confirmationCode: code, customerEmail } of requests) {
    const about = files.filter((text) => text.includes(code));
    const recipients = new Set(about.map((text) => /^To: (.*)$/m.exec(text)?.[1]));
    expect([code, [...recipients].sort()]).toEqual([code, [customerEmail, 'hello@zelligecars.example']]);
  }
}

/** Returns the confirmation code for a day, the same in every round. */
function codeOf(day: string): string {
  const text = day.replaceAll('-', '').slice(2);
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}
