import { rm } from 'node:fs/promises';
import { APPS, type Release } from './release.ts';
import { listReleases, type ReleaseStore, readActivation, releaseFolder, withLock } from './release-store.ts';

/**
 * Removes old versions. What is active stays, and so do the newest `keep` of each application and everything that
 * was published in the last `hours`: a tab that was opened before may still ask for its files.
 */
export async function pruneReleases(
  store: ReleaseStore,
  { keep, hours }: { keep: number; hours: number },
): Promise<Release[]> {
  return withLock(store, async () => {
    const activation = await readActivation(store);
    const releases = await listReleases(store);
    const oldest = new Date(Date.now() - hours * 3_600_000).toISOString();
    const removable = APPS.flatMap((app) =>
      releases
        .filter((release) => release.app === app)
        .slice(keep)
        .filter(({ version, publishedAt }) => version !== activation?.apps[app].version && publishedAt < oldest),
    );
    for (const { app, version } of removable) await rm(releaseFolder(store, app, version), { recursive: true });
    return removable;
  });
}
