import { unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { HOST, type LinksByLocale, type Mounts } from 'shared-kit/contract';
import type { SiteSettings } from 'shared-kit/domain';
import { ignoreNotFound } from 'shared-kit/server';
import { findIncompatibilities } from '../release-store/find-incompatibilities.ts';
import { findMountProblems, mountsOf } from '../release-store/find-mount-problems.ts';
import { hashFile } from '../release-store/hash-folder.ts';
import { checkDocument } from '../release-store/parse-document.ts';
import type { Preview } from '../release-store/previews.ts';
import {
  type ActivatedVersion,
  type ActiveVersion,
  type AppName,
  type BuildDescription,
  BuildDescriptionSchema,
  type Release,
} from '../release-store/release-schemas.ts';
import {
  activationFile,
  nameOf,
  type ReleaseStore,
  readActivation,
  releaseFolder,
} from '../release-store/release-store.ts';
import { admissionOf, readTrustedKeys, type TrustedKeys } from '../release-store/trusted-keys.ts';
import { readActivated, readPublished } from '../release-store/verify-release.ts';
import type { ServerBuild } from '../renderer/renderer-message.ts';
import { composeLinks } from './compose-links.ts';

/** One application of a page: its build and the base URL of its files, ending with a slash. */
export interface ServedApp {
  readonly build: BuildDescription;
  readonly baseUrl: string;
  /** Released version; absent for a development server. */
  readonly version?: string;
  /** ISO timestamp; absent for a version that is not active. */
  readonly activatedAt?: string;
  /** Folder of the files; absent for a development server. */
  readonly folder?: string;
  /** Hash of every file, in the format of Subresource Integrity; absent for a development server. */
  readonly hashes?: Readonly<Record<string, string>>;
  /** ISO timestamp; absent for a development server. */
  readonly publishedAt?: string;
}

/** The applications of a site: the host, and the remotes by name. */
export type ServedApps = Readonly<Record<AppName, ServedApp>> & { readonly host: ServedApp };

export interface ServedReleases {
  readonly apps: ServedApps;
  /** Who has which paths. */
  readonly mounts: Mounts;
  /** What header, footer and navigation link to. */
  readonly linksByLocale: LinksByLocale;
  /** Revision of the activation. 0 in development, where clients must not check for updates. */
  readonly revision: number;
}

/** URLs of the development servers, by application. */
export type DevServers = Readonly<Record<AppName, string>>;

/** The sources of a gateway's pages. */
export interface SiteOptions {
  readonly store: ReleaseStore;
  readonly devServers: DevServers;
  readonly site: SiteSettings;
  /** Origin of the API, `http://127.0.0.1:9000`. */
  readonly apiOrigin: string;
  /** Path of the file of trusted keys; without it only hashes are verified. */
  readonly releaseKeys?: string | undefined;
  /** Address of the payment page, to which pages may send a form. */
  readonly paymentUrl?: string | undefined;
}

export interface ReadOptions {
  readonly releaseKeys?: SiteOptions['releaseKeys'];
  /** The releases served now: fallback for an active version that fails verification. */
  readonly current?: ServedReleases | undefined;
  /** Logs every active version that is not served. */
  readonly log?: Pick<FastifyBaseLogger, 'error'> | undefined;
}

const ACTIVATION_POLL_INTERVAL_MS = 500;

/**
 * Reads the releases to serve: the active version of each app, or its dev server. If an active version fails
 * verification, keeps the version now served; at start-up, uses the newest earlier version that verifies, or does without
 * the app.
 * @throws Error when nothing is active, when no version of the host or of the home page's remote verifies, or when the
 *   verified versions are incompatible and others are served now
 */
export async function readServedReleases(
  store: ReleaseStore,
  devServers: DevServers,
  { releaseKeys, current, log }: ReadOptions = {},
): Promise<ServedReleases> {
  const [activation, keys] = [await readActivation(store), await readTrustedKeys(releaseKeys)];
  const failures: string[] = [];
  const names = [HOST, ...Object.keys({ ...activation?.apps, ...devServers })];
  const apps = await mapApps(names, async (app) => {
    const server = devServers[app];
    if (server) return { build: await fetchBuild(server), baseUrl: server };
    const active = activation?.apps[app];
    if (!active) throw new Error(`No version of ${app} is active in ${nameOf(store)}: publish and activate one`);
    return readVerified(store, app, active, { keys, current: current?.apps[app], log }).catch((error: Error) => {
      failures.push(error.message);
      return undefined;
    });
  });
  const isReleased = Object.keys(devServers).length === 0;
  const served = withPathsAndLinks(apps, keys, isReleased ? (activation?.revision ?? 0) : 0);
  const hasHome = Object.values(served.mounts).some(({ paths }) => paths.includes('/'));
  if (failures.length > 0 && !(apps.host && hasHome)) throw new Error(failures.join('\n'));
  const reasons = findMismatches(apps);
  if (reasons.length > 0 && current) throw new Error(reasons.join('\n'));
  // At start-up there is nothing else to serve; the host reports a contract mismatch itself.
  const problems = new Set(current ? [] : [...reasons, ...findMountProblems(buildsOf(apps))]);
  if (problems.size > 0) log?.error(`The applications are incompatible: ${[...problems].join('; ')}`);
  return served;
}

/**
 * Reads the active releases with the preview's versions in place of theirs.
 * @throws Error when a previewed release was changed, or is incompatible with the active ones
 */
export async function readPreviewedReleases(
  store: ReleaseStore,
  devServers: DevServers,
  preview: Preview,
  releaseKeys: string | undefined,
): Promise<ServedReleases> {
  const keys = await readTrustedKeys(releaseKeys);
  const active = await readServedReleases(store, devServers, { releaseKeys });
  const apps = await mapApps(Object.keys({ ...active.apps, ...preview.apps }), async (app) => {
    const shown = preview.apps[app];
    if (!shown || devServers[app]) return active.apps[app];
    const { release, hash } = await readPublished(store, app, shown.version, keys);
    if (hash !== shown.releaseHash) throw new Error(`${app}@${shown.version}: release.json was changed`);
    return servedFrom(store, release);
  });
  const reasons = findMismatches(apps);
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
  return withPathsAndLinks(apps, keys, 0);
}

/** Returns the server build, for a development server its latest; undefined if there is none. */
export async function serverBuildOf({ build, folder, hashes }: ServedApp): Promise<ServerBuild | undefined> {
  if (!build.server) return undefined;
  const file = path.resolve(folder ?? '', build.server);
  const hash = folder ? hashes?.[build.server] : await ignoreNotFound(hashFile(file));
  return hash ? { file, hash } : undefined;
}

/** Calls back after every activation, by whichever process. Returns the function that stops watching. */
export function watchActivation(store: ReleaseStore, onChange: () => void): () => void {
  const file = activationFile(store);
  // Polls: network drives and container mounts deliver no file system events.
  watchFile(file, { interval: ACTIVATION_POLL_INTERVAL_MS }, onChange);
  return () => unwatchFile(file, onChange);
}

async function readVerified(
  store: ReleaseStore,
  app: AppName,
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
    log?.error({ app, version: active.version, reason }, 'Active release failed verification');
    if (current) return current;
    for (const entry of active.previous) {
      const earlier = await read(entry).catch(() => undefined);
      if (!earlier) continue;
      log?.error({ app, version: entry.version }, 'Serving an earlier release instead of the active one');
      return earlier;
    }
    throw new Error(`No version of ${app} can be served: ${reason}`);
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

/** Compares released apps only: sources on a dev server change, and the host itself reports that their contract differs. */
function findMismatches(apps: ServedApps): string[] {
  const builds = buildsOf(apps);
  const released = builds.filter(({ app }) => apps[app]?.version);
  const isComplete = released.length === builds.length;
  return [...findIncompatibilities(released), ...findMountProblems(released, isComplete)];
}

function buildsOf(apps: ServedApps) {
  return Object.entries(apps).map(([app, { build, version = 'development' }]) => ({ ...build, app, version }));
}

function withPathsAndLinks(apps: ServedApps, keys: TrustedKeys, revision: number): ServedReleases {
  const linksByLocale = composeLinks(apps, (app) => admissionOf(keys, app)?.after);
  return { apps, mounts: mountsOf(buildsOf(apps)), linksByLocale, revision };
}

/** Reads applications in their order; leaves out those that cannot be served. */
async function mapApps(
  names: readonly AppName[],
  read: (app: AppName) => Promise<ServedApp | undefined>,
): Promise<ServedApps> {
  const served = await Promise.all([...new Set(names)].map(async (app) => [app, await read(app)] as const));
  return Object.fromEntries(served.filter(([, one]) => one)) as ServedApps;
}

async function fetchBuild(server: string): Promise<BuildDescription> {
  const address = `${server}build.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  return checkDocument(BuildDescriptionSchema, await response.json(), address);
}
