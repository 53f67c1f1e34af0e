import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { publishSmallBuild, publishSmallBuilds, writeSmallBuild } from '../test/publish-small-builds.ts';
import { buildGateway } from './gateway/gateway.ts';
import { readServedReleases } from './gateway/served-releases.ts';
import { activateReleases } from './release-store/activate-releases.ts';
import { readActivation } from './release-store/release-store.ts';
import { createKeyPair } from './release-store/signature.ts';
import { runReleaseCommand } from './run-release-command.ts';

const MOUNT = { paths: ['/guest'], rendered: false, languages: true, indexed: true, staff: false };
const PAGE = { scripts: [], styles: [] };
const FOR_STAFF =
  'guest@v1 is for staff: its pages are not rendered, have no language in their paths and are not indexed';

let folder: string;
let store: { root: string };
let keysFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apps-'));
  store = await publishSmallBuilds(folder);
  keysFile = path.join(folder, 'keys.json');
  await run(undefined, 'keys', 'create', 'operator', '--out', path.join(folder, 'operator.pem'));
  for (const team of ['guest', 'public']) await writeFile(path.join(folder, `${team}.pem`), createKeyPair().privateKey);
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a release command. @param key file name of the private key that signs; undefined for none */
const run = (key: string | undefined, ...args: string[]) =>
  runReleaseCommand(store, args, {
    env: { RELEASE_KEYS: keysFile, RELEASE_SIGNING_KEY: key && path.join(folder, key) },
    warn: () => undefined,
  });
const admit = (key: string, ...paths: string[]) =>
  run(
    key,
    'apps',
    'add',
    'guest',
    ...paths.flatMap((each) => ['--paths', each]),
    '--key',
    path.join(folder, 'guest.pem'),
  );

async function publish(app: string, key: string, version: string, description: object = {}): Promise<string> {
  const build = await writeSmallBuild(folder, app, {
    description: { mount: MOUNT, pages: { '/guest': PAGE }, ...description },
  });
  return run(key, 'publish', app, '--version', version, '--folder', build);
}

test('a team publishes and activates its remote only once the operator has admitted it, and only under its paths', async () => {
  await expect(publish('guest', 'guest.pem', 'v1')).rejects.toThrow('guest is not admitted: release apps add guest');
  await expect(admit('public.pem', '/guest')).rejects.toThrow('must be a private key of operator');
  expect(await admit('operator.pem', '/guest')).toContain('guest is admitted with /guest');
  await expect(publish('guest', 'public.pem', 'v1')).rejects.toThrow('must be a private key of guest');
  const elsewhere = { mount: { ...MOUNT, paths: ['/guest', '/cars'] } };
  await expect(publish('guest', 'guest.pem', 'v1', elsewhere)).rejects.toThrow(
    'guest@v1 mounts /cars, but guest is admitted with /guest',
  );
  await publish('guest', 'guest.pem', 'v1', { mount: { ...MOUNT, paths: ['/guest/rooms'] }, pages: {} });
  await expect(run('public.pem', 'activate', 'guest@v1')).rejects.toThrow('must be a private key of guest');
  expect(await run('guest.pem', 'activate', 'guest@v1')).toContain('Active: guest@v1');
  await expect(publish('public', 'guest.pem', 'v2')).rejects.toThrow('public is not admitted');
  await expect(publish('host', 'guest.pem', 'v2')).rejects.toThrow(
    'host is not admitted: release keys create host --out FILE',
  );
  expect(await run(undefined, 'apps', 'list')).toMatch(/^guest {4}[0-9a-f]{12} \/guest$/m);
  expect(await run(undefined, 'apps', 'list')).toMatch(/^operator [0-9a-f]{12}$/m);
});

test('an admission that the operator did not sign is refused', async () => {
  await admit('operator.pem', '/guest');
  await writeFile(keysFile, (await readFile(keysFile, 'utf8')).replace('"/guest"', '"/"'));
  await expect(run(undefined, 'status')).rejects.toThrow('admission of guest is not signed with a key of operator');
});

describe('a file of keys that could not be read again is not written', () => {
  const idsOf = async () => JSON.parse(await readFile(keysFile, 'utf8')).operator.map(({ id }: { id: string }) => id);

  test('after a rotation the old key of the operator stays until it signs no admission', async () => {
    await admit('operator.pem', '/guest');
    const [old] = await idsOf();
    await run(undefined, 'keys', 'rotate', 'operator', '--out', path.join(folder, 'operator-2.pem'));
    await expect(run(undefined, 'keys', 'remove', 'operator', old)).rejects.toThrow(
      'the admission of guest is not signed with a key of operator',
    );
    await admit('operator-2.pem', '/guest');
    await run(undefined, 'keys', 'remove', 'operator', old);
    expect(await run(undefined, 'status')).toContain('guest');
  });

  test('neither the operator nor the host is admitted', async () => {
    await admit('operator.pem', '/guest');
    const before = await readFile(keysFile, 'utf8');
    const key = ['--paths', '/desk', '--key', path.join(folder, 'public.pem')];
    for (const args of [
      ['remove', 'operator'],
      ['add', 'operator', ...key],
    ])
      await expect(run('operator.pem', 'apps', ...args)).rejects.toThrow('operator is not an app');
    await expect(run('operator.pem', 'apps', 'add', 'host', ...key)).rejects.toThrow(
      'host has no paths to be admitted with: release keys create host --out FILE',
    );
    await expect(admit('operator.pem', 'no path')).rejects.toThrow('keys.json: guest');
    expect(await readFile(keysFile, 'utf8')).toBe(before);
  });
});

test.each([
  ['a path of the gateway', '/releases/x', 'guest mounts /releases/x, but /releases belongs to the gateway'],
  ['the page of the host', '/login', 'guest mounts /login, but /login belongs to the host'],
  ['a path of the API', '/media', 'guest mounts /media, but /media belongs to the API'],
  ['a language', '/fr', 'guest mounts /fr, but /fr belongs to a language'],
])('nobody is admitted with %s', async (_, clashing, reason) => {
  const before = await readFile(keysFile, 'utf8');
  await expect(admit('operator.pem', '/guest', clashing)).rejects.toThrow(reason);
  expect(await readFile(keysFile, 'utf8')).toBe(before);
});

const SLOTS = ['header', 'bookings', 'action', 'rent', 'agency', 'legal', 'staff'];
const LABEL = { en: 'Rooms', fr: 'Chambres', es: 'Habitaciones', ar: 'غرف' };
const linkTo = (to: string, slot: string) => ({ links: [{ slot, path: to, label: LABEL }] });

test.each([
  ['a path of another remote', { paths: ['/admin'] }, {}, 'guest@v1 mounts /admin, which admin@v1 mounts'],
  ['a page of another remote', { paths: ['/faq'] }, {}, 'public@v1 has the page /faq, whose path belongs to guest@v1'],
  [
    'a path of the API, without a line about links to it',
    { paths: ['/api/guest'] },
    linkTo('/guest', 'rent'),
    'guest@v1 mounts /api/guest, but /api belongs to the API',
  ],
  ['a language', { paths: ['/fr'] }, {}, 'guest@v1 mounts /fr, but /fr belongs to a language'],
  ['rendered pages for staff', { paths: ['/desk'], staff: true, rendered: true }, {}, FOR_STAFF],
  [
    'a link in an unknown slot',
    {},
    linkTo('/guest', 'attic'),
    'guest@v1 has a link to /guest in the slot attic, which host@v2 does not have',
  ],
  [
    'a link to a page of another remote',
    {},
    linkTo('/faq?from=guest', 'rent'),
    'guest@v1 has a link to /faq?from=guest in the slot rent, but its path belongs to public@v1',
  ],
])('%s is refused with both names', async (_, mount, links, reason) => {
  await publishSmallBuild(store, 'host', 'v2', { description: { slots: SLOTS } });
  await activateReleases(store, { host: 'v2' });
  // With a key, but not admitted: it may declare any path.
  await run(undefined, 'keys', 'create', 'guest', '--out', path.join(folder, 'team.pem'));
  await publish('guest', 'team.pem', 'v1', { mount: { ...MOUNT, ...mount }, pages: {}, ...links });
  await expect(run('team.pem', 'activate', 'guest@v1')).rejects.toThrow(new Error(reason));
  expect(Object.keys((await readActivation(store))?.apps ?? {})).toEqual(['host', 'public', 'admin']);
});

test('a page outside of the own paths is refused', async () => {
  await admit('operator.pem', '/guest');
  await publish('guest', 'guest.pem', 'v1', { pages: { '/guests': PAGE } });
  await expect(run('guest.pem', 'activate', 'guest@v1')).rejects.toThrow(
    'guest@v1 has the page /guests, whose path belongs to public@v1',
  );
});

test('the links of a remote that is admitted with --after follow that link', async () => {
  await publishSmallBuild(store, 'host', 'v2', { description: { slots: SLOTS } });
  const links = [...linkTo('/faq', 'rent').links, ...linkTo('/my-booking', 'rent').links];
  await publishSmallBuild(store, 'public', 'v2', { description: { mount: { ...MOUNT, paths: ['/'] }, links } });
  await activateReleases(store, { host: 'v2', public: 'v2' });
  const served = async () =>
    (await readServedReleases(store, {}, { releaseKeys: keysFile })).linksByLocale.en.rent?.map((link) => link.path);
  await admit('operator.pem', '/guest');
  await publish('guest', 'guest.pem', 'v1', linkTo('/guest', 'rent'));
  await run('guest.pem', 'activate', 'guest@v1');
  expect(await served()).toEqual(['/faq', '/my-booking', '/guest']);
  const key = path.join(folder, 'guest.pem');
  await run('operator.pem', 'apps', 'add', 'guest', '--paths', '/guest', '--key', key, '--after', '/faq');
  expect(await served()).toEqual(['/faq', '/guest', '/my-booking']);
  expect(await run(undefined, 'apps', 'list')).toMatch(/^guest {4}[0-9a-f]{12} \/guest, its links after \/faq$/m);
});

test('a running gateway serves an added remote, and drops a removed one, without a lost request', async () => {
  const gateway = await buildGateway({
    store,
    site: DEFAULT_SITE_SETTINGS,
    apiOrigin: 'http://127.0.0.1:1',
    logLevel: 'silent',
  });
  let isDone = false;
  try {
    const page = async (url: string) => (await gateway.inject(url)).body;
    const isOfGuest = (html: string) => html.includes('/releases/guest/v1/');
    const statuses = new Set<number>();
    const visits = (async () => {
      while (!isDone) {
        statuses.add((await gateway.inject('/faq')).statusCode);
        await sleep(5);
      }
    })();
    const until = async (expected: boolean) => {
      while (isOfGuest(await page('/fr/guest')) !== expected) await sleep(20);
    };
    await admit('operator.pem', '/guest');
    await publish('guest', 'guest.pem', 'v1');
    await run('guest.pem', 'activate', 'guest@v1');
    await until(true);
    expect((await gateway.inject('/guest')).headers).not.toHaveProperty('x-robots-tag');
    expect(await page('/faq')).toContain('"guest":{"paths":["/guest"],"languages":true}');
    await expect(run('operator.pem', 'apps', 'remove', 'public')).rejects.toThrow('The site needs public');
    expect(await run('operator.pem', 'apps', 'remove', 'guest', '--by', 'anna', '--reason', 'The season is over')).toBe(
      'guest is removed (activation 3)',
    );
    await until(false);
    isDone = true;
    await visits;
    expect([...statuses]).toEqual([200]);
    expect(await run(undefined, 'list', '--history')).toMatch(/^3 .+ remove +guest@v1 +v1 +anna +The season is over$/m);
    await expect(run('guest.pem', 'activate', 'guest@v1')).rejects.toThrow('guest is not admitted');
  } finally {
    isDone = true;
    await gateway.close();
  }
});
