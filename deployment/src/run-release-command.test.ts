import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishSmallBuild, publishSmallBuilds, writeSmallBuild } from '../test/publish-small-builds.ts';
import { activationFile, readActivation, releaseFolder } from './release-store/release-store.ts';
import { runReleaseCommand } from './run-release-command.ts';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;
let store: { root: string };
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-command-'));
  store = await publishSmallBuilds(folder);
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true }));

function run(...args: string[]): Promise<string> {
  return runReleaseCommand(store, args, {
    env: { GITHUB_ACTOR: 'anna' },
    warn: (line) => {
      warnings.push(line);
    },
  });
}

const active = async () => {
  const { apps } = (await readActivation(store)) ?? {};
  return [apps?.host.version, apps?.public?.version, apps?.admin?.version].join(' ');
};

/** Moves a timestamp of a document in the store into the past. */
async function age(file: string, days: number, field = 'activatedAt'): Promise<void> {
  const moment = new Date(Date.now() - days * 86_400_000).toISOString();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll(new RegExp(`"${field}": "[^"]+"`, 'g'), `"${field}": "${moment}"`));
}

test('publishes, activates, lists and rolls back', async () => {
  const build = await writeSmallBuild(folder, 'public');
  expect(await run('publish', 'public', '--version', 'v2', '--folder', build)).toContain('Published public@v2');
  expect(await run('activate', 'public@v2')).toBe('Active: public@v2 (activation 2)');
  expect(await run('list')).toMatch(/^→ {2}public {2}v2 /m);
  expect(JSON.parse(await run('list', '--json')).activation.apps.public?.version).toBe('v2');
  expect(await run('rollback', 'public')).toBe('Active: public@v1 again (activation 3)');
  expect(warnings).toEqual([]);
});

test.each([
  [[], 'usage:'],
  [['constructor'], 'usage:'],
  [['publish', 'shop'], 'shop is not an app'],
  [['activate', 'public'], '"public" is not <app>@<version>'],
  [['activate'], 'usage:'],
  [['activate', 'host@v1', '--commit', 'abc123'], '--commit names the versions itself'],
  [['prune', '--keep', 'all'], '"all" is not a number'],
  [['prune', '--hours', '3'], "Unknown option '--hours'"],
  [['list', '--yaml'], "Unknown option '--yaml'"],
  [['preview', '--end', 'none'], 'There is no preview "none"'],
  [['activate', 'public@v1', '--by', 'gateway'], 'is reserved for automatic rollbacks by a gateway'],
  [['activate', 'public@v1', 'public@v2'], 'public is named twice: public@v1, public@v2'],
  [['preview', 'public@v1', 'public@v1'], 'public is named twice: public@v1, public@v1'],
  [['rollback', 'public', 'public@v1'], 'public is named twice: public, public@v1'],
  [['rollback', 'public', 'host@v1'], 'name a version for each application, or for none'],
])('%p is explained', async (args, text) => {
  await expect(run(...args)).rejects.toThrow(text);
});

describe('a path that is no release store', () => {
  test.each([
    ['does not exist', () => path.join(folder, 'stroe')],
    ['is another folder', () => folder],
  ])('(it %s) is an error of every command but publish', async (_, root) => {
    const misspelt = { root: root() };
    for (const args of [
      ['list'],
      ['status'],
      ['previews'],
      ['prune'],
      ['rollback', 'public'],
      ['activate', 'public@v1'],
    ])
      await expect(runReleaseCommand(misspelt, args, { env: {}, warn: () => undefined })).rejects.toThrow(
        `RELEASE_STORE: ${misspelt.root} is not a release store; only publish creates one`,
      );
    expect(existsSync(path.join(misspelt.root, '.lock'))).toBe(false);
  });

  test('is created by publish, which says so', async () => {
    const root = path.join(folder, 'new', 'store');
    const build = await writeSmallBuild(folder, 'admin');
    const warn = (line: string) => warnings.push(line);
    await runReleaseCommand({ root }, ['publish', 'admin', '--folder', build], { env: {}, warn });
    expect(warnings).toEqual([`${root} was created: it was not a release store before`]);
    expect(await runReleaseCommand({ root }, ['list'], { env: {}, warn })).toContain('admin');
  });
});

test('activating what is active changes nothing, and says so', async () => {
  const before = await readFile(activationFile(store), 'utf8');
  expect(await run('activate', 'public@v1', 'host@v1')).toBe(
    'Active already: public@v1, host@v1 (activation 1); nothing was changed',
  );
  expect(await readFile(activationFile(store), 'utf8')).toBe(before);
  // Of a set, the changes only.
  await publishSmallBuild(store, 'public', 'v2');
  expect(await run('activate', 'public@v2', 'host@v1')).toContain('activation 2');
  const [record] = JSON.parse(await run('list', '--history', '--json')).history;
  expect(record.changes).toMatchObject([{ app: 'public', version: 'v2', over: 'v1' }]);
});

describe('what a release needs of the API', () => {
  let api: Server;
  let answer: [status: number, body: object];
  beforeEach(async () => {
    answer = [200, { level: 4, supported: 2 }];
    api = createServer(({ url }, response) => {
      const [status, body] = url === '/api/level' ? answer : [500, {}];
      response.writeHead(status).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const needs = { 'POST /api/payments <.purpose=fine': 4, 'GET /api/fees': 5 };
    await publishSmallBuild(store, 'public', 'ahead', { description: { api: { level: 5, needs } } });
    await publishSmallBuild(store, 'public', 'fits', { description: { api: { level: 9, needs: {} } } });
    await publishSmallBuild(store, 'public', 'past');
  });
  afterEach(() => new Promise((resolve) => api.close(resolve)));

  const activateAsking = (version: string, ...options: string[]) => {
    const env = { API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
    const warn = (line: string) => warnings.push(line);
    return runReleaseCommand(store, ['activate', `public@${version}`, ...options], { env, warn });
  };

  test('is asked of the running API, also when it was built for a later level', async () => {
    expect(await activateAsking('fits')).toContain('Active: public@fits');
  });

  test.each([
    ['ahead', [200, { level: 4, supported: 1 }], 'public@ahead needs level 5 of the API, which has 4: GET /api/fees'],
    ['ahead', [404, {}], 'level 5 of the API, which has 1: POST /api/payments <.purpose=fine, GET /api/fees'],
    ['past', [200, { level: 4, supported: 2 }], 'public@past was built for level 1 of the API, which supports 2 and'],
    ['fits', [503, {}], '/api/level does not tell the level of the API: 503'],
  ] as const)('refuses %s when it answers %j', async (version, given, reason) => {
    answer = [...given];
    await expect(activateAsking(version)).rejects.toThrow(reason);
    expect(await active()).toBe('v1 v1 v1');
    await activateAsking(version, '--unrendered', 'The API follows tonight');
    expect(warnings.join()).toContain(reason);
    expect(await active()).toBe(`v1 ${version} v1`);
  });
});

describe('a rollback to a named version', () => {
  beforeEach(async () => {
    for (const version of ['v2', 'v3', 'v4']) await publishSmallBuild(store, 'public', version);
    for (const version of ['v2', 'v3']) await run('activate', `public@${version}`);
  });

  test('passes over the versions between', async () => {
    expect(await run('rollback', 'public@v1')).toBe('Active: public@v1 again (activation 4)');
    expect((await readActivation(store))?.apps.public?.previous).toEqual([]);
  });

  test.each([
    ['public@v3', 'public@v3 is active already'],
    ['public@v4', 'public@v4 was not active before; a rollback leads to v2, v1'],
    ['admin@v0', 'admin@v0 was not active before; there is no earlier version of admin'],
  ])('%s is refused', async (version, reason) => {
    await expect(run('rollback', version)).rejects.toThrow(reason);
    expect(await active()).toBe('v1 v3 v1');
  });

  test('is refused when that version is damaged, and no other one is taken', async () => {
    await appendFile(path.join(releaseFolder(store, 'public', 'v1'), 'main.abc.js'), 'x');
    await expect(run('rollback', 'public@v1')).rejects.toThrow('public@v1: main.abc.js was changed');
    expect(await active()).toBe('v1 v3 v1');
  });
});

describe('a damaged release of another application', () => {
  beforeEach(async () => {
    await publishSmallBuild(store, 'public', 'v2');
    await run('activate', 'public@v2');
  });

  test.each([
    ['main.abc.js', (text: string) => `x${text}`, 'admin@v1: main.abc.js was changed'],
    ['main.abc.js.map', (text: string) => `x${text}`, 'admin@v1: main.abc.js.map was changed'],
    ['release.json', (text: string) => `x${text}`, 'admin@v1: release.json is not valid JSON'],
    [
      'release.json',
      (text: string) => text.replace('"contractVersion": 1', '"contractVersion": 2'),
      'admin@v1: release.json was changed since it was activated',
    ],
    ['release.attestation.json', () => '{}', 'admin@v1: release.attestation.json: must have required properties'],
  ])('(%s) does not block a rollback, and is reported', async (file, change, report) => {
    const damaged = path.join(releaseFolder(store, 'admin', 'v1'), file);
    await writeFile(damaged, change(await readFile(damaged, 'utf8')));
    await run('rollback', 'public');
    expect(await active()).toBe('v1 v1 v1');
    expect(warnings.join('\n')).toContain(report);
    warnings = [];
    await run('list');
    expect(warnings.join('\n')).toContain(report);
    expect(await run('status')).toContain(report);
  });

  test('blocks an activation of that application itself', async () => {
    await appendFile(path.join(releaseFolder(store, 'public', 'v1'), 'release.json'), ' ');
    await expect(run('rollback', 'public')).rejects.toThrow('public@v1: release.json was changed');
    await expect(run('activate', 'public@v1', '--older')).rejects.toThrow('public@v1: release.json was changed');
    expect(await active()).toBe('v1 v2 v1');
  });
});

test('an invalid document of the store is reported with file and field', async () => {
  const text = await readFile(activationFile(store), 'utf8');
  await writeFile(activationFile(store), text.replace('"revision": 1', '"revision": "one"'));
  await expect(run('activate', 'public@v1')).rejects.toThrow('active.json: revision must be integer');
  expect(await run('list')).toContain('public');
  expect(warnings.join()).toContain('active.json: revision must be integer');
});

test('activates what was published of a commit, of each application the newest', async () => {
  const build = await writeSmallBuild(folder, 'public');
  for (const version of ['v2', 'v3'])
    await run('publish', 'public', '--version', version, '--folder', build, '--commit', 'abc123');
  await run(
    'publish',
    'admin',
    '--version',
    'v2',
    '--folder',
    await writeSmallBuild(folder, 'admin'),
    '--commit',
    'abc',
  );
  expect(await run('activate', '--commit', 'abc123')).toBe('Active: public@v3 (activation 2)');
  expect(await active()).toBe('v1 v3 v1');
  await expect(run('activate', '--commit', 'abc12')).rejects.toThrow('Nothing was published of the commit abc12');
  // A release that cannot be read may be of the commit.
  await writeFile(path.join(releaseFolder(store, 'admin', 'v2'), 'release.json'), '{}');
  await expect(run('activate', '--commit', 'abc123')).rejects.toThrow('admin@v2: release.json');
});

test('a store of the previous format is read, and can be rolled back', async () => {
  await publishSmallBuild(store, 'public', 'v2');
  const old = (version: string, before: string[]) => ({ version, before });
  const apps = { host: old('v1', []), public: old('v2', ['v1']), admin: old('v1', []) };
  const activation = { revision: 7, activatedAt: '2026-11-01T10:00:00.000Z', apps };
  await writeFile(activationFile(store), JSON.stringify(activation));
  for (const app of ['host', 'public', 'admin'] as const)
    await rm(path.join(releaseFolder(store, app, 'v1'), 'release.attestation.json'));
  expect(await run('rollback', 'public')).toBe('Active: public@v1 again (activation 8)');
  const { apps: written } = (await readActivation(store)) ?? {};
  expect(written?.public).toMatchObject({
    version: 'v1',
    releaseHash: expect.stringMatching(/^sha384-/),
    previous: [],
  });
  expect(written?.host.releaseHash).toMatch(/^sha384-/);
  expect(written?.host.activatedAt).toBe('2026-11-01T10:00:00.000Z');
});

describe('the history', () => {
  test('records who activated what, the replaced version and the reason', async () => {
    await publishSmallBuild(store, 'public', 'v2');
    await run('activate', 'public@v2', '--reason', 'New\nprices');
    await run('rollback', 'public', '--by', 'berta', '--reason', 'Wrong prices');
    const history = await run('list', '--history');
    expect(history).toMatch(/^3 .+ rollback +public@v1 +v2 +berta +Wrong prices$/m);
    expect(history).toMatch(/^2 .+ activate +public@v2 +v1 +anna +New prices$/m);
    await run('prune', '--keep', '0', '--days', '0');
    expect(await run('list', '--history')).toBe(history);
    const status = await run('status');
    expect(status).toMatch(/^public +v1 .+ berta +0 +0 +Wrong prices$/m);
  });

  test('omits a record that never became active', async () => {
    const first = path.join(store.root, 'activations', '1.json');
    await writeFile(path.join(store.root, 'activations', '2.json'), (await readFile(first, 'utf8')).replace('1', '2'));
    expect(JSON.parse(await run('list', '--history', '--json')).history).toHaveLength(1);
  });
});

describe('pruning', () => {
  const published = async () => (await readdir(path.join(store.root, 'releases', 'public'))).sort().join(' ');

  beforeEach(async () => {
    for (const version of ['v2', 'v3', 'v4']) await publishSmallBuild(store, 'public', version);
    for (const [index, version] of ['v1', 'v2', 'v3', 'v4'].entries())
      await age(path.join(releaseFolder(store, 'public', version), 'release.json'), 40 - index, 'publishedAt');
    // Removes attestations, history and recorded hashes, which do not match the changed timestamps.
    for (const version of ['v1', 'v2', 'v3', 'v4'])
      await rm(path.join(releaseFolder(store, 'public', version), 'release.attestation.json'));
    await rm(path.join(store.root, 'activations'), { recursive: true });
    const text = await readFile(activationFile(store), 'utf8');
    await writeFile(activationFile(store), text.replaceAll(/\s+"releaseHash": "[^"]+",/g, ''));
  });

  test('never removes active and previously active versions, and counts from the end of being active', async () => {
    await run('activate', 'public@v2');
    await run('activate', 'public@v3');
    await run('prune', '--keep', '0', '--days', '7');
    // v4 was never active; v1 has just been replaced.
    expect(await published()).toBe('v1 v2 v3');
    await age(path.join(store.root, 'activations', '2.json'), 8);
    expect(await run('prune', '--keep', '0')).toBe('Removed public@v1');
    expect(await published()).toBe('v2 v3');
    await run('rollback', 'public');
    expect(await active()).toBe('v1 v2 v1');
    // Open tabs may still use the rolled-back version.
    await run('prune', '--keep', '0');
    expect(await published()).toBe('v2 v3');
  });

  test('never removes what was active within a day, whatever is asked for', async () => {
    for (const version of ['v2', 'v3', 'v4']) await run('activate', `public@${version}`);
    await run('rollback', 'public@v2');
    await run('prune', '--keep', '0', '--days', '0');
    expect(await published()).toBe('v1 v2 v3 v4');
    await age(path.join(store.root, 'activations', '5.json'), 2);
    await age(path.join(store.root, 'activations', '4.json'), 2);
    await run('prune', '--keep', '0', '--days', '0');
    expect(await published()).toBe('v1 v2');
  });

  test('keeps the newest and the previewed versions', async () => {
    await run('preview', 'public@v2');
    await run('prune', '--keep', '1', '--days', '0');
    expect(await published()).toBe('v1 v2 v4');
  });

  test('fails when the history is damaged', async () => {
    await run('activate', 'public@v2');
    await writeFile(path.join(store.root, 'activations', '2.json'), 'x');
    await expect(run('prune')).rejects.toThrow('activations/2.json is not valid JSON');
  });

  test.each(['seven', '-1'])('RELEASE_RETENTION_DAYS=%s is refused', async (days) => {
    const options = { env: { RELEASE_RETENTION_DAYS: days }, warn: () => undefined };
    await expect(runReleaseCommand(store, ['prune'], options)).rejects.toThrow('RELEASE_RETENTION_DAYS');
  });
});

describe('a release older than the active one', () => {
  beforeEach(async () => {
    await publishSmallBuild(store, 'public', 'run-11', { sequence: 11 });
    await publishSmallBuild(store, 'public', 'run-12', { sequence: 12 });
    await publishSmallBuild(store, 'public', 'run-10', { sequence: 10 });
    await run('activate', 'public@run-12');
  });

  test('is refused unless --older is given', async () => {
    await expect(run('activate', 'public@run-10')).rejects.toThrow('public@run-10 is older than public@run-12');
    expect(await active()).toBe('v1 run-12 v1');
    await run('activate', 'public@run-10', '--older');
    expect(await active()).toBe('v1 run-10 v1');
  });

  test('is detected by its publishing time without a sequence, and is a valid rollback target', async () => {
    await expect(run('activate', 'public@v1')).rejects.toThrow('public@v1 is older than public@run-12');
    await run('rollback', 'public');
    expect(await active()).toBe('v1 v1 v1');
    await run('activate', 'public@run-11');
    expect(await active()).toBe('v1 run-11 v1');
  });

  test('is refused also in concurrent activations', async () => {
    await publishSmallBuild(store, 'public', 'run-13', { sequence: 13 });
    await Promise.allSettled([run('activate', 'public@run-13'), run('activate', 'public@run-11', '--by', 'late')]);
    expect(await active()).toBe('v1 run-13 v1');
  });

  test('is detected by the number from publish --sequence', async () => {
    const build = await writeSmallBuild(folder, 'public');
    await run('publish', 'public', '--version', 'run-9', '--folder', build, '--sequence', '9');
    await expect(run('activate', 'public@run-9')).rejects.toThrow('is older');
  });
});

describe('a set', () => {
  beforeEach(async () => {
    for (const app of ['host', 'public', 'admin'] as const)
      await publishSmallBuild(store, app, 'v2', { description: { contractVersion: 2 } });
  });

  test('can be previewed and activated only as a whole', async () => {
    await expect(run('preview', 'public@v2')).rejects.toThrow('public@v2 speaks contract 2, host@v1 speaks 1');
    const answer = await run('preview', 'host@v2', 'public@v2', 'admin@v2', '--hours', '2');
    expect(answer).toMatch(/^\/\?preview=[A-Za-z0-9_-]{22}\n/);
    const [, token = ''] = /preview=([\w-]{22})/.exec(answer) ?? [];
    const [file = ''] = await readdir(path.join(store.root, 'previews'));
    const text = file + (await readFile(path.join(store.root, 'previews', file), 'utf8'));
    expect(text).not.toContain(token);
    const [, id = ''] = /--end (\w+)/.exec(answer) ?? [];
    expect(await run('previews')).toMatch(new RegExp(`^${id} +host@v2 public@v2 admin@v2 +until .+ anna$`, 'm'));
    expect(await run('preview', '--end', id)).toBe(`The preview ${id} has ended`);
    expect(await run('previews')).toBe('There is no preview');
    await run('activate', 'host@v2', 'public@v2', 'admin@v2');
    expect(await active()).toBe('v2 v2 v2');
  });
});

describe('as a process', () => {
  // Without the browser of the test command: no page of these small builds starts.
  const start = (file: string, args: readonly string[], cwd = folder) =>
    promisify(execFile)(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, RELEASE_STORE: store.root, CHROME_PATH: '' },
    });
  const COMPILED = path.join(ROOT, 'deployment/dist/release.js');

  beforeAll(() => {
    // The command is compiled unless this file is run without the test command.
    if (!existsSync(COMPILED)) execFileSync('npx', ['tsc', '-b', path.join(ROOT, 'deployment')], { stdio: 'inherit' });
  });

  test('the compiled command works in any folder and prints only JSON with --json', async () => {
    await appendFile(path.join(releaseFolder(store, 'admin', 'v1'), 'main.abc.js'), 'x');
    const { stdout, stderr } = await start(COMPILED, ['list', '--json']);
    expect(JSON.parse(stdout).releases).toHaveLength(3);
    expect(stderr).toBe('warning: admin@v1: main.abc.js was changed\n');
    for (const args of [['status'], ['status', '--json']])
      await expect(start(COMPILED, args)).rejects.toMatchObject({
        code: 2,
        stdout: expect.stringContaining('admin@v1: main.abc.js was changed'),
      });
    await expect(start(COMPILED, ['activate', 'public@v9'])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'public@v9 is not in the store\n',
    });
  });

  test('npm run release builds nothing for commands on published versions, also without sources', async () => {
    await publishSmallBuild(store, 'public', 'v2');
    await run('activate', 'public@v2');
    const checkout = path.join(folder, 'checkout');
    await cp(path.join(ROOT, 'scripts'), path.join(checkout, 'scripts'), { recursive: true });
    await symlink(path.join(ROOT, 'deployment'), path.join(checkout, 'deployment'));
    const script = path.join(checkout, 'scripts', 'release.mjs');
    await start(script, ['rollback', 'public']);
    expect(await active()).toBe('v1 v1 v1');
    const build = await writeSmallBuild(folder, 'public');
    const { stdout } = await start(script, ['publish', 'public', '--version', 'v3', `--folder=${build}`]);
    expect(stdout).toContain('Published public@v3');
  });

  test('npm run release -- publish builds nothing whose texts are not those of its code', async () => {
    const checkout = path.join(folder, 'checkout');
    await cp(path.join(ROOT, 'scripts'), path.join(checkout, 'scripts'), { recursive: true });
    for (const name of [
      'deployment',
      'shared-kit',
      'node_modules',
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
    ])
      await symlink(path.join(ROOT, name), path.join(checkout, name));
    const app = path.join(checkout, 'remote-public');
    await mkdir(path.join(app, 'src'), { recursive: true });
    await mkdir(path.join(app, 'texts'));
    await writeFile(path.join(app, 'package.json'), JSON.stringify({ application: { name: 'public' } }));
    await writeFile(
      path.join(app, 'src', 'texts.ts'),
      `defineMessages({ title: { id: 'home.title', defaultMessage: 'Rent a car' } });`,
    );
    await writeFile(
      path.join(app, 'texts', 'en.json'),
      JSON.stringify({ 'home.title': { message: 'Rent an old car' } }),
    );
    const script = path.join(checkout, 'scripts', 'release.mjs');
    await expect(start(script, ['publish', 'public', '--version', 'v2'])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'remote-public/texts/en.json: home.title differs from the code: run npm run texts',
      ),
    });
    expect(await readdir(path.join(store.root, 'releases', 'public'))).toEqual(['v1']);
  }, 30_000);
});
