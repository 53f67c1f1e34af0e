import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { addDays, agencyToday, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { createFolderStore } from 'shared-kit/server';
import { SMTPServer } from 'smtp-server';
import { createTestFolder } from '../../../test/create-test-folder.ts';
import { copyDatabaseTemplate } from '../../../test/database-template.ts';
import { exampleRequest } from '../../../test/examples.ts';
import { createPostgresTestDatabase } from '../../../test/postgres-test-database.ts';
import { spawnServer } from '../../../test/spawn-server.ts';
import { composeEmail } from '../../messages/compose-email.ts';
import { createDatabase } from '../database/database.ts';
import { parseDatabaseHosts } from '../database/database-hosts.ts';
import { openEmbeddedPool } from '../database/open-embedded-pool.ts';
import { openPostgresPool } from '../database/open-postgres-pool.ts';
import { createPdfEngine } from '../pdf/create-pdf-engine.ts';
import { createOutbox } from './create-outbox.ts';
import { createMailer } from './mailer.ts';

let folder: string;
beforeAll(async () => {
  folder = await createTestFolder('kill-while-sending-');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('kill -9 between sending and recording loses no e-mail, and repeats one under the same id at most', async () => {
  const postgres =
    globalThis.testDatabase === 'postgres' ? await createPostgresTestDatabase({ migrated: true }) : undefined;
  if (!postgres) await copyDatabaseTemplate(join(folder, 'database'));
  let kill: (() => void) | undefined;
  const received: ParsedMail[] = [];
  const mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void simpleParser(stream).then(
        (mail) => {
          received.push(mail);
          // The mail server has the e-mail, but the sending server is killed before the confirmation.
          if (kill) kill();
          else done();
        },
        // The killed server may be sending another one.
        () => undefined,
      ),
  });
  mails.on('error', () => undefined);
  mails.listen(0, '127.0.0.1');
  await once(mails.server, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(mails.server.address() as AddressInfo).port}`;
  const server = spawnServer({
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    SMTP_URL: smtpUrl,
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  await server.settled;
  const [{ address = '' } = {}] = server.messages as { address?: string }[];
  kill = () => server.process.kill('SIGKILL');
  const pickupDate = addDays(agencyToday(new Date(), '+00:00'), 60);
  const request = exampleRequest({ carId: 'dacia-duster-k7m2', unitPrice: 42, pickupDate });
  await fetch(`${address}/api/entities/CarsBooking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  await server.exited;
  expect(received.length).toBeGreaterThan(0);

  kill = undefined;
  const database = createDatabase(
    postgres ? openPostgresPool(parseDatabaseHosts(postgres.url)) : await openEmbeddedPool(join(folder, 'database')),
  );
  // Later than the lease of the killed server.
  const clock = () => new Date(Date.now() + 120_000);
  const outbox = createOutbox({
    database,
    mailer: createMailer({ smtpUrl, from: 'cars@example.com', outboxDir: folder }),
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
  await outbox.deliverDue();
  const states = await database.selectFrom('outbox').select('state').execute();
  expect(states).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  const ids = received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2);
  // Both may have been on their way.
  expect(ids.length).toBeLessThanOrEqual(4);
  await database.destroy();
  await postgres?.drop();
  await new Promise<void>((done) => mails.close(done));
});
