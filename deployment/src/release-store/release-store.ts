import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { type FileStore, ignoreNotFound } from 'shared-kit/server';
import type { Static, TSchema } from 'typebox';
import { hashBytes } from './hash-folder.ts';
import { completeOlderBuild } from './older-builds.ts';
import { checkDocument, parseDocument, parseJson } from './parse-document.ts';
import { ATTESTATION_FILE, pullReleases, RELEASE_FILE } from './release-bucket.ts';
import {
  type Activation,
  ActivationSchema,
  type ActiveVersion,
  type AppName,
  type Attestation,
  AttestationSchema,
  isApp,
  isVersion,
  NamesOnlyActivationSchema,
  type Release,
  ReleaseSchema,
} from './release-schemas.ts';

/**
 * A folder of immutable, versioned builds (`releases/<app>/<version>/…`) with the active versions (`active.json`), their
 * history (`activations/`), previews (`previews/`) and failure counts of gateways (`health/`). The layout of `releases`
 * is that of the URLs, so that any static file server can serve it.
 */
export interface ReleaseStore {
  readonly root: string;
  /** Where the store is, of which `root` then is a copy (`release-bucket.ts`); undefined when it is the folder itself. */
  readonly bucket?: FileStore | undefined;
}

/** A published version as stored. */
export interface StoredRelease {
  readonly release: Release;
  /** Content of `release.json`. */
  readonly bytes: Buffer;
  /** `sha384-…` of `release.json`. */
  readonly hash: string;
  /** Absent in releases of older stores. */
  readonly attestation?: Attestation;
}

/** Returns whether the folder is a release store; a store begins with its first published release. */
export async function isReleaseStore({ root }: ReleaseStore): Promise<boolean> {
  return (await ignoreNotFound(stat(path.join(root, 'releases'))))?.isDirectory() ?? false;
}

/** Returns where a store is, for messages. */
export function nameOf({ root, bucket }: ReleaseStore): string {
  return bucket?.name ?? root;
}

export function releaseFolder({ root }: ReleaseStore, app: AppName, version: string): string {
  return path.join(root, 'releases', app, version);
}

export function activationFile({ root }: ReleaseStore): string {
  return path.join(root, 'active.json');
}

/**
 * Reads a published version; undefined if the store has none.
 * @throws Error that names the damaged file and field
 */
export async function readRelease(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<StoredRelease | undefined> {
  if (!isApp(app) || !isVersion(version)) return undefined;
  const folder = releaseFolder(store, app, version);
  const file = path.join(folder, RELEASE_FILE);
  const bytes = await ignoreNotFound(readFile(file));
  if (!bytes) return undefined;
  const name = `${app}@${version}`;
  const release = completeOlderBuild(app, parseDocument(ReleaseSchema, bytes.toString(), `${name}: ${RELEASE_FILE}`));
  if (release.app !== app || release.version !== version)
    throw new Error(`${name}: ${RELEASE_FILE} is that of ${release.app}@${release.version}`);
  const attestationText = await ignoreNotFound(readFile(path.join(folder, ATTESTATION_FILE), 'utf8'));
  const attestation =
    attestationText && parseDocument(AttestationSchema, attestationText, `${name}: ${ATTESTATION_FILE}`);
  return { release, bytes, hash: hashBytes(bytes), ...(attestation && { attestation }) };
}

/** Lists the releases by application, newest first. Returns them, and a message for each unreadable one. */
export async function listReleases(
  store: ReleaseStore,
): Promise<{ readonly releases: Release[]; readonly damage: string[] }> {
  const damage: string[] = [];
  const apps = (await ignoreNotFound(readdir(path.join(store.root, 'releases')))) ?? [];
  const lists = await Promise.all(
    apps.filter(isApp).map(async (app) => {
      const versions = await ignoreNotFound(readdir(path.join(store.root, 'releases', app)));
      const read = (versions ?? []).map((version) =>
        readRelease(store, app, version).catch((error: Error) => {
          damage.push(error.message);
          return undefined;
        }),
      );
      return (await Promise.all(read))
        .flatMap((stored) => (stored ? [stored.release] : []))
        .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    }),
  );
  // By path: the host, then the remote of the home page.
  const byPath = lists.sort(([one], [other]) => pathOf(one).localeCompare(pathOf(other)));
  return { releases: byPath.flat(), damage: damage.sort() };
}

function pathOf(release: Release | undefined): string {
  return release?.mount?.paths[0] ?? '';
}

/** Reads `active.json`; undefined before the first activation. @throws Error that names the invalid field */
export async function readActivation(store: ReleaseStore): Promise<Activation | undefined> {
  const file = activationFile(store);
  const text = await ignoreNotFound(readFile(file, 'utf8'));
  if (text === undefined) return undefined;
  const document = parseJson(text, file);
  return hasNamesOnly(document) ? addMoments(document, file) : checkDocument(ActivationSchema, document, file);
}

function hasNamesOnly(document: unknown): boolean {
  const { apps } = (document ?? {}) as { apps?: { host?: object } };
  return typeof apps?.host === 'object' && 'before' in apps.host;
}

function addMoments(document: unknown, file: string): Activation {
  const { apps, ...activation } = checkDocument(NamesOnlyActivationSchema, document, file);
  const entries = Object.entries(apps).map(([app, { version, before }]): [AppName, ActiveVersion] => {
    const previous = before.map((name) => ({ version: name }));
    return [app, { version, activatedAt: activation.activatedAt, previous }];
  });
  return { ...activation, apps: Object.fromEntries(entries) as Activation['apps'] };
}

/** Reads the documents in a folder of the store. Returns them by file name, and a message for each unreadable one. */
export async function readDocuments<Schema extends TSchema>(
  { root }: ReleaseStore,
  folder: string,
  schema: Schema,
): Promise<{ readonly documents: Map<string, Static<Schema>>; readonly damage: string[] }> {
  const names = (await ignoreNotFound(readdir(path.join(root, folder)))) ?? [];
  const documents = new Map<string, Static<Schema>>();
  const damage: string[] = [];
  for (const name of names.filter((name) => name.endsWith('.json') && !name.startsWith('.'))) {
    try {
      const text = await ignoreNotFound(readFile(path.join(root, folder, name), 'utf8'));
      if (text !== undefined) documents.set(name, parseDocument(schema, text, `${folder}/${name}`));
    } catch (error) {
      damage.push((error as Error).message);
    }
  }
  return { documents, damage };
}

/**
 * Runs one change of the store at a time, in this and every other process on this machine. In a bucket, what is written with a condition
 * keeps changes on several machines apart.
 * @throws Error when another change holds the lock too long
 */
export async function withLock<Result>({ root, bucket }: ReleaseStore, change: () => Promise<Result>): Promise<Result> {
  await mkdir(root, { recursive: true });
  const release = await lockfile.lock(root, {
    lockfilePath: path.join(root, '.lock'),
    stale: 10_000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 500 },
  });
  try {
    await pullReleases({ root, bucket });
    return await change();
  } finally {
    await release();
  }
}
