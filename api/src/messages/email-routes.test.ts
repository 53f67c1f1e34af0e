import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { createMailer } from '../platform/outbox/mailer.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const mail = {
  to: 'amelie@example.com',
  subject: 'Update on Your Booking: Réservé',
  body: 'Hello Amélie,\n\nyour car…',
};
const send = (body: object, asStaff = true) => api.post('/api/mailing/send', body, asStaff ? { token } : {});
const outbox = () => readdir(api.outboxDir).catch(() => []);

test('without a mail server an e-mail is written to the outbox', async () => {
  const { status, body } = await send({ ...mail, html: false });
  expect(status).toBe(200);
  const [name] = await outbox();
  const file = join(api.outboxDir, name ?? '');
  expect(name).toMatch(/^\d{4}-\d{2}-\d{2}T.*\.eml$/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('From: Cars <cars@example.com>');
  expect(text).toContain('To: amelie@example.com');
  expect(text).toContain('Content-Type: text/plain; charset=utf-8');
  expect(text).toContain(`Message-ID: ${body.data[0].messageId}`);
});

test.each<[string, object, string[]]>([
  ['several recipients', { to: 'a@example.com, b@example.com' }, ['to']],
  ['several recipients, a semicolon between', { to: 'a@example.com;b@example.com' }, ['to']],
  ['a list of recipients', { to: ['a@example.com', 'b@example.com'] }, ['to']],
  ['a group', { to: 'all: a@example.com, b@example.com;' }, ['to']],
  ['a recipient with a header', { to: 'a@example.com\r\nBcc: b@example.com' }, ['to']],
  ['a recipient with a line end', { to: 'a@example.com\n' }, ['to']],
  ['a name with an address', { to: 'A <a@example.com>' }, ['to']],
  ['a subject with a header', { subject: 'Hi\r\nBcc: b@example.com' }, ['subject']],
  ['a subject with a bare line feed', { subject: 'Hi\nX: y' }, ['subject']],
  ['an empty subject', { subject: ' ' }, ['subject']],
  ['an empty body', { body: '' }, ['body']],
  ['HTML', { html: true }, ['html']],
  ['other recipients beside', { cc: 'b@example.com', bcc: 'c@example.com' }, ['cc', 'bcc']],
  ['an attachment', { attachments: [{ path: '/etc/passwd' }] }, ['attachments']],
])('%s is refused', async (_, changes, fields) => {
  const before = await outbox();
  const { status, body } = await send({ ...mail, ...changes });
  expect(status).toBe(400);
  expect(Object.keys(body.meta.fields).sort()).toEqual([...fields].sort());
  expect(await outbox()).toEqual(before);
});

test('anonymous callers get 401', async () => {
  expect((await send(mail, false)).status).toBe(401);
});

test('with a mail server the e-mail is sent to one recipient', async () => {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: String(Buffer.concat(chunks)),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await new Promise((ready) => server.server.once('listening', ready));
  const { port } = server.server.address() as { port: number };
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'cars@example.com',
    outboxDir: api.outboxDir,
  });
  const other = await startTestApi({ mailer, database: api.database });
  try {
    const signedIn = await other.signIn();
    expect((await other.post('/api/mailing/send', mail, { token: signedIn })).status).toBe(200);
    expect(received).toEqual([{ to: ['amelie@example.com'], text: expect.stringContaining('To: amelie@example.com') }]);

    await new Promise((closed) => server.close(() => closed(undefined)));
    const failed = await other.post('/api/mailing/send', mail, { token: signedIn });
    expect(failed).toMatchObject({ status: 502, body: { meta: { type: 'mail_failed' } } });
    expect(JSON.stringify(failed.body)).not.toContain('127.0.0.1');
  } finally {
    await other.close();
  }
});

/**
 * Starts an SMTP server that sends each reply after a pause, and none to lines for which `answer` returns undefined.
 */
function slowMailServer(answer: (line: string) => string | undefined, pauseMs: number) {
  const lines: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    const say = (text: string | undefined) => {
      if (text) setTimeout(() => socket.writable && socket.write(`${text}\r\n`), pauseMs);
    };
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of String(data).split('\r\n').slice(0, -1)) {
        lines.push(line);
        say(answer(line));
      }
    });
    say(answer('connected'));
  });
  return { server, lines, sockets };
}

const willing = new Map([
  ['conn', '220 slow'],
  ['EHLO', '250 slow'],
  ['MAIL', '250 ok'],
  ['RCPT', '250 ok'],
  ['DATA', '354 go on'],
  ['.', '250 taken'],
]);

test.each<[string, (line: string) => string | undefined, number]>([
  ['says nothing', () => undefined, 0],
  ['stops in the middle', (line) => (line.startsWith('RCPT') ? undefined : willing.get(line.slice(0, 4))), 0],
  ['takes its time over every step', (line) => willing.get(line.slice(0, 4)), 250],
])('a mail server that %s times out, and gets no data afterwards', async (_, answer, pauseMs) => {
  const { server, lines, sockets } = slowMailServer(answer, pauseMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: 'cars@example.com',
    outboxDir: api.outboxDir,
    sendingTimeoutMs: 600,
  });
  const other = await startTestApi({ mailer, database: api.database });
  try {
    const signedIn = await other.signIn();
    const begin = performance.now();
    const { status, body } = await other.post('/api/mailing/send', mail, { token: signedIn });
    expect(performance.now() - begin).toBeLessThan(3_000);
    expect({ status, message: body.message, type: body.meta.type }).toEqual({
      status: 502,
      message: 'Failed to send email. Please try again.',
      type: 'mail_failed',
    });
    expect(sockets).toHaveLength(1);
    // Waits until the connection is closed, after which no data can be sent.
    if (!sockets[0]?.destroyed) await once(sockets[0] as Socket, 'close');
    expect(lines).not.toContain('.');
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
    await other.close();
  }
});

test('an account sends a hundred e-mails an hour at most, invitations and repetitions included', async () => {
  const limited = await startTestApi({ rateLimit: true });
  try {
    const staff = { token: await limited.signIn() };
    const again = { id: 999_999 };
    for (let count = 0; count < 98; count += 1)
      expect((await limited.post('/api/mailing/resend', again, staff)).status).toBe(404);
    expect((await limited.post('/api/mailing/send', mail, staff)).status).toBe(200);
    expect((await limited.post('/api/accounts/invitation', again, staff)).status).toBe(404);
    for (const [path, body] of [
      ['/api/mailing/send', mail],
      ['/api/mailing/resend', again],
      ['/api/accounts', { email: 'new@example.com', name: 'Salma', role: 'agent' }],
      ['/api/accounts/invitation', again],
    ] as const)
      expect([path, (await limited.post(path, body, staff)).status]).toEqual([path, 429]);
  } finally {
    await limited.close();
  }
});
