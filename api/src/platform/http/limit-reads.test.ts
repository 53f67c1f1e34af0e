import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { READS_PER_MINUTE } from './client-limits.ts';

const QUERIES: Readonly<Record<string, string>> = { '/api/alternatives': '?from=2026-12-10&to=2026-12-12' };
const VISITOR = '198.51.100.7';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ rateLimit: true, trustedProxies: ['loopback', '10.0.0.0/8'] });
});
afterAll(() => api.close());

const read = (path: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  api.app.inject({ method: 'GET', url: `${path}${QUERIES[path] ?? ''}`, remoteAddress, headers });

/** Reads one time more than allowed. @returns the status codes without repetitions, and the last answer */
async function readTooOften(path: string, address: string, headers?: Record<string, string>) {
  const statuses = new Set<number>();
  for (let count = 0; count < (READS_PER_MINUTE[path] ?? 0); count++)
    statuses.add((await read(path, address, headers)).statusCode);
  const last = await read(path, address, headers);
  return { statuses: [...statuses.add(last.statusCode)], last };
}

test.each(Object.keys(READS_PER_MINUTE))('a visitor reads %s so often a minute, and no more', async (path) => {
  const { statuses, last } = await readTooOften(path, VISITOR);
  expect(statuses).toEqual([200, 429]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(last.json()).toEqual({
    code: 429,
    message: 'Too many requests. Please wait a moment and try again.',
    error: 'Too many requests. Please wait a moment and try again.',
    meta: { type: 'too_many_requests', requestId: expect.any(String) },
  });
  expect((await read(path, '198.51.100.8')).statusCode).toBe(200);
});

const PATH = '/api/alternatives';

test.each<[string, string, () => Promise<Record<string, string>>]>([
  ['staff', '198.51.100.9', async () => ({ authorization: `Bearer ${await api.signIn()}` })],
  ['the renderer beside the server', '127.0.0.1', async () => ({})],
  ['the renderer behind a proxy', '127.0.0.1', async () => ({ 'x-forwarded-for': '10.1.2.3' })],
])('%s is not limited', async (_, address, headers) => {
  expect((await readTooOften(PATH, address, await headers())).statuses).toEqual([200]);
});

test.each([
  ['behind a proxy', '127.0.0.1', '198.51.100.10'],
  ['who claims to be a proxy', '198.51.100.11', '127.0.0.1'],
  ['who claims so behind a proxy', '10.1.2.3', '127.0.0.1, 198.51.100.12'],
])('a visitor %s is limited', async (_, address, forwarded) => {
  expect((await readTooOften(PATH, address, { 'x-forwarded-for': forwarded })).statuses).toEqual([200, 429]);
});

test('nobody is limited with RATE_LIMIT=off', async () => {
  const unlimited = await startTestApi({ database: api.database });
  try {
    for (let count = 0; count <= (READS_PER_MINUTE[PATH] ?? 0); count++)
      expect((await unlimited.get(`${PATH}${QUERIES[PATH]}`)).status).toBe(200);
  } finally {
    await unlimited.close();
  }
});

test('docs/rules.md#limits-of-reads names each of them', () => {
  const rules = readFileSync(join(__dirname, '../../../../docs/rules.md'), 'utf8');
  const [, table = ''] = /\n## Limits of reads\n(.*?)\n## /s.exec(rules) ?? [];
  const rows = [...table.matchAll(/^\| (`.+`) \| (\d+)/gm)].flatMap(([, paths = '', max]) =>
    [...paths.matchAll(/`([^`]+)`/g)].map(([, path]) => [path, Number(max)]),
  );
  expect(Object.fromEntries(rows)).toEqual(READS_PER_MINUTE);
});
