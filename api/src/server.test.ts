import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { createTestFolder } from '../test/create-test-folder.ts';
import { copyDatabaseTemplate } from '../test/database-template.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';

let folder: string;
const running: SpawnedServer[] = [];

beforeAll(() => {
  // The tests run the compiled server, which exists unless this file is run without the test command.
  if (!existsSync(resolve(__dirname, '../dist/server.js')))
    execFileSync('npx', ['tsc', '-b', resolve(__dirname, '..')], { stdio: 'inherit' });
});
beforeEach(async () => {
  folder = await createTestFolder('server-test-');
});
/** Copies an existing database, which is faster than creating one. */
const copyDatabase = () => copyDatabaseTemplate(join(folder, 'data/database'));
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.process.kill('SIGKILL');
    await server.exited;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}, options?: { ipc: boolean }): SpawnedServer {
  const server = spawnServer({ DATA_DIR: join(folder, 'data'), ...env }, options);
  running.push(server);
  return server;
}

async function portOf(server: SpawnedServer): Promise<number> {
  await server.settled;
  const [message] = server.messages as { type: string; port: number }[];
  expect({ message, stderr: server.output.stderr }).toMatchObject({ message: { type: 'listening' } });
  return message?.port ?? 0;
}

test('starts from an empty folder with the demo, accepts a sign-in, and stops', async () => {
  const server = start({ DEMO_DATA: 'on' });
  const port = await portOf(server);
  const [{ firstAdmin }] = server.messages as [{ firstAdmin: { email: string; password: string } }];
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json() as Promise<{ code: number; data: { image: string }[] }>);

  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'ok' });
  expect((await post('/api/auth/login', firstAdmin)).code).toBe(200);
  const { data: cars } = await post('/api/entities/Cars/search', {});
  const image = await fetch(url + (cars[0]?.image ?? ''));
  expect(image.headers.get('content-type')).toBe('image/svg+xml');
  expect(image.headers.get('cache-control')).toContain('immutable');
  expect(image.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
  expect(await image.text()).not.toContain('{{');
  for (const path of ['%2e%2e/auth-secret', '..%2fauth-secret', 'demo/%2e%2e/%2e%2e/auth-secret', '%00'])
    expect((await fetch(`${url}/media/${path}`)).status).toBeGreaterThanOrEqual(400);

  server.process.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(server.output).toEqual({ stdout: '', stderr: '' });
  expect((await stat(join(folder, 'data/auth-secret'))).mode & 0o077).toBe(0);

  // The second start reuses the data, prints no password, and recreates the missing demo images that have a template.
  await rm(join(folder, 'data/media'), { recursive: true });
  const second = start({ DEMO_DATA: 'on' });
  await portOf(second);
  expect(second.messages).toEqual([{ type: 'listening', address: expect.any(String), port: expect.any(Number) }]);
  expect((await readdir(join(folder, 'data/media/demo'))).length).toBeGreaterThanOrEqual(18);
});

test('without a parent process the lines are printed on stdout', async () => {
  await copyDatabase();
  const server = start({}, { ipc: false });
  await server.settled;
  while (server.output.stdout.split('\n').length < 3) await once(server.process.stdout as Readable, 'data');
  expect(server.output.stdout).toMatch(
    /^listening: http:\/\/127\.0\.0\.1:\d+\nadmin-account: admin@zelligecars\.example \S{16}\n$/,
  );
});

const IN_USE = /^DATA_DIR .* is in use by another running server/;

/** Expects the error line in a message to the parent process, which prints it, and nothing on standard error. */
async function expectRefusal(server: SpawnedServer, line: RegExp): Promise<void> {
  expect(await server.exited).toBe(1);
  expect(server.messages).toEqual([{ type: 'failed', message: expect.stringMatching(line) }]);
  expect(server.output).toEqual({ stdout: '', stderr: '' });
}

test('an invalid setting is reported in one line', async () => {
  await expectRefusal(start({ LOG_LEVEL: 'loud' }), /^LOG_LEVEL is "loud": expected one of trace, /);
});

test('without a parent process the error is printed on stderr', async () => {
  const server = start({ LOG_LEVEL: 'loud' }, { ipc: false });
  expect(await server.exited).toBe(1);
  expect(server.output.stderr).toMatch(/^LOG_LEVEL is "loud": [^\n]*\n$/);
});

test('a data folder that cannot be created is reported in one line', async () => {
  await expectRefusal(
    start({ DATA_DIR: '/dev/null/data' }),
    /^DATA_DIR \/dev\/null\/data cannot be created \(ENOTDIR\)/,
  );
});

test('a data folder that cannot be written is reported in one line, also beside a PostgreSQL', async () => {
  // For root no folder of its own is read-only.
  const readOnly = process.getuid?.() === 0 ? '/sys' : join(folder, 'read-only');
  if (readOnly !== '/sys') await mkdir(readOnly, { mode: 0o500 });
  for (const DATABASE_URL of ['', 'postgres://nobody@127.0.0.1:1/none'])
    await expectRefusal(
      start({ DATA_DIR: readOnly, DATABASE_URL }),
      /^DATA_DIR \/.* cannot be written \(E\w+\); choose another folder$/,
    );
});

test('a port in use is reported in one line', async () => {
  await copyDatabase();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as { port: number };
  await expectRefusal(start({ PORT: String(port) }), new RegExp(`^PORT ${port} on 127.0.0.1 is already in use`));
  await new Promise((done) => other.close(done));
});

test('the embedded database has one process at a time; of four that start on the folder of a killed one, one serves', async () => {
  await copyDatabase();
  const first = start();
  await portOf(first);
  await expectRefusal(start(), IN_USE);

  first.process.kill('SIGKILL');
  await first.exited;
  const servers = Array.from({ length: 4 }, () => start());
  await Promise.all(servers.map(({ settled }) => settled));
  const isServing = ({ messages }: SpawnedServer) => (messages[0] as { type: string }).type === 'listening';
  const [winner] = servers.filter(isServing) as [SpawnedServer];
  for (const server of servers) if (server !== winner) await expectRefusal(server, IN_USE);

  // The winner serves, and releases the folder when it stops.
  const [{ port }] = winner.messages as [{ port: number }];
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  winner.process.kill('SIGTERM');
  expect(await winner.exited).toBe(0);
  expect(winner.output).toEqual({ stdout: '', stderr: '' });
  expect(await readdir(join(folder, 'data'))).not.toContain('database.socket');
});

test('a data folder with too long a path is reported in one line', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await expectRefusal(start({ DATA_DIR: deep }), /^DATA_DIR .* is too long a path; choose another folder/);
});

test('a server does not start while the release store has an active application that it no longer supports', async () => {
  const store = join(folder, 'store');
  const api = { level: 0, needs: {} };
  await mkdir(join(store, 'releases/admin/7'), { recursive: true });
  await writeFile(join(store, 'active.json'), JSON.stringify({ apps: { admin: { version: '7' } } }));
  await writeFile(join(store, 'releases/admin/7/release.json'), JSON.stringify({ api }));
  const server = start({ RELEASE_STORE: store });
  expect(await server.exited).toBe(1);
  expect(server.messages).toEqual([
    {
      type: 'failed',
      message: expect.stringMatching(/^RELEASE_STORE: admin@7 was built for level 0 of the API, which /),
    },
  ]);
});

test('the accounts command is refused while a server uses the folder; a server stops when its parent exits', async () => {
  await copyDatabase();
  const admin = (words: string[], input?: string) =>
    spawnSync(process.execPath, [resolve(__dirname, '../dist/admin.js'), ...words], {
      env: { DATA_DIR: join(folder, 'data') },
      encoding: 'utf8',
      ...(input !== undefined && { input }),
    });
  expect(admin(['add', 'owner@example.com', '--password-stdin'], 'open sesame\n')).toMatchObject({
    status: 0,
    stdout: 'owner@example.com can sign in\n',
  });
  expect(admin([])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: .*\n$/) });
  const server = start();
  const port = await portOf(server);
  expect(server.messages).toEqual([{ type: 'listening', address: `http://127.0.0.1:${port}`, port }]);
  expect(admin(['list'])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^DATA_DIR .* is in use.*\n$/) });
  server.process.disconnect();
  expect(await server.exited).toBe(0);
});

test('the shutdown completes requests in flight and refuses new ones; a configured password is not printed', async () => {
  await copyDatabase();
  const server = start({ ADMIN_PASSWORD: 'open sesame', LOG_LEVEL: 'trace' });
  const port = await portOf(server);
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  // Waits until the log shows that the request has arrived.
  while (!server.output.stderr.includes('/api/auth/login')) await once(server.process.stderr as Readable, 'data');
  server.process.kill('SIGTERM');
  const isRefused = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      () => false,
      () => true,
    );
  while (!(await isRefused()));
  socket.write(body.slice(10));
  expect(await server.exited).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain('E-mail or password is wrong');
  expect(JSON.stringify([server.messages, server.output])).not.toContain('sesame');
});
