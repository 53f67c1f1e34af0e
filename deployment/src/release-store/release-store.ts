import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { ignoreNotFound } from './ignore-not-found.ts';
import { type Activation, APPS, type App, type Release } from './release.ts';

/** Letters, digits and the marks of a version number: nothing that leads out of a folder. */
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;

/**
 * A folder of immutable, versioned builds (`releases/<app>/<version>/…`) and one small document that says which are
 * active (`active.json`). Its layout is the layout of the addresses, so that any static host can serve it.
 */
export interface ReleaseStore {
  readonly root: string;
}

export function releaseFolder({ root }: ReleaseStore, app: App, version: string): string {
  return path.join(root, 'releases', app, version);
}

export function activationFile({ root }: ReleaseStore): string {
  return path.join(root, 'active.json');
}

export function isVersion(version: string): boolean {
  return VERSION.test(version);
}

/** Undefined when the store has no such version. */
export async function findRelease(store: ReleaseStore, app: App, version: string): Promise<Release | undefined> {
  if (!isVersion(version)) return undefined;
  return readJson<Release>(path.join(releaseFolder(store, app, version), 'release.json'));
}

/** Every published version, by application, the newest first. */
export async function listReleases(store: ReleaseStore): Promise<Release[]> {
  const lists = await Promise.all(
    APPS.map(async (app) => {
      const versions = await ignoreNotFound(readdir(path.join(store.root, 'releases', app)));
      const releases = await Promise.all((versions ?? []).map((version) => findRelease(store, app, version)));
      return releases
        .filter((release) => release !== undefined)
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    }),
  );
  return lists.flat();
}

/** Undefined before the first activation. */
export async function readActivation(store: ReleaseStore): Promise<Activation | undefined> {
  return readJson<Activation>(activationFile(store));
}

/**
 * Runs one change of the store at a time, in this and every other process on this machine.
 * @throws Error when another change does not end
 */
export async function withLock<Result>({ root }: ReleaseStore, change: () => Promise<Result>): Promise<Result> {
  const release = await lockfile.lock(root, {
    stale: 10_000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 500 },
  });
  try {
    return await change();
  } finally {
    await release();
  }
}

async function readJson<Document>(file: string): Promise<Document | undefined> {
  const text = await ignoreNotFound(readFile(file, 'utf8'));
  return text === undefined ? undefined : (JSON.parse(text) as Document);
}
