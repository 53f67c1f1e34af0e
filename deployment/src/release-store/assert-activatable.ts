import { readHistory } from './activation-history.ts';
import { findIncompatibilities } from './find-incompatibilities.ts';
import { findMountProblems } from './find-mount-problems.ts';
import type { Activation, AppName } from './release-schemas.ts';
import type { ReleaseStore, StoredRelease } from './release-store.ts';
import type { TrustedKeys } from './trusted-keys.ts';
import { readActivated, readPublished, verifyIntegrity } from './verify-release.ts';

/** Versions by application; the others stay as they are. */
export type Versions = Readonly<Record<AppName, string>>;

export interface CheckOptions {
  readonly keys?: TrustedKeys;
  /** Reports problems that do not block the activation, such as a damaged release of another application. */
  readonly warn?: (line: string) => void;
}

export type StoredReleases = Readonly<Record<AppName, StoredRelease>>;

/** The releases of an activation. */
export interface CheckedSet {
  readonly chosen: StoredReleases;
  /** Releases of the other applications that stay active, without unreadable ones. */
  readonly unchanged: StoredReleases;
}

/**
 * Runs all checks of an activation except release order and rendering, and returns the releases that would be active.
 * @throws Error with one line per failed check
 */
export async function assertActivatable(
  store: ReleaseStore,
  versions: Versions,
  options: CheckOptions,
  current: Activation | undefined,
): Promise<CheckedSet> {
  const { keys = {} } = options;
  if (!versions.host && !current)
    throw new Error('No version of host is active yet: activate it together with the remote of the home page');
  const known = current ? await knownHashes(store, current) : new Map<string, string>();
  const chosen: Record<AppName, StoredRelease> = {};
  const damage: string[] = [];
  for (const [app, version] of Object.entries(versions)) {
    const stored = await readPublished(store, app, version, keys);
    const hash = known.get(`${app}@${version}`);
    if (hash && hash !== stored.hash) damage.push(`${app}@${version}: release.json was changed since it was activated`);
    damage.push(...(await verifyIntegrity(store, stored.release)));
    chosen[app] = stored;
  }
  const unchanged = await readUnchangedReleases(store, current, chosen, options);
  const releases = [...Object.values(unchanged), ...Object.values(chosen)].map(({ release }) => release);
  const isComplete = Object.keys(current?.apps ?? {}).every((app) => chosen[app] ?? unchanged[app]);
  const reasons = [...damage, ...findIncompatibilities(releases), ...findMountProblems(releases, isComplete)];
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return { chosen, unchanged };
}

/** Returns the active releases of the other applications; skips unreadable ones with a warning. */
async function readUnchangedReleases(
  store: ReleaseStore,
  current: Activation | undefined,
  chosen: StoredReleases,
  { keys = {}, warn }: CheckOptions,
): Promise<StoredReleases> {
  const unchangedReleases: Record<AppName, StoredRelease> = {};
  for (const [app, entry] of Object.entries(current?.apps ?? {})) {
    if (chosen[app]) continue;
    try {
      const stored = await readActivated(store, app, entry, keys);
      unchangedReleases[app] = stored;
      for (const line of await verifyIntegrity(store, stored.release)) warn?.(line);
    } catch (error) {
      warn?.((error as Error).message);
    }
  }
  return unchangedReleases;
}

/** Returns the hash of every release ever activated, by `app@version`. */
async function knownHashes(store: ReleaseStore, current: Activation): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const { history } = await readHistory(store, current);
  for (const { changes } of history)
    for (const { app, version, releaseHash } of changes) known.set(`${app}@${version}`, releaseHash);
  return known;
}
