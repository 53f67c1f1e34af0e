import { unwatchFile, watchFile } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';
import { findIncompatibilities } from '../release-store/find-incompatibilities.ts';
import { checkDocument } from '../release-store/parse-document.ts';
import type { Preview } from '../release-store/previews.ts';
import {
  type ActivatedVersion,
  type ActiveVersion,
  APPS,
  type App,
  type BuildDescription,
  BuildDescriptionSchema,
  type Release,
} from '../release-store/release.ts';
import { activationFile, type ReleaseStore, readActivation, releaseFolder } from '../release-store/release-store.ts';
import { readTrustedKeys, type TrustedKeys } from '../release-store/trusted-keys.ts';
import { readActivated, readPublished } from '../release-store/verify-release.ts';

/** One application as a page loads it: its build, and the address of its files, ending with a slash. */
export interface ServedApp {
  readonly build: BuildDescription;
  readonly baseUrl: string;
  /** What is released of it; absent where a development server holds the files. */
  readonly version?: string;
  /** ISO timestamp; absent for what is not active. */
  readonly activatedAt?: string;
  /** Where the files stand, unless a development server holds them. */
  readonly folder?: string;
  /** `sha384-…` of every file; absent where a development server holds the files. */
  readonly hashes?: Readonly<Record<string, string>>;
  /** ISO timestamp; absent where a development server holds the files. */
  readonly publishedAt?: string;
}

/** The applications of one page. */
export type ServedApps = Readonly<Record<App, ServedApp>>;

export interface ServedReleases {
  readonly apps: ServedApps;
  /** Of the activation; 0 for what is not released, where nobody is to be told of newer versions. */
  readonly revision: number;
}

/** Where development servers hold applications that are being worked on. */
export type DevelopedApps = Readonly<Partial<Record<App, string>>>;

/** What a gateway shows, and where it comes from. */
export interface SiteOptions {
  readonly store: ReleaseStore;
  readonly developed: DevelopedApps;
  readonly site: SiteSettings;
  /** Origin of the API, `http://127.0.0.1:9000`. */
  readonly apiOrigin: string;
  /** Path of the file of trusted keys; without it nothing is verified but hashes. */
  readonly releaseKeys?: string | undefined;
}

export interface ReadOptions {
  readonly releaseKeys?: SiteOptions['releaseKeys'];
  /** What is served until now: of an application whose activation cannot be trusted, it stays. */
  readonly current?: ServedReleases | undefined;
  /** Told of every version that is not served although it is active. */
  readonly log?: Pick<FastifyBaseLogger, 'error'> | undefined;
}

/** How soon a running gateway follows an activation. */
const FOLLOW_INTERVAL_MS = 500;

/**
 * What is active in the store, but for applications that a development server holds. A version that is damaged, or not
 * its team's, is not served: what was served before stays, or at the start the newest earlier version that is sound.
 * @throws Error when nothing is active, when nothing of an application can be served, or when what can be served is not
 *   fit to replace what is served now
 */
export async function readServedReleases(
  store: ReleaseStore,
  developed: DevelopedApps,
  { releaseKeys, current, log }: ReadOptions = {},
): Promise<ServedReleases> {
  const [activation, keys] = [await readActivation(store), await readTrustedKeys(releaseKeys)];
  const apps = await forEachApp(async (app) => {
    const server = developed[app];
    if (server) return { build: await fetchBuild(server), baseUrl: server };
    const active = activation?.apps[app];
    if (!active) throw new Error(`No version of ${app} is active in ${store.root}: publish and activate one`);
    return readSound(store, app, active, { keys, current: current?.apps[app], log });
  });
  const reasons = findMismatches(apps);
  if (reasons.length > 0 && current) throw new Error(reasons.join('\n'));
  // At the start there is nothing better: the host checks the contract itself, and says what is wrong.
  if (reasons.length > 0) log?.error(`What is active does not fit together: ${reasons.join('; ')}`);
  const isReleased = Object.keys(developed).length === 0;
  return { apps, revision: isReleased ? (activation?.revision ?? 0) : 0 };
}

/**
 * The same with the versions of a preview.
 * @throws Error when they are not what was previewed, or do not fit what is active any more
 */
export async function readPreviewedReleases(
  store: ReleaseStore,
  developed: DevelopedApps,
  preview: Preview,
  releaseKeys: string | undefined,
): Promise<ServedReleases> {
  const keys = await readTrustedKeys(releaseKeys);
  const active = await readServedReleases(store, developed, { releaseKeys });
  const apps = await forEachApp(async (app) => {
    const shown = preview.apps[app];
    if (!shown || developed[app]) return active.apps[app];
    const { release, hash } = await readPublished(store, app, shown.version, keys);
    if (hash !== shown.releaseHash) throw new Error(`${app}@${shown.version}: release.json was changed`);
    return servedFrom(store, release);
  });
  const reasons = findMismatches(apps);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return { apps, revision: 0 };
}

/** Calls back after every activation, by whichever process. Answers the function that stops it. */
export function watchActivation(store: ReleaseStore, onChange: () => void): () => void {
  const file = activationFile(store);
  // By asking and not by file system events, which network drives and container mounts do not deliver.
  watchFile(file, { interval: FOLLOW_INTERVAL_MS }, onChange);
  return () => unwatchFile(file, onChange);
}

async function readSound(
  store: ReleaseStore,
  app: App,
  active: ActiveVersion,
  { keys, current, log }: Pick<ReadOptions, 'log'> & { keys: TrustedKeys; current: ServedApp | undefined },
): Promise<ServedApp> {
  const read = async (entry: ActivatedVersion) => {
    const { release } = await readActivated(store, app, entry, keys);
    return servedFrom(store, release, entry.activatedAt);
  };
  try {
    return await read(active);
  } catch (error) {
    const reason = (error as Error).message;
    log?.error({ app, version: active.version, reason }, 'An active release is not served');
    if (current) return current;
    for (const entry of active.previous) {
      const earlier = await read(entry).catch(() => undefined);
      if (!earlier) continue;
      log?.error({ app, version: entry.version }, 'An earlier release is served instead of the active one');
      return earlier;
    }
    throw new Error(`Nothing of ${app} can be served: ${reason}`);
  }
}

function servedFrom(store: ReleaseStore, release: Release, activatedAt?: string): ServedApp {
  const { app, version, publishedAt } = release;
  return {
    build: release,
    baseUrl: `/releases/${app}/${version}/`,
    version,
    ...(activatedAt && { activatedAt }),
    folder: releaseFolder(store, app, version),
    hashes: release.files,
    publishedAt,
  };
}

/** Of applications under development the page itself says what does not fit. */
function findMismatches(apps: ServedApps): string[] {
  return findIncompatibilities(
    APPS.flatMap((app) => {
      const { build, version } = apps[app];
      return version ? [{ ...build, app, version }] : [];
    }),
  );
}

async function forEachApp(read: (app: App) => Promise<ServedApp>): Promise<ServedApps> {
  const served = await Promise.all(APPS.map(async (app): Promise<[App, ServedApp]> => [app, await read(app)]));
  return Object.fromEntries(served) as Record<App, ServedApp>;
}

async function fetchBuild(server: string): Promise<BuildDescription> {
  const address = `${server}build.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return checkDocument(BuildDescriptionSchema, await response.json(), address);
}
