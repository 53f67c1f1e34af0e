import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { HOST } from 'shared-kit/contract';
import { writeFileAtomic } from 'shared-kit/server';
import { type ActivationRecord, recordActivation, recordText } from './activation-history.ts';
import { assertActivatable, type CheckOptions, type StoredReleases, type Versions } from './assert-activatable.ts';
import { pushActivation } from './release-bucket.ts';
import type { ActivatedVersion, Activation, ActiveVersion, AppName, Release } from './release-schemas.ts';
import {
  activationFile,
  type ReleaseStore,
  readActivation,
  readRelease,
  type StoredRelease,
  withLock,
} from './release-store.ts';
import { signBytes } from './signature.ts';
import { findTeamKey } from './trusted-keys.ts';
import { activationMessage, readActivated } from './verify-release.ts';

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
  /** Called with the releases that will be active; a rejection aborts the activation. */
  readonly check?: (set: Readonly<Record<AppName, Release>>) => Promise<void>;
}

interface RollBackOptions extends ChangeOptions {
  /** Rolls back only if these versions are active. */
  readonly from?: Versions;
  /** Earlier versions to go back to, of every application that is rolled back; by default those before the active ones. */
  readonly to?: Versions;
}

const MAX_ROLLBACK_STEPS = 20;

type Entries = Readonly<Record<AppName, ActiveVersion>>;

/**
 * Activates the given versions in one atomic change; the other applications keep theirs. Nothing is written when all of
 * them are active already: a new revision would restart the renderer of every gateway. Every given version must be
 * intact, signed by its team and not older than the active one, and compatible with all readable active releases.
 * @throws Error with one line per failed check
 */
export async function activateReleases(
  store: ReleaseStore,
  versions: Versions,
  options: ActivateOptions = {},
): Promise<{ readonly activation: Activation; readonly isChanged: boolean }> {
  /** Revision of the activation with which the check has passed. */
  let checked: number | undefined;
  const attempt = () =>
    withLock(store, async () => {
      const current = await readActivation(store);
      const { chosen, unchanged } = await assertActivatable(store, versions, options, current);
      if (!options.allowOlder) await assertNotOlder(store, current, chosen);
      const entries = Object.entries(chosen)
        .map(([app, stored]) => [app, nextEntry(app, current, stored, options)] as const)
        .filter(([app, entry]) => !isDeepStrictEqual(entry, current?.apps[app]));
      if (current && entries.length === 0) return { activation: current, isChanged: false };
      const revision = current?.revision ?? 0;
      if (options.check && checked !== revision) return { unchecked: { ...unchanged, ...chosen }, revision };
      const changed = Object.fromEntries(entries);
      return { activation: await replaceActivation(store, current, changed, 'activate', options), isChanged: true };
    });
  for (;;) {
    const result = await attempt();
    if (!result.unchecked) return result;
    // Without the lock, because it takes long: a rollback must not wait for it.
    const releases = Object.entries(result.unchecked).map(([app, { release }]) => [app, release]);
    await options.check?.(Object.fromEntries(releases));
    checked = result.revision;
  }
}

/**
 * Reactivates the newest earlier versions that still verify and are compatible, or the versions in `to`. Several apps go
 * back the same number of steps. No key is needed: the activations were signed.
 * @throws Error with the reasons when there are none
 */
export async function rollBack(
  store: ReleaseStore,
  rolledBack: readonly AppName[],
  options: RollBackOptions = {},
): Promise<Activation> {
  return withLock(store, async () => {
    const current = await readActivation(store);
    for (const [app, version] of Object.entries(options.from ?? {}))
      if (current?.apps[app]?.version !== version) throw new Error(`${app}@${version} is not active any more`);
    if (options.to) return reinstate(store, current, goBackTo(current, options.to), options);
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

/**
 * Takes a remote off the site; its files stay for open tabs. Returns the activation without it, undefined if it was not active.
 * @throws Error when the site needs it: the host, and the remote of the home page
 */
export async function removeApp(
  store: ReleaseStore,
  app: AppName,
  options: ChangeOptions,
): Promise<Activation | undefined> {
  return withLock(store, async () => {
    const current = await readActivation(store);
    if (!current?.apps[app]) return undefined;
    const { mount } = (await readRelease(store, app, current.apps[app].version))?.release ?? {};
    if (app === HOST || mount?.paths.includes('/')) throw new Error(`The site needs ${app}`);
    return replaceActivation(store, current, { [app]: undefined }, 'remove', options);
  });
}

/** Returns the entries so many steps back; undefined when one of the applications has fewer. */
function goBack(current: Activation | undefined, apps: readonly AppName[], steps: number): Entries | undefined {
  const entries: Record<AppName, ActiveVersion> = {};
  for (const app of apps) {
    const previous = current?.apps[app]?.previous ?? [];
    const entry = previous[steps - 1];
    if (!entry) return undefined;
    entries[app] = { ...entry, activatedAt: now(), previous: previous.slice(steps) };
  }
  return entries;
}

/** Returns the entries of earlier versions. @throws Error with one line per version that was not active before */
function goBackTo(current: Activation | undefined, versions: Versions): Entries {
  const entries: Record<AppName, ActiveVersion> = {};
  const reasons: string[] = [];
  for (const [app, version] of Object.entries(versions)) {
    const { version: active, previous } = current?.apps[app] ?? { previous: [] };
    const index = previous.findIndex((entry) => entry.version === version);
    const entry = previous[index];
    const targets = previous.map((earlier) => earlier.version).join(', ');
    if (entry) entries[app] = { ...entry, activatedAt: now(), previous: previous.slice(index + 1) };
    else if (version === active) reasons.push(`${app}@${version} is active already`);
    else
      reasons.push(
        `${app}@${version} was not active before; ${targets ? `a rollback leads to ${targets}` : `there is no earlier version of ${app}`}`,
      );
  }
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return entries;
}

async function reinstate(
  store: ReleaseStore,
  current: Activation | undefined,
  entries: Entries,
  options: RollBackOptions,
): Promise<Activation> {
  const reinstated: Record<AppName, ActiveVersion> = {};
  const versions: Record<AppName, string> = {};
  for (const [app, entry] of Object.entries(entries)) {
    const { hash } = await readActivated(store, app, entry, options.keys ?? {});
    reinstated[app] = { ...entry, releaseHash: hash };
    versions[app] = entry.version;
  }
  await assertActivatable(store, versions, options, current);
  return replaceActivation(store, current, reinstated, 'rollback', options);
}

/** Keeps a pipeline run that is approved late from undoing a newer one. @throws Error with one line per older release */
async function assertNotOlder(
  store: ReleaseStore,
  current: Activation | undefined,
  chosen: StoredReleases,
): Promise<void> {
  const reasons = await Promise.all(
    Object.entries(chosen).map(async ([app, { release: next }]) => {
      const version = current?.apps[app]?.version;
      // Any intact release may replace an unreadable active one.
      const active = version ? await readRelease(store, app, version).catch(() => undefined) : undefined;
      if (!active || next.version === version || !isOlder(next, active.release)) return [];
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
  stored: StoredRelease,
  { keys = {}, signingKeys = [] }: ActivateOptions,
): ActiveVersion {
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

/** Writes the history record, then `active.json` without undefined entries. A record without its activation is ignored. */
async function replaceActivation(
  store: ReleaseStore,
  current: Activation | undefined,
  entries: Readonly<Record<AppName, ActiveVersion | undefined>>,
  action: ActivationRecord['action'],
  { by = 'unknown', reason }: ChangeOptions,
): Promise<Activation> {
  const known = await withHashes(store, current);
  const changed = Object.entries({ ...known, ...entries }).filter(([, entry]) => entry);
  const apps = Object.fromEntries(changed) as Activation['apps'];
  const activation: Activation = { revision: (current?.revision ?? 0) + 1, activatedAt: now(), apps };
  const changes = Object.entries(entries).map(([app, entry = known[app]]) => {
    const { version = '', releaseHash = '' } = entry ?? {};
    const over = current?.apps[app]?.version;
    return { app, version, releaseHash, ...(over && { over }) };
  });
  const { revision, activatedAt } = activation;
  const record: ActivationRecord = { revision, activatedAt, action, by, ...(reason && { reason }), changes };
  await pushActivation(store, activation, recordText(record));
  await recordActivation(store, record);
  await writeFileAtomic(activationFile(store), JSON.stringify(activation, null, 2));
  return activation;
}

/** Returns the active entries; adds the hash to those of a store that recorded none. */
async function withHashes(store: ReleaseStore, current: Activation | undefined): Promise<Entries> {
  const apps: Record<AppName, ActiveVersion> = { ...current?.apps };
  for (const [app, entry] of Object.entries(apps)) {
    const stored = entry.releaseHash ? undefined : await readRelease(store, app, entry.version).catch(() => undefined);
    if (stored) apps[app] = { ...entry, releaseHash: stored.hash };
  }
  return apps;
}

function now(): string {
  return new Date().toISOString();
}
