import { unwatchFile, watchFile } from 'node:fs';
import { APPS, type App, type BuildDescription } from '../release-store/release.ts';
import {
  activationFile,
  findRelease,
  type ReleaseStore,
  readActivation,
  releaseFolder,
} from '../release-store/release-store.ts';
import type { PreviewChoice } from './preview-choice.ts';

/** One application as a page loads it: its build, and the address of its files, ending with a slash. */
export interface ServedApp {
  readonly build: BuildDescription;
  readonly baseUrl: string;
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

/** How soon a running gateway follows an activation. */
const FOLLOW_MS = 500;

/**
 * What is active in the store, but for applications that a development server holds and the one that is previewed.
 * @throws Error when nothing is active, or the previewed version is not in the store
 */
export async function readServedReleases(
  store: ReleaseStore,
  developed: DevelopedApps,
  preview?: PreviewChoice,
): Promise<ServedReleases> {
  const activation = await readActivation(store);
  const served = await Promise.all(
    APPS.map(async (app): Promise<[App, ServedApp]> => {
      const server = developed[app];
      if (server) return [app, { build: await fetchBuild(server), baseUrl: server }];
      const version = preview?.app === app ? preview.version : activation?.apps[app].version;
      const release = version && (await findRelease(store, app, version));
      if (!release) throw new Error(`No version of ${app} is active in ${store.root}: publish and activate one`);
      const folder = releaseFolder(store, app, version);
      const baseUrl = `/releases/${app}/${version}/`;
      return [app, { build: release, baseUrl, folder, hashes: release.files, publishedAt: release.publishedAt }];
    }),
  );
  const isUnreleased = preview !== undefined || Object.keys(developed).length > 0;
  return {
    apps: Object.fromEntries(served) as unknown as ServedApps,
    revision: isUnreleased ? 0 : (activation?.revision ?? 0),
  };
}

/** Calls back after every activation, by whichever process. Answers the function that stops it. */
export function watchActivation(store: ReleaseStore, onChange: () => void): () => void {
  const file = activationFile(store);
  // By asking and not by file system events, which network drives and container mounts do not deliver.
  watchFile(file, { interval: FOLLOW_MS }, onChange);
  return () => unwatchFile(file, onChange);
}

async function fetchBuild(server: string): Promise<BuildDescription> {
  const response = await fetch(`${server}build.json`);
  if (!response.ok) throw new Error(`${server}build.json answered ${response.status}`);
  return (await response.json()) as BuildDescription;
}
