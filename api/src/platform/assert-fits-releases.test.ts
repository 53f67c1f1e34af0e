import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderStore } from 'shared-kit/server';
import { createTestFolder } from '../../test/create-test-folder.ts';
import { assertFitsReleases } from './assert-fits-releases.ts';

let store: string;
beforeEach(async () => {
  store = await createTestFolder('releases-');
});
afterEach(() => rm(store, { recursive: true }));

/** Makes releases active; `undefined` stands for a build from before there were levels. */
async function activate(apps: Readonly<Record<string, object | undefined>>): Promise<void> {
  for (const [app, api] of Object.entries(apps)) {
    const folder = join(store, 'releases', app, '1.0');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify({ app, version: '1.0', api }));
  }
  const entries = Object.keys(apps).map((app) => [app, { version: '1.0', previous: [] }]);
  await writeFile(join(store, 'active.json'), JSON.stringify({ revision: 1, apps: Object.fromEntries(entries) }));
}

test('releases that need what the API has are accepted, also those from before there were levels', async () => {
  await activate({ host: undefined, partner: { level: 4, needs: { 'GET /api/fees': 3 } } });
  expect(await assertFitsReleases(createFolderStore(store), { level: 3, supported: 1 })).toEqual([]);
});

test('an API that no longer supports an active release does not start, and names it', async () => {
  await activate({ host: { level: 6, needs: {} }, admin: { level: 5, needs: {} }, partner: undefined });
  await expect(assertFitsReleases(createFolderStore(store), { level: 6, supported: 6 })).rejects.toThrow(
    'RELEASE_STORE: admin@1.0 was built for level 5 of the API, which supports 6 and later; ' +
      'partner@1.0 was built for level 1 of the API, which supports 6 and later. Activate newer ones first',
  );
});

test('an API to which one goes back starts, and names the calls that active releases will miss', async () => {
  await activate({
    admin: { level: 5, needs: { 'GET /api/fees': 3, 'POST /api/payments <.fee': 5, 'GET /api/level': 2 } },
  });
  expect(await assertFitsReleases(createFolderStore(store), { level: 2, supported: 1 })).toEqual([
    'admin@1.0 needs level 5 of the API, which has 2: GET /api/fees, POST /api/payments <.fee',
  ]);
});

test('a store that cannot be read keeps no API from starting', async () => {
  const reason = `The active releases of ${store} were not compared with this API: `;
  expect(await assertFitsReleases(createFolderStore(store))).toEqual([
    expect.stringContaining(`${reason}active.json is missing`),
  ]);
  await writeFile(join(store, 'active.json'), '{"apps":{"host":{}}}');
  expect(await assertFitsReleases(createFolderStore(store))).toEqual([expect.stringContaining(reason)]);
});
