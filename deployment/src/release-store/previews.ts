import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ignoreNotFound, writeFileAtomic } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { assertActivatable, type CheckOptions, type Versions } from './assert-activatable.ts';
import { parseDocument } from './parse-document.ts';
import { deleteDocuments, pushDocument } from './release-bucket.ts';
import { AppSchema, HashSchema, TimestampSchema, VersionSchema } from './release-schemas.ts';
import { type ReleaseStore, readActivation, readDocuments } from './release-store.ts';

const PreviewSchema = Type.Object({
  /** Identifies the preview in commands. */
  id: Type.String(),
  by: Type.String(),
  createdAt: TimestampSchema,
  expiresAt: TimestampSchema,
  /** Versions that replace the active ones. */
  apps: Type.Record(AppSchema, Type.Object({ version: VersionSchema, releaseHash: HashSchema })),
});
/**
 * Versions shown, before they are active, to holders of a token: `previews/<SHA-256 of the token>.json`. The token itself is
 * not stored.
 */
export type Preview = Readonly<Static<typeof PreviewSchema>>;

const FOLDER = 'previews';
/** 128 bits as base64url. */
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/**
 * Creates a preview of versions that could be activated together.
 * @throws Error with one line per failed check
 */
export async function createPreview(
  store: ReleaseStore,
  versions: Versions,
  { hours, by, ...options }: CheckOptions & { readonly hours: number; readonly by: string },
): Promise<{ readonly token: string; readonly preview: Preview }> {
  const { chosen } = await assertActivatable(store, versions, options, await readActivation(store));
  const token = randomBytes(16).toString('base64url');
  const apps = Object.entries(chosen).map(([app, { release, hash }]) => [
    app,
    { version: release.version, releaseHash: hash },
  ]);
  const preview: Preview = {
    id: hashToken(token).slice(0, 10),
    by,
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    apps: Object.fromEntries(apps),
  };
  const text = JSON.stringify(preview, null, 2);
  await pushDocument(store, `${FOLDER}/${path.basename(fileOf(store, token))}`, text);
  await writeFileAtomic(fileOf(store, token), text);
  return { token, preview };
}

/** Returns the preview of a token; undefined if unknown or expired. @throws Error when its file is damaged */
export async function findPreview(store: ReleaseStore, token: string): Promise<Preview | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const file = fileOf(store, token);
  const text = await ignoreNotFound(readFile(file, 'utf8'));
  const preview = text === undefined ? undefined : parseDocument(PreviewSchema, text, file);
  return preview && !isExpired(preview) ? preview : undefined;
}

/** Lists the previews by expiry, including expired ones that are not pruned yet. */
export async function listPreviews(store: ReleaseStore): Promise<Preview[]> {
  const { documents } = await readDocuments(store, FOLDER, PreviewSchema);
  return [...documents.values()].sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
}

/** Deletes a preview. @throws Error when there is no such preview */
export async function endPreview(store: ReleaseStore, id: string): Promise<void> {
  const { documents } = await readDocuments(store, FOLDER, PreviewSchema);
  const [name] = [...documents].find(([, preview]) => preview.id === id) ?? [];
  if (!name) throw new Error(`There is no preview "${id}"`);
  await deleteDocuments(store, [`${FOLDER}/${name}`]);
  await rm(path.join(store.root, FOLDER, name));
}

export function isExpired({ expiresAt }: Preview): boolean {
  return expiresAt <= new Date().toISOString();
}

/** `host@2.0.0 public@1.4.0` */
export function nameOfPreview({ apps }: Preview): string {
  return Object.entries(apps)
    .map(([app, { version }]) => `${app}@${version}`)
    .join(' ');
}

function fileOf({ root }: ReleaseStore, token: string): string {
  return path.join(root, FOLDER, `${hashToken(token)}.json`);
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
