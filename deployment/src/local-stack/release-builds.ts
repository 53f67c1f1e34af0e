import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { activateReleases } from '../release-store/activate-releases.ts';
import { ignoreNotFound } from '../release-store/ignore-not-found.ts';
import { publishRelease, readBuildVersion } from '../release-store/publish-release.ts';
import type { App } from '../release-store/release.ts';
import { findRelease, type ReleaseStore, readActivation } from '../release-store/release-store.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder in which an application's build stands. */
export const BUILD_FOLDERS: Readonly<Record<App, string>> = {
  host: path.join(ROOT, 'host', 'dist'),
  public: path.join(ROOT, 'remote-public', 'dist'),
  admin: path.join(ROOT, 'remote-admin', 'dist'),
};

/**
 * Publishes and activates the builds of this checkout that were not released from it before. A version that was
 * rolled back on purpose stays so, until there is a newer build.
 */
export async function releaseBuilds(store: ReleaseStore): Promise<void> {
  const memory = path.join(store.root, 'released-builds.json');
  const released: Partial<Record<App, string>> = JSON.parse((await ignoreNotFound(readFile(memory, 'utf8'))) ?? '{}');
  const isFirst = (await readActivation(store)) === undefined;
  const fresh: Partial<Record<App, string>> = {};
  for (const [app, folder] of Object.entries(BUILD_FOLDERS) as [App, string][]) {
    // While an application is developed, the others may stand without a build of it.
    if (!existsSync(path.join(folder, 'build.json'))) continue;
    const version = await readBuildVersion(folder);
    if (!isFirst && released[app] === version) continue;
    if (!(await findRelease(store, app, version))) await publishRelease(store, { app, folder });
    fresh[app] = version;
  }
  if (Object.keys(fresh).length === 0) return;
  await activateReleases(store, fresh);
  await mkdir(store.root, { recursive: true });
  await writeFile(memory, JSON.stringify({ ...released, ...fresh }, null, 2));
}
