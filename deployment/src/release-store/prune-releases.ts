import { rm } from 'node:fs/promises';
import { type ActivationRecord, readHistory } from './activation-history.ts';
import { pruneHealthCounts } from './health-counts.ts';
import { endPreview, isExpired, listPreviews, type Preview } from './previews.ts';
import { deleteRelease } from './release-bucket.ts';
import { type Activation, type Release, releaseName } from './release-schemas.ts';
import { listReleases, type ReleaseStore, readActivation, releaseFolder, withLock } from './release-store.ts';

const DAY_MS = 86_400_000;
/** Days for which a version is kept after it was published or active, however few are asked for: open tabs use its files. */
const MIN_DAYS = 1;

/**
 * Removes old versions and expired previews; returns the removed versions. Keeps active, previously active and previewed
 * versions, the newest `keep` of each application, and those published or active in the last `days` (at least one),
 * whose files open tabs may still request. Never prunes the history.
 * @throws Error when a record of the history is damaged
 */
export async function pruneReleases(
  store: ReleaseStore,
  { keep, days }: { readonly keep: number; readonly days: number },
): Promise<Release[]> {
  return withLock(store, async () => {
    const activation = await readActivation(store);
    const { history, damage } = await readHistory(store, activation);
    if (damage.length > 0) throw new Error(['Cannot prune: the activation history is damaged', ...damage].join('\n'));
    const previews = await listPreviews(store);
    for (const { id } of previews.filter(isExpired)) await endPreview(store, id);

    const protectedVersions = findProtected(
      activation,
      previews.filter((preview) => !isExpired(preview)),
    );
    const lastUsed = findEnds(activation, history);
    const oldest = new Date(Date.now() - Math.max(days, MIN_DAYS) * DAY_MS).toISOString();
    const { releases } = await listReleases(store);
    const removable = [...new Set(releases.map(({ app }) => app))].flatMap((app) =>
      releases
        .filter((release) => release.app === app)
        .slice(keep)
        .filter((release) => !protectedVersions.has(releaseName(release)))
        .filter((release) => (lastUsed.get(releaseName(release)) ?? release.publishedAt) < oldest),
    );
    await pruneHealthCounts(store, Date.now() - days * DAY_MS);
    for (const { app, version } of removable) {
      await deleteRelease(store, app, version);
      await rm(releaseFolder(store, app, version), { recursive: true });
    }
    return removable;
  });
}

function findProtected(activation: Activation | undefined, previews: readonly Preview[]): Set<string> {
  const active = Object.entries(activation?.apps ?? {}).flatMap(([app, { version, previous }]) =>
    [version, previous[0]?.version].map((name) => `${app}@${name}`),
  );
  const previewed = previews.flatMap(({ apps }) =>
    Object.entries(apps).map(([app, { version }]) => `${app}@${version}`),
  );
  return new Set([...active, ...previewed]);
}

/** Returns when each version was last active. */
function findEnds(activation: Activation | undefined, history: readonly ActivationRecord[]): Map<string, string> {
  const ends = new Map<string, string>();
  // Versions replaced without a record were last active, at the latest, when the next version was activated.
  for (const [app, { previous, activatedAt }] of Object.entries(activation?.apps ?? {}))
    for (const { version } of previous) ends.set(`${app}@${version}`, activatedAt);
  for (const { activatedAt, changes } of [...history].reverse())
    for (const { app, over } of changes) if (over) ends.set(`${app}@${over}`, activatedAt);
  return ends;
}
