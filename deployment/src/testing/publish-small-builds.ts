import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { activateReleases } from '../release-store/activate-releases.ts';
import { publishRelease } from '../release-store/publish-release.ts';
import { APPS } from '../release-store/release.ts';

/** The one script of every application; its compressed twin says so, to be told apart. */
export const SCRIPT = { plain: 'start()', gzip: 'start() // small' };

const PAGE = { scripts: [], styles: [] };
const PAGES = { host: {}, public: { '/': PAGE, '/faq': PAGE, '/car/:carId': PAGE }, admin: { '/admin': PAGE } };

/** A release store under `folder` in which a version `v1` of each application is active. */
export async function publishSmallBuilds(folder: string): Promise<{ root: string }> {
  const store = { root: path.join(folder, 'store') };
  for (const app of APPS) {
    await mkdir(folder, { recursive: true });
    const build = await mkdtemp(path.join(folder, 'build-'));
    const description = {
      name: app === 'host' ? 'host' : `remote_${app}`,
      contractVersion: 1,
      singletons: { react: '19.3.1' },
      scripts: ['main.abc.js'],
      styles: [],
      exposed: { scripts: [], styles: [] },
      pages: PAGES[app],
      fonts: [],
    };
    await writeFile(path.join(build, 'build.json'), JSON.stringify(description));
    await writeFile(path.join(build, 'main.abc.js'), SCRIPT.plain);
    await writeFile(path.join(build, 'main.abc.js.gz'), gzipSync(SCRIPT.gzip));
    await writeFile(path.join(build, '.secret'), 'nobody may read this');
    await publishRelease(store, { app, folder: build, version: 'v1' });
  }
  await activateReleases(store, { host: 'v1', public: 'v1', admin: 'v1' });
  return store;
}
