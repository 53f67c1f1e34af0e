import { mkdir, open, rename } from 'node:fs/promises';
import { findDamage } from './find-damage.ts';
import { findMisfits } from './find-misfits.ts';
import { type Activation, type ActiveVersion, APPS, type App, type Release } from './release.ts';
import { activationFile, findRelease, type ReleaseStore, readActivation, withLock } from './release-store.ts';

/** How many earlier versions a rollback can reach. */
const REMEMBERED = 20;

/**
 * Makes the given versions active, the other applications stay as they are. Nothing changes unless every file is there
 * with its hash and all three fit together; then everything changes at once.
 * @throws Error with a line for each reason against it
 */
export async function activateReleases(
  store: ReleaseStore,
  versions: Partial<Record<App, string>>,
): Promise<Activation> {
  await mkdir(store.root, { recursive: true });
  return withLock(store, async () => {
    const current = await readActivation(store);
    return writeActivation(store, current, chooseVersions(current, versions));
  });
}

/** The checks of an activation without it. @throws Error with a line for each reason against it */
export async function requireActivatable(store: ReleaseStore, versions: Partial<Record<App, string>>): Promise<void> {
  await requireSound(store, chooseVersions(await readActivation(store), versions));
}

/**
 * Makes the version active that was so before, of those that are still whole and fit.
 * @throws Error when there is none
 */
export async function rollBack(store: ReleaseStore, app: App): Promise<Activation> {
  return withLock(store, async () => {
    const current = await readActivation(store);
    const reasons: string[] = [];
    const before = current?.apps[app].before ?? [];
    for (const [index, version] of before.entries()) {
      try {
        const apps = { ...(current as Activation).apps, [app]: { version, before: before.slice(index + 1) } };
        return await writeActivation(store, current, apps);
      } catch (error) {
        reasons.push((error as Error).message);
      }
    }
    throw new Error([`There is nothing to roll ${app} back to`, ...reasons].join('\n'));
  });
}

function chooseVersions(
  current: Activation | undefined,
  versions: Partial<Record<App, string>>,
): Readonly<Record<App, ActiveVersion>> {
  const apps = {} as Record<App, ActiveVersion>;
  for (const app of APPS) apps[app] = next(app, current?.apps[app], versions[app]);
  return apps;
}

function next(app: App, current: ActiveVersion | undefined, version: string | undefined): ActiveVersion {
  if (!version || version === current?.version) {
    if (!current) throw new Error(`Nothing of ${app} is active yet: activate all three at once`);
    return current;
  }
  const before = current ? [current.version, ...current.before.filter((other) => other !== version)] : [];
  return { version, before: before.slice(0, REMEMBERED) };
}

async function writeActivation(
  store: ReleaseStore,
  current: Activation | undefined,
  apps: Readonly<Record<App, ActiveVersion>>,
): Promise<Activation> {
  await requireSound(store, apps);
  const activation: Activation = {
    revision: (current?.revision ?? 0) + 1,
    activatedAt: new Date().toISOString(),
    apps,
  };
  await replaceFile(activationFile(store), JSON.stringify(activation, null, 2));
  return activation;
}

async function requireSound(store: ReleaseStore, apps: Readonly<Record<App, ActiveVersion>>): Promise<void> {
  const releases = {} as Record<App, Release>;
  for (const app of APPS) {
    const release = await findRelease(store, app, apps[app].version);
    if (!release) throw new Error(`${app}@${apps[app].version} is not in the store`);
    releases[app] = release;
  }
  const damage = (await Promise.all(Object.values(releases).map((release) => findDamage(store, release)))).flat();
  const reasons = [...damage, ...findMisfits(releases)];
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

/** The old content or the new, whenever the process or the machine stops. */
async function replaceFile(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}
