import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type FileStore,
  ignoreNotFound,
  inParallel,
  readStored,
  StoreUnavailable,
  writeFileAtomic,
} from 'shared-kit/server';
import { hashBytes, hashFolder } from './hash-folder.ts';
import { parseDocument, parseJson } from './parse-document.ts';
import { type Activation, type AppName, isApp, isVersion, ReleaseSchema } from './release-schemas.ts';

/** A store in a bucket, and the folder in which this process has a copy of what it needs. */
export interface ReleaseBucket {
  readonly root: string;
  readonly bucket: FileStore;
}

/** As `ReleaseStore` has it. */
interface MaybeBucket {
  readonly root: string;
  readonly bucket?: FileStore | undefined;
}

/** Names of the documents that belong to a release beside its build, which publishing adds. */
export const RELEASE_FILE = 'release.json';
export const ATTESTATION_FILE = 'release.attestation.json';
const ACTIVE = 'active.json';
/** Folders of documents that are pulled whole. */
const PREVIEWS = 'previews/';
const DOCUMENTS = ['activations/', PREVIEWS, 'health/'];
/** How long a machine has from the attestation of a release to its document. A request ends after ten seconds. */
const CLAIM_MS = 60_000;

interface Versioned {
  readonly version: string;
}

/** Of `active.json`, what names the versions. */
interface Named {
  readonly apps?: Readonly<Record<AppName, { readonly version: string; readonly previous?: readonly Versioned[] }>>;
}

const keyOf = (app: AppName, version: string) => `releases/${app}/${version}`;

/**
 * Brings the copy of a store up to date: all documents, and the releases that are active, were so before them, or are previewed; with `all`
 * every release. A damaged release is left out, as one that is missing. Nothing without a bucket.
 * @param knownTag of the `active.json` that is here
 * @returns the tag of `active.json`; `knownTag` while an active release is damaged
 * @throws StoreUnavailable
 */
export async function pullReleases(
  { root, bucket }: MaybeBucket,
  which: 'all' | 'used' = 'used',
  knownTag?: string,
): Promise<string | undefined> {
  if (!bucket) return undefined;
  for (const folder of DOCUMENTS) await pullDocuments({ root, bucket }, folder);
  const all = which === 'all' ? await listKeys(bucket) : await listPreviewed({ root, bucket });
  for (const [app, version] of all) await pullRelease({ root, bucket }, app, version).catch(ignoreDamage);
  return pullActivation({ root, bucket }, { knownTag, onDamage: ignoreDamage });
}

/**
 * Copies `active.json` when it has changed, after the releases that it names, and removes those from the copy that were pruned.
 * @returns its tag; `knownTag` while an active release is damaged
 * @throws StoreUnavailable, Error when a file of a release is damaged
 */
export async function pullActivation(
  { root, bucket }: ReleaseBucket,
  {
    knownTag,
    onDamage = rethrow,
  }: { readonly knownTag?: string | undefined; readonly onDamage?: typeof ignoreDamage } = {},
): Promise<string | undefined> {
  const pointer = await readStored(bucket, ACTIVE);
  if (!pointer || pointer.tag === knownTag) return knownTag;
  const { apps = {} } = parseJson(pointer.bytes.toString(), `${bucket.name}/${ACTIVE}`) as Named;
  const used = new Set<string>();
  let isWhole = true;
  for (const [app, { version, previous = [] }] of Object.entries(apps)) {
    if ((await pullRelease({ root, bucket }, app, version).catch(onDamage)) === undefined) isWhole = false;
    // A rollback leads there.
    const before = previous[0]?.version;
    if (before) await pullRelease({ root, bucket }, app, before).catch(ignoreDamage);
    for (const name of [version, before]) used.add(`${app}/${name}`);
  }
  const file = path.join(root, ACTIVE);
  // Gateways watch the file.
  if (!(await ignoreNotFound(readFile(file)))?.equals(pointer.bytes)) await writeFileAtomic(file, pointer.bytes);
  await dropPruned({ root, bucket }, used);
  // Without the new tag the next call tries a damaged release again.
  return isWhole ? pointer.tag : knownTag;
}

/**
 * Copies one release, complete or not at all, unless it is here or in no bucket. @returns whether it is here
 * @throws StoreUnavailable, Error when a file is damaged
 */
export async function pullRelease({ root, bucket }: MaybeBucket, app: AppName, version: string): Promise<boolean> {
  if (!isApp(app) || !isVersion(version)) return false;
  const target = path.join(root, 'releases', app, version);
  if (await ignoreNotFound(stat(target))) return true;
  const document = await (bucket && readStored(bucket, `${keyOf(app, version)}/${RELEASE_FILE}`));
  if (!bucket || !document) return false;
  const { files } = parseDocument(ReleaseSchema, document.bytes.toString(), `${app}@${version}: ${RELEASE_FILE}`);
  // Hidden until complete, as in publishing.
  const draft = path.join(path.dirname(target), `.${version}-${process.pid}`);
  const write = async (file: string, bytes: Buffer) => {
    const name = path.join(draft, file);
    if (!name.startsWith(draft + path.sep)) throw new Error(`${app}@${version}: "${file}" is outside of the release`);
    await mkdir(path.dirname(name), { recursive: true });
    await writeFile(name, bytes);
  };
  try {
    await inParallel(Object.entries(files), async ([file, hash]) => {
      const stored = await readStored(bucket, `${keyOf(app, version)}/${file}`);
      if (!stored || hashBytes(stored.bytes) !== hash)
        throw new Error(`${app}@${version}: ${file} ${stored ? 'was changed' : 'is missing'} in ${bucket.name}`);
      await write(file, stored.bytes);
    });
    const attestation = await readStored(bucket, `${keyOf(app, version)}/${ATTESTATION_FILE}`);
    if (attestation) await write(ATTESTATION_FILE, attestation.bytes);
    await write(RELEASE_FILE, document.bytes);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another request has copied it meanwhile.
    if (await ignoreNotFound(stat(target))) return true;
    throw error;
  }
  return true;
}

/** Copies the documents of a folder that are new or changed, and removes those that the bucket no longer has. */
async function pullDocuments({ root, bucket }: ReleaseBucket, folder: string): Promise<void> {
  const names = new Set<string>();
  for await (const { key, size, modifiedAt } of bucket.list(folder)) {
    names.add(path.basename(key));
    const file = path.join(root, key);
    const here = await ignoreNotFound(stat(file));
    if (here && here.size === size && here.mtime.getTime() === modifiedAt.getTime()) continue;
    const stored = await readStored(bucket, key);
    if (!stored) continue;
    await writeFileAtomic(file, stored.bytes);
    await utimes(file, modifiedAt, modifiedAt);
  }
  for (const name of (await ignoreNotFound(readdir(path.join(root, folder)))) ?? [])
    if (!names.has(name)) await rm(path.join(root, folder, name), { force: true });
}

/**
 * Puts a release into the bucket before it is here: the files of a folder, its attestation, then `release.json`, which makes it one.
 * Nothing that is in the bucket is replaced, except the attestation of an upload that was stopped.
 * @returns false when the bucket has this version already
 * @throws StoreUnavailable, Error when the same version is being published, or files of another build were left there
 */
export async function pushRelease(
  { bucket }: MaybeBucket,
  app: AppName,
  version: string,
  folder: string,
): Promise<boolean> {
  if (!bucket) return true;
  const key = `${keyOf(app, version)}/`;
  if (await bucket.has(`${key}${RELEASE_FILE}`)) return false;
  const read = (file: string) => readFile(path.join(folder, file));
  const files = Object.keys(await hashFolder(folder)).filter(
    (file) => file !== RELEASE_FILE && file !== ATTESTATION_FILE,
  );
  await inParallel(files, async (file) => {
    const bytes = await read(file);
    if ((await bucket.put(`${key}${file}`, bytes, 'absent')) !== undefined) return;
    if (!(await readStored(bucket, `${key}${file}`))?.bytes.equals(bytes))
      throw new Error(`${bucket.name} has ${file} of another build as ${app}@${version}: publish another version`);
  });
  if (!(await claim(bucket, key, ATTESTATION_FILE, await read(ATTESTATION_FILE))))
    throw new Error(`${app}@${version} is being published by another machine, or was until now: try again in a minute`);
  return (await bucket.put(`${key}${RELEASE_FILE}`, await read(RELEASE_FILE), 'absent')) !== undefined;
}

/** Writes a file that only one machine may write. @returns false while the file of another one is new */
async function claim(bucket: FileStore, folder: string, file: string, bytes: Buffer): Promise<boolean> {
  if ((await bucket.put(folder + file, bytes, 'absent')) !== undefined) return true;
  const left = await readStored(bucket, folder + file);
  for await (const { key, modifiedAt } of bucket.list(folder))
    if (key === folder + file && Date.now() - modifiedAt.getTime() < CLAIM_MS) return false;
  return left !== undefined && (await bucket.put(folder + file, bytes, { tag: left.tag })) !== undefined;
}

/**
 * Makes an activation the active one in the bucket, if the bucket still has the activation before it. Its record is written first.
 * @throws Error when another activation was made meanwhile: nothing has changed
 */
export async function pushActivation({ bucket }: MaybeBucket, activation: Activation, record: string): Promise<void> {
  if (!bucket) return;
  await assertKnowsConditions(bucket);
  const pointer = await readStored(bucket, ACTIVE);
  const { revision = 0 } = pointer ? (JSON.parse(pointer.bytes.toString()) as Partial<Activation>) : {};
  const key = `activations/${activation.revision}.json`;
  const isFirstRecord =
    revision === activation.revision - 1 && (await bucket.put(key, Buffer.from(record), 'absent')) !== undefined;
  const bytes = Buffer.from(JSON.stringify(activation, null, 2));
  const isActive =
    revision === activation.revision - 1 &&
    (await bucket.put(ACTIVE, bytes, pointer ? { tag: pointer.tag } : 'absent')) !== undefined;
  if (!isActive) throw new Error('Another activation was made meanwhile; nothing was changed. Run the command again');
  // The record there was left by an activation that was not completed.
  if (!isFirstRecord) await bucket.put(key, Buffer.from(record));
}

/** Puts a document into the bucket, if there is one. */
export async function pushDocument({ bucket }: MaybeBucket, key: string, text: string): Promise<void> {
  await bucket?.put(key, Buffer.from(text));
}

/** Deletes documents from the bucket, if there is one. */
export async function deleteDocuments({ bucket }: MaybeBucket, keys: readonly string[]): Promise<void> {
  await bucket?.delete(keys);
}

/** Deletes a release from the bucket, if there is one: first what makes it one. */
export async function deleteRelease({ bucket }: MaybeBucket, app: AppName, version: string): Promise<void> {
  if (!bucket) return;
  await bucket.delete([`${keyOf(app, version)}/${RELEASE_FILE}`]);
  const keys: string[] = [];
  for await (const { key } of bucket.list(`${keyOf(app, version)}/`)) keys.push(key);
  await bucket.delete(keys);
}

/** Tries a write whose condition cannot be met. @throws Error when the service writes all the same */
async function assertKnowsConditions(bucket: FileStore): Promise<void> {
  const key = 'conditions.txt';
  if ((await bucket.put(key, Buffer.from('.'), { tag: '"0"' })) === undefined) return;
  await bucket.delete([key]);
  throw new Error(`${bucket.name}: the service ignores If-Match, without which two activations at once would mix`);
}

/** Removes from the copy the releases that are no longer in the bucket. @param used are kept without asking the bucket */
async function dropPruned({ root, bucket }: ReleaseBucket, used: ReadonlySet<string>): Promise<void> {
  const apps = ((await ignoreNotFound(readdir(path.join(root, 'releases')))) ?? []).filter(isApp);
  for (const app of apps)
    for (const version of (await readdir(path.join(root, 'releases', app))).filter(isVersion)) {
      const isKept = used.has(`${app}/${version}`) || (await bucket.has(`${keyOf(app, version)}/${RELEASE_FILE}`));
      if (!isKept) await rm(path.join(root, 'releases', app, version), { recursive: true, force: true });
    }
}

/** Lists application and version of every release of a bucket. */
async function listKeys(bucket: FileStore): Promise<readonly (readonly [AppName, string])[]> {
  const found: [AppName, string][] = [];
  for await (const { key } of bucket.list('releases/')) {
    const [, app, version, file, ...more] = key.split('/');
    if (app && version && file === RELEASE_FILE && more.length === 0) found.push([app, version]);
  }
  return found;
}

async function listPreviewed({ root }: ReleaseBucket): Promise<readonly (readonly [AppName, string])[]> {
  const names = (await ignoreNotFound(readdir(path.join(root, PREVIEWS)))) ?? [];
  const texts = await Promise.all(names.map((name) => readFile(path.join(root, PREVIEWS, name), 'utf8')));
  return texts.flatMap((text) => {
    const { apps = {} } = parseJson(text, PREVIEWS) as Named;
    return Object.entries(apps).map(([app, { version }]) => [app, version] as const);
  });
}

/** A damaged release is not copied; the code that reads the store later reports it as missing. */
function ignoreDamage(error: unknown): undefined {
  if (error instanceof StoreUnavailable) throw error;
  return undefined;
}

function rethrow(error: unknown): undefined {
  throw error;
}
