import type { KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FileStore } from 'shared-kit/server';
import { activateReleases } from '../src/release-store/activate-releases.ts';
import { publishRelease } from '../src/release-store/publish-release.ts';
import {
  type AppName,
  type BuildDescription,
  containerOf,
  type Release,
} from '../src/release-store/release-schemas.ts';
import type { ReleaseStore } from '../src/release-store/release-store.ts';

/** The applications of a test store. */
export const APPS = ['host', 'public', 'admin'] as const;

/** Content of the script of every test build; the compressed version differs so that responses can be distinguished. */
export const SCRIPT = { plain: 'start()', gzip: 'start() // small' };

const PAGE = { scripts: [], styles: [] };
const PAGES: Readonly<Record<AppName, BuildDescription['pages']>> = {
  host: {},
  public: { '/': PAGE, '/faq': PAGE, '/my-booking': PAGE, '/car/:carId': PAGE },
  admin: { '/admin': PAGE },
};

interface SmallBuild {
  readonly signingKey?: KeyObject;
  readonly description?: Partial<BuildDescription>;
  /** Files besides `build.json`; they replace the default files of the same name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly sequence?: number;
}

/** Writes a build with one script into a new folder below `folder`, and returns its path. */
export async function writeSmallBuild(folder: string, app: AppName, { description, files }: SmallBuild = {}) {
  await mkdir(folder, { recursive: true });
  const build = await mkdtemp(path.join(folder, 'build-'));
  const described: BuildDescription = {
    name: containerOf(app),
    contractVersion: 1,
    singletons: { react: '19.3.1' },
    scripts: ['main.abc.js'],
    styles: [],
    exposed: { scripts: [], styles: [] },
    pages: PAGES[app] ?? {},
    fonts: [],
    ...(app === 'public' && { texts: { 'en/common': { scripts: ['main.abc.js'], styles: [] } } }),
    ...description,
  };
  const contents = {
    'build.json': JSON.stringify(described),
    'main.abc.js': SCRIPT.plain,
    'main.abc.js.gz': gzipSync(SCRIPT.gzip),
    'main.abc.js.map': '{"sources":["secret.tsx"]}',
    '.secret': 'nobody may read this',
    ...files,
  };
  for (const [name, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(build, name)), { recursive: true });
    await writeFile(path.join(build, name), content);
  }
  return build;
}

/** Publishes a build of `writeSmallBuild`. */
export async function publishSmallBuild(
  store: ReleaseStore,
  app: AppName,
  version: string,
  options: SmallBuild = {},
): Promise<Release> {
  const { sequence, signingKey } = options;
  const build = await writeSmallBuild(path.dirname(store.root), app, options);
  const release = await publishRelease(store, { app, folder: build, version, sequence, signingKey });
  await rm(build, { recursive: true });
  return release;
}

/** Creates a release store under `folder` in which version `v1` of each application is active. */
export async function publishSmallBuilds(folder: string, bucket?: FileStore): Promise<ReleaseStore> {
  const store = { root: path.join(folder, 'store'), bucket };
  for (const app of APPS) await publishSmallBuild(store, app, 'v1');
  await activateReleases(store, { host: 'v1', public: 'v1', admin: 'v1' });
  return store;
}
