import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { publishSmallBuilds } from '../../test/publish-small-builds.ts';

const SERVE = path.resolve(__dirname, '../../dist/gateway/serve.js');

let folder: string;
let store: { root: string };
let api: FastifyInstance;
let apiOrigin: string;
let isAsked = false;
const running: ChildProcess[] = [];

beforeAll(async () => {
  // The test runs the compiled gateway, which exists unless this file is run without the test command.
  if (!existsSync(SERVE)) execFileSync('npx', ['tsc', '-b', path.resolve(__dirname, '../..')], { stdio: 'inherit' });
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  store = await publishSmallBuilds(folder);
  api = fastify();
  api.get('/api/slow', async () => {
    isAsked = true;
    await sleep(300);
    return { whole: true };
  });
  apiOrigin = await api.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [SERVE], { env: { PATH: process.env.PATH, PORT: '0', ...env } });
  running.push(child);
  const said = { out: '', error: '' };
  let address = '';
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      said.out += text;
      address ||= /^listening: (\S+)$/m.exec(said.out)?.[1] ?? '';
      if (address) resolve();
    });
  });
  child.stderr.on('data', (text) => {
    said.error += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number);
  await Promise.race([listening, ended]);
  return { child, said, ended, address };
}

test('serves pages, prints its address, and on SIGTERM completes requests in flight and exits', async () => {
  const { child, said, ended, address } = await start({ RELEASE_STORE: store.root, API_ORIGIN: apiOrigin });
  expect(await (await fetch(`${address}/car/duster`)).text()).toContain('/releases/host/v1/main.abc.js');
  const health = await fetch(`${address}/healthz`);
  expect([await health.json(), health.headers.get('cache-control')]).toEqual([{ status: 'ok' }, 'no-store']);
  expect(said.out).toContain('releases are not verified: RELEASE_KEYS is not set');
  expect(said.out.match(/^Prices carry different currency signs .*$/gm)).toHaveLength(1);
  const answer = fetch(`${address}/api/slow`).then((response) => response.json());
  while (!isAsked) await sleep(10);
  child.kill('SIGTERM');
  expect(await answer).toEqual({ whole: true });
  expect([await ended, said.error]).toEqual([0, '']);
});

test('an empty store and an invalid setting are reported in one line each', async () => {
  const empty = await start({ RELEASE_STORE: path.join(folder, 'empty'), API_ORIGIN: apiOrigin });
  expect(await empty.ended).toBe(1);
  expect(empty.said.error).toMatch(/^No version of host is active in .*\n$/);
  const wrong = await start({ RELEASE_STORE: store.root });
  expect(await wrong.ended).toBe(1);
  expect(wrong.said.error).toMatch(/^API_ORIGIN: expected the address of the API.*\n$/);
});
