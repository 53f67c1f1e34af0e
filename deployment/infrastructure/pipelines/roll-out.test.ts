import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '../../..');
const IMAGE = `registry.example/agency/car-rental@sha256:${'a1'.repeat(32)}`;
const READ_IMAGE = (server: string) =>
  `get deployment/${server} --output jsonpath={.spec.template.spec.containers[?(@.name=="${server}")].image}`;

/** Records its arguments and what it is given; fails for calls with the text of `FAIL`. */
const KUBECTL = `#!/bin/sh
echo "$*" | sed 's/^--namespace car-rental //' >> "$CALLS"
case "$*" in
  *"\${FAIL:-nothing}"*) exit 1 ;;
  *annotations*) printf '%s' "$ACTIVE" ;;
  *jsonpath*) printf '%s' "$BEFORE" ;;
  *"set image --local"*) echo "a job with $8" ;;
  *apply*) { sed 's/^/  given: /'; echo; } | grep . >> "$CALLS" ;;
esac
`;

let folder: string;
let site: Server;
let status: number;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'roll-out-'));
  await writeFile(path.join(folder, 'kubectl'), KUBECTL);
  await chmod(path.join(folder, 'kubectl'), 0o755);
  site = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  status = 200;
  await writeFile(path.join(folder, 'calls'), '');
});

async function rollOut(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const settings = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    CALLS: path.join(folder, 'calls'),
    SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    CHECK_INTERVAL_MS: '1',
    BEFORE: 'EARLIER',
    ...env,
  };
  const outcome: { stdout: string; stderr: string; code?: number } = await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, 'scripts/roll-out.mjs'), ...args],
    { cwd: ROOT, env: settings },
  ).catch((error) => error);
  const calls = (await readFile(path.join(folder, 'calls'), 'utf8')).trim().split('\n');
  return { ...outcome, calls: calls.map((call) => call.replaceAll(IMAGE, 'IMAGE')) };
}

test('the API is migrated, rolled out by digest, checked, and its commit kept', async () => {
  const { stdout, calls } = await rollOut(['api', IMAGE, '--sequence', '200'], { ACTIVE: '100' });
  expect(stdout).toContain(`runs ${IMAGE}`);
  expect(calls).toEqual([
    'get deployment/api --output jsonpath={.metadata.annotations.car-rental-sequence}',
    'delete job migrate --ignore-not-found',
    'set image --local --filename deployment/infrastructure/kubernetes/jobs/migrate.yaml migrate=IMAGE --output yaml',
    'apply --filename -',
    '  given: a job with migrate=IMAGE',
    'wait --for=condition=complete job/migrate --timeout=10m',
    READ_IMAGE('api'),
    'set image deployment/api api=IMAGE',
    'rollout status deployment/api --timeout=10m',
    'annotate deployment/api car-rental-sequence=200 --overwrite',
  ]);
});

test('the gateway is rolled out without a migration, also when none was before', async () => {
  const { calls } = await rollOut(['gateway', IMAGE, '--sequence', '200']);
  expect(calls.slice(1, 4)).toEqual([
    READ_IMAGE('gateway'),
    'set image deployment/gateway gateway=IMAGE',
    'rollout status deployment/gateway --timeout=10m',
  ]);
});

test('an older commit is refused, unless it is asked for', async () => {
  const { code, stderr, calls } = await rollOut(['gateway', IMAGE, '--sequence', '99'], { ACTIVE: '100' });
  expect([code, stderr, calls.length]).toEqual([1, expect.stringContaining('a newer commit (100)'), 1]);
  expect((await rollOut(['gateway', IMAGE, '--sequence', '99', '--older'], { ACTIVE: '100' })).code).toBeUndefined();
});

test('nothing is rolled out after a migration that fails', async () => {
  const { code, calls } = await rollOut(['api', IMAGE, '--sequence', '1'], { FAIL: 'job/migrate' });
  expect(code).toBe(1);
  expect(calls.at(-1)).toBe('wait --for=condition=complete job/migrate --timeout=10m');
});

test.each([
  ['servers that do not start', { FAIL: 'rollout status' }, 200],
  ['a site that does not answer', {}, 503],
])('the image before comes back after %s', async (_, env, answer) => {
  status = answer;
  const { code, stderr, calls } = await rollOut(['gateway', IMAGE, '--sequence', '1'], env);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${IMAGE} was taken back`)]);
  expect(calls.slice(-2)).toEqual([
    'set image deployment/gateway gateway=EARLIER',
    'rollout status deployment/gateway --timeout=10m',
  ]);
});

test('an image that cannot be set changes nothing', async () => {
  const { code, calls } = await rollOut(['gateway', IMAGE, '--sequence', '1'], { FAIL: 'set image deployment/' });
  expect([code, calls.at(-1)]).toEqual([1, 'set image deployment/gateway gateway=IMAGE']);
});

test('a repeated run that fails leaves the image that ran before', async () => {
  status = 503;
  const { code, stderr, calls } = await rollOut(['gateway', IMAGE, '--sequence', '1'], { BEFORE: IMAGE });
  expect([code, stderr]).toEqual([1, expect.stringContaining('is what ran before, and stays')]);
  expect(calls.slice(2)).toEqual([
    'set image deployment/gateway gateway=IMAGE',
    'rollout status deployment/gateway --timeout=10m',
  ]);
});

test.each([
  ['api', 'registry.example/agency/car-rental:latest', '--sequence', '1'],
  ['database', IMAGE, '--sequence', '1'],
  ['api', IMAGE],
])('%s %s is refused', async (...args) => {
  expect(await rollOut(args)).toMatchObject({ code: 1, stderr: expect.stringContaining('usage:'), calls: [''] });
});
