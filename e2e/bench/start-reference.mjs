import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildGateway } from '../../deployment/dist/gateway/gateway.js';
import { activateReleases } from '../../deployment/dist/release-store/activate-releases.js';
import { publishRelease } from '../../deployment/dist/release-store/publish-release.js';
import { ROOT } from '../../scripts/root.mjs';
import { CONTRACT_VERSION } from '../../shared-kit/dist/contract/index.js';
import { DEFAULT_SITE_SETTINGS } from '../../shared-kit/dist/domain/index.js';

const SOURCES = path.join(import.meta.dirname, 'single-bundle');
/** @type {readonly ['public', 'admin']} */
const REMOTES = ['public', 'admin'];
/** @type {{ scripts: string[], styles: string[] }} */
const NOTHING = { scripts: [], styles: [] };
const PAGES = {
  public: { '/': NOTHING, '/cars': NOTHING, '/car/:carId': NOTHING },
  admin: {
    '/admin': NOTHING,
    '/admin/bookings/:bookingId': NOTHING,
    '/admin/customers': NOTHING,
    '/admin/fines': NOTHING,
    '/admin/reports': NOTHING,
  },
};

/**
 * Builds the same sources as a single bundle, and serves them with the same gateway and API.
 * @param {{ part: 'site' | 'console', apiOrigin: string, isRendered?: boolean }} options `isRendered` when its public
 *   pages are server-rendered too
 */
export async function startReference({ part, apiOrigin, isRendered = false }) {
  const rspack = path.join(ROOT, 'node_modules', '.bin', 'rspack');
  const { status } = spawnSync(rspack, ['build', '--env', part], {
    cwd: SOURCES,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The single bundle of the ${part} does not build`);
  const folder = await mkdtemp(path.join(tmpdir(), 'single-bundle-'));
  const store = { root: path.join(folder, 'store') };
  const host = path.join(folder, 'host');
  await cp(path.join(SOURCES, 'dist', part), host, { recursive: true });
  await publishRelease(store, { app: 'host', folder: host, version: 'one' });
  for (const app of REMOTES) await publishNothing(store, app, folder, isRendered);
  await activateReleases(store, { host: 'one', public: 'none', admin: 'none' });

  const gateway = await buildGateway({ store, site: DEFAULT_SITE_SETTINGS, apiOrigin });
  const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    async stop() {
      await gateway.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Publishes an empty remote, since the store requires one of each application, and the renderer a server build.
 * @param {{ root: string }} store
 * @param {'public' | 'admin'} app
 * @param {string} folder
 * @param {boolean} isRendered
 */
async function publishNothing(store, app, folder, isRendered) {
  const build = await mkdtemp(path.join(folder, 'nothing-'));
  const description = {
    name: `remote_${app}`,
    contractVersion: CONTRACT_VERSION,
    singletons: {},
    ...NOTHING,
    exposed: NOTHING,
    pages: PAGES[app],
    fonts: [],
    ...(isRendered && { server: 'server/index.cjs' }),
  };
  await writeFile(path.join(build, 'build.json'), JSON.stringify(description));
  await mkdir(path.join(build, 'server'));
  await writeFile(path.join(build, 'server', 'index.cjs'), '');
  await publishRelease(store, { app, folder: build, version: 'none' });
}
