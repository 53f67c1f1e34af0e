import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseTemplate } from '../test/database-template.ts';
import { type SpawnedServer, spawnServer } from '../test/spawn-server.ts';

jest.setTimeout(60_000);

let folder: string;
const running: SpawnedServer[] = [];

beforeAll(() => {
  // Children run what is built; the test command builds first, a lone run of this file may not have.
  if (!existsSync(resolve(__dirname, '../dist/server.js')))
    execFileSync('npx', ['tsc', '-b', resolve(__dirname, '..')], { stdio: 'inherit' });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-test-'));
  // Spares each test the seconds in which a database is made.
  await cp(await databaseTemplate(), join(folder, 'data/database'), { recursive: true });
});
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

test('from an empty folder to a demo that can be signed in to, and back', async () => {
  await rm(join(folder, 'data'), { recursive: true });
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

  // The second start finds everything, tells no password and paints what went missing and can be painted.
  await rm(join(folder, 'data/media'), { recursive: true });
  const second = start({ DEMO_DATA: 'on' });
  await portOf(second);
  expect(second.messages).toEqual([{ type: 'listening', address: expect.any(String), port: expect.any(Number) }]);
  expect((await readdir(join(folder, 'data/media/demo'))).length).toBeGreaterThanOrEqual(18);
});

test('without a parent the lines are on stdout', async () => {
  const server = start({}, { ipc: false });
  await server.settled;
  await new Promise((done) => setTimeout(done, 50));
  expect(server.output.stdout).toMatch(
    /^listening: http:\/\/127\.0\.0\.1:\d+\nadmin-account: admin@zelligecars\.example \S{16}\n$/,
  );
});

test('a given password is told to nobody', async () => {
  const server = start({ ADMIN_PASSWORD: 'open sesame', LOG_LEVEL: 'trace' });
  await portOf(server);
  expect(JSON.stringify([server.messages, server.output])).not.toContain('sesame');
});

/** The parent gets the line and shows it; standard error stays empty, or a person would read it twice. */
async function expectRefusal(server: SpawnedServer, line: RegExp): Promise<void> {
  expect(await server.exited).toBe(1);
  expect(server.messages).toEqual([{ type: 'failed', message: expect.stringMatching(line) }]);
  expect(server.output).toEqual({ stdout: '', stderr: '' });
}

test('a wrong setting is one line', async () => {
  await expectRefusal(start({ LOG_LEVEL: 'loud' }), /^LOG_LEVEL is "loud": expected one of trace, /);
});

test('without a parent the line stands on standard error', async () => {
  const server = start({ LOG_LEVEL: 'loud' }, { ipc: false });
  expect(await server.exited).toBe(1);
  expect(server.output.stderr).toMatch(/^LOG_LEVEL is "loud": [^\n]*\n$/);
});

test('a data folder that cannot be made is one line', async () => {
  await expectRefusal(start({ DATA_DIR: '/dev/null/data' }), /^DATA_DIR \/dev\/null\/data cannot be made \(ENOTDIR\)/);
});

test('a taken port is one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as { port: number };
  await expectRefusal(start({ PORT: String(port) }), new RegExp(`^PORT ${port} on 127.0.0.1 is taken`));
  await new Promise((done) => other.close(done));
});

test('the embedded database has one process at a time; what a killed one held is taken over at once', async () => {
  const first = start();
  await portOf(first);
  await expectRefusal(start(), /^DATA_DIR .* is in use by another running server/);

  first.process.kill('SIGKILL');
  await first.exited;
  const begin = Date.now();
  const second = start();
  const port = await portOf(second);
  expect(Date.now() - begin).toBeLessThan(12_000);

  // What was taken over is held, and given back at the end.
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  second.process.kill('SIGTERM');
  expect(await second.exited).toBe(0);
  expect(second.output).toEqual({ stdout: '', stderr: '' });
});

test('of four that start at once on a folder that a killed one left, one serves', async () => {
  const first = start();
  await portOf(first);
  first.process.kill('SIGKILL');
  await first.exited;
  const servers = Array.from({ length: 4 }, () => start());
  await Promise.all(servers.map(({ settled }) => settled));
  const types = servers.map(({ messages }) => (messages[0] as { type: string }).type);
  expect(types.sort()).toEqual(['failed', 'failed', 'failed', 'listening']);
});

test('the accounts command works on the folder, and not while a server has it', async () => {
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
});

test('a stop finishes what is in flight and takes nothing new', async () => {
  const server = start();
  const port = await portOf(server);
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  await new Promise((done) => setTimeout(done, 200));
  server.process.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 200));
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
  socket.write(body.slice(10));
  expect(await server.exited).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain('E-mail or password is wrong');
});

test('a server whose parent is gone stops', async () => {
  const server = start();
  await portOf(server);
  server.process.disconnect();
  expect(await server.exited).toBe(0);
});
