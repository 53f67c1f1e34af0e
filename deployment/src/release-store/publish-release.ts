import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashFolder, versionOf } from './hash-folder.ts';
import type { App, BuildDescription, Release } from './release.ts';
import { findRelease, isVersion, type ReleaseStore, releaseFolder } from './release-store.ts';

interface PublishOptions {
  readonly app: App;
  /** The build's output. */
  readonly folder: string;
  /** Made from the contents when absent. */
  readonly version?: string | undefined;
  readonly commit?: string | undefined;
}

/** The version that a build gets when it is published without a name. */
export async function readBuildVersion(folder: string): Promise<string> {
  return versionOf(await hashFolder(folder));
}

/**
 * Copies a build into the store as a new version. Nobody sees it until it is activated.
 * @throws Error when the version exists, or the folder holds no build of the application
 */
export async function publishRelease(
  store: ReleaseStore,
  { app, folder, version, commit }: PublishOptions,
): Promise<Release> {
  const description = await readDescription(folder, app);
  const files = await hashFolder(folder);
  const name = version ?? versionOf(files);
  if (!isVersion(name))
    throw new Error(`"${name}" is no version: letters, digits, dots, dashes and underscores, at most 64`);
  if (await findRelease(store, app, name))
    throw new Error(`${app}@${name} is published already, and a release never changes`);

  const release: Release = {
    app,
    version: name,
    ...(commit && { commit }),
    publishedAt: new Date().toISOString(),
    ...description,
    files,
  };
  const target = releaseFolder(store, app, name);
  // Under a name that no reader looks at, until it is whole.
  const draft = path.join(path.dirname(target), `.${name}-${process.pid}`);
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await cp(folder, draft, { recursive: true });
    await writeFile(path.join(draft, 'release.json'), JSON.stringify(release, null, 2));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return release;
}

async function readDescription(folder: string, app: App): Promise<BuildDescription> {
  const text = await readFile(path.join(folder, 'build.json'), 'utf8').catch(() => {
    throw new Error(`${folder} holds no build: there is no build.json`);
  });
  const description = JSON.parse(text) as BuildDescription;
  const expected = app === 'host' ? 'host' : `remote_${app}`;
  if (description.name !== expected) throw new Error(`${folder} is a build of ${description.name}, not of ${expected}`);
  return description;
}
