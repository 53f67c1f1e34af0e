import type { KeyObject } from 'node:crypto';
import { writeFileAtomic } from 'shared-kit/server';
import { type ActivationRecord, readHistory, recordActivation } from './activation-history.ts';
import { findIncompatibilities } from './find-incompatibilities.ts';
import {
  type ActivatedVersion,
  type Activation,
  type ActiveVersion,
  APPS,
  type AppName,
  type Release,
} from './release-schemas.ts';
import {
  activationFile,
  type ReleaseStore,
  readActivation,
  readRelease,
  type StoredRelease,
  withLock,
} from './release-store.ts';
import { signBytes } from './signature.ts';
import { findTeamKey, type TrustedKeys } from './trusted-keys.ts';
import { activationMessage, readActivated, readPublished, verifyIntegrity } from './verify-release.ts';

/** Versions by application; the others stay as they are. */
export type Versions = Readonly<Partial<Record<AppName, string>>>;

export interface CheckOptions {
  readonly keys?: TrustedKeys;
  /** Reports problems that do not block the activation, such as a damaged release of another application. */
  readonly warn?: (line: string) => void;
}

interface ChangeOptions extends CheckOptions {
  /** Name of the person or pipeline. */
  readonly by?: string;
  readonly reason?: string | undefined;
}

interface ActivateOptions extends ChangeOptions {
  /** Private keys of the teams whose applications are activated. */
  readonly signingKeys?: readonly KeyObject[];
  /** Allows a release older than the active one. */
  readonly allowOlder?: boolean;
}

interface RollBackOptions extends ChangeOptions {
  /** Rolls back only if these versions are active. */
  readonly from?: Versions;
}

const MAX_ROLLBACK_STEPS = 20;

type Entries = Readonly<Partial<Record<AppName, ActiveVersion>>>;
type StoredReleases = Readonly<Partial<Record<AppName, StoredRelease>>>;

/**
 * Activates the given versions in one atomic change; the other applications keep theirs. Every given version must be
 * intact, signed by its team and not older than the active one, and compatible with all readable active releases.
 * @throws Error with one line per failed check
 */
export async function activateReleases(
  store: ReleaseStore,
  versions: Versions,
  options: ActivateOptions = {},
): Promise<Activation> {
  return withLock(store, async () => {
    const current = await readActivation(store);
    const chosen = await assertActivatable(store, versions, options, current);
    if (!options.allowOlder) await assertNotOlder(store, current, chosen);
    const entries = appsOf(chosen).map((app) => [app, nextEntry(app, current, chosen[app], options)]);
    return replaceActivation(store, current, Object.fromEntries(entries) as Entries, 'activate', options);
  });
}

/**
 * Runs all checks of an activation except release order, and returns the releases that would become active.
 * @throws Error with one line per failed check
 */
export async function assertActivatable(
  store: ReleaseStore,
  versions: Versions,
  options: CheckOptions,
  current: Activation | undefined,
): Promise<StoredReleases> {
  const { keys = {} } = options;
  for (const app of APPS)
    if (!versions[app] && !current)
      throw new Error(`No version of ${app} is active yet: activate all three apps at once`);
  const known = current ? await knownHashes(store, current) : new Map<string, string>();
  const chosen: Partial<Record<AppName, StoredRelease>> = {};
  const damage: string[] = [];
  for (const app of APPS) {
    const version = versions[app];
    if (!version) continue;
    const stored = await readPublished(store, app, version, keys);
    const hash = known.get(`${app}@${version}`);
    if (hash && hash !== stored.hash) damage.push(`${app}@${version}: release.json was changed since it was activated`);
    damage.push(...(await verifyIntegrity(store, stored.release)));
    chosen[app] = stored;
  }
  const unchangedReleases = await readUnchangedReleases(store, current, chosen, options);
  const releases = [...Object.values(chosen), ...Object.values(unchangedReleases)].map(({ release }) => release);
  const reasons = [...damage, ...findIncompatibilities(releases)];
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return chosen;
}

/**
 * Reactivates the newest earlier versions that still verify and are compatible. Several apps go back the same number of
 * steps. No key is needed: the activations were signed.
 * @throws Error with the reasons when there are none
 */
export async function rollBack(
  store: ReleaseStore,
  rolledBack: readonly AppName[],
  options: RollBackOptions = {},
): Promise<Activation> {
  return withLock(store, async () => {
    const current = await readActivation(store);
    for (const [app, version] of Object.entries(options.from ?? {}) as [AppName, string][])
      if (current?.apps[app].version !== version) throw new Error(`${app}@${version} is not active any more`);
    const reasons: string[] = [];
    for (let steps = 1; steps <= MAX_ROLLBACK_STEPS; steps++) {
      const entries = goBack(current, rolledBack, steps);
      if (!entries) break;
      try {
        return await reinstate(store, current, entries, options);
      } catch (error) {
        reasons.push((error as Error).message);
      }
    }
    throw new Error([`No earlier version of ${rolledBack.join(', ')} can be activated`, ...reasons].join('\n'));
  });
}

/** Returns the entries so many steps back; undefined when one of the applications has fewer. */
function goBack(current: Activation | undefined, apps: readonly AppName[], steps: number): Entries | undefined {
  const entries: Partial<Record<AppName, ActiveVersion>> = {};
  for (const app of apps) {
    const previous = current?.apps[app].previous ?? [];
    const entry = previous[steps - 1];
    if (!entry) return undefined;
    entries[app] = { ...entry, activatedAt: now(), previous: previous.slice(steps) };
  }
  return entries;
}

async function reinstate(
  store: ReleaseStore,
  current: Activation | undefined,
  entries: Entries,
  options: RollBackOptions,
): Promise<Activation> {
  const reinstated: Partial<Record<AppName, ActiveVersion>> = {};
  const versions: Partial<Record<AppName, string>> = {};
  for (const [app, entry] of Object.entries(entries) as [AppName, ActiveVersion][]) {
    const { hash } = await readActivated(store, app, entry, options.keys ?? {});
    reinstated[app] = { ...entry, releaseHash: hash };
    versions[app] = entry.version;
  }
  await assertActivatable(store, versions, options, current);
  return replaceActivation(store, current, reinstated, 'rollback', options);
}

/** Returns the active releases of the other applications; skips unreadable ones with a warning. */
async function readUnchangedReleases(
  store: ReleaseStore,
  current: Activation | undefined,
  chosen: StoredReleases,
  { keys = {}, warn }: CheckOptions,
): Promise<StoredReleases> {
  const unchangedReleases: Partial<Record<AppName, StoredRelease>> = {};
  for (const app of APPS) {
    const entry = current?.apps[app];
    if (!entry || chosen[app]) continue;
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

/** Keeps a pipeline run that is approved late from undoing a newer one. @throws Error with one line per older release */
async function assertNotOlder(
  store: ReleaseStore,
  current: Activation | undefined,
  chosen: StoredReleases,
): Promise<void> {
  const reasons = await Promise.all(
    appsOf(chosen).map(async (app) => {
      const version = current?.apps[app].version;
      // Any intact release may replace an unreadable active one.
      const active = version ? await readRelease(store, app, version).catch(() => undefined) : undefined;
      const next = chosen[app]?.release;
      if (!active || !next || next.version === version || !isOlder(next, active.release)) return [];
      return [
        `${app}@${next.version} is older than ${app}@${version}, which is active: --older activates it all the same`,
      ];
    }),
  );
  if (reasons.flat().length > 0) throw new Error(reasons.flat().join('\n'));
}

function isOlder(next: Release, active: Release): boolean {
  if (next.sequence !== undefined && active.sequence !== undefined) return next.sequence < active.sequence;
  return next.publishedAt < active.publishedAt;
}

/** @throws Error when the application is protected by keys and no signing key is among them */
function nextEntry(
  app: AppName,
  current: Activation | undefined,
  stored: StoredRelease | undefined,
  { keys = {}, signingKeys = [] }: ActivateOptions,
): ActiveVersion {
  if (!stored) throw new Error(`No version of ${app} was chosen`);
  const { version } = stored.release;
  const signingKey = findTeamKey(keys, app, signingKeys);
  const signature = signingKey && signBytes(activationMessage(app, version, stored.hash), signingKey);
  const active = current?.apps[app];
  const isSame = active?.version === version;
  return {
    version,
    releaseHash: stored.hash,
    activatedAt: isSame ? active.activatedAt : now(),
    ...(signature && { signature }),
    previous: isSame ? active.previous : earlier(active, version),
  };
}

function earlier(active: ActiveVersion | undefined, version: string): ActivatedVersion[] {
  if (!active) return [];
  const { previous, ...last } = active;
  return [last, ...previous.filter((other) => other.version !== version)].slice(0, MAX_ROLLBACK_STEPS);
}

/** Writes the history record, then `active.json`. A record without its activation is ignored. */
async function replaceActivation(
  store: ReleaseStore,
  current: Activation | undefined,
  entries: Entries,
  action: ActivationRecord['action'],
  { by = 'unknown', reason }: ChangeOptions,
): Promise<Activation> {
  const apps = { ...(await withHashes(store, current)), ...entries } as Record<AppName, ActiveVersion>;
  const activation: Activation = { revision: (current?.revision ?? 0) + 1, activatedAt: now(), apps };
  const changes = appsOf(entries).map((app) => {
    const { version, releaseHash = '' } = apps[app];
    const over = current?.apps[app].version;
    return { app, version, releaseHash, ...(over && { over }) };
  });
  const { revision, activatedAt } = activation;
  await recordActivation(store, { revision, activatedAt, action, by, ...(reason && { reason }), changes });
  await writeFileAtomic(activationFile(store), JSON.stringify(activation, null, 2));
  return activation;
}

/** Returns the active entries; adds the hash to those of a store that recorded none. */
async function withHashes(store: ReleaseStore, current: Activation | undefined): Promise<Entries> {
  const apps: Partial<Record<AppName, ActiveVersion>> = { ...current?.apps };
  for (const [app, entry] of Object.entries(apps) as [AppName, ActiveVersion][]) {
    const stored = entry.releaseHash ? undefined : await readRelease(store, app, entry.version).catch(() => undefined);
    if (stored) apps[app] = { ...entry, releaseHash: stored.hash };
  }
  return apps;
}

function appsOf(chosen: Readonly<Partial<Record<AppName, unknown>>>): AppName[] {
  return APPS.filter((app) => chosen[app] !== undefined);
}

function now(): string {
  return new Date().toISOString();
}
