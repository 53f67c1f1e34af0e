import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { parseDocument } from './parse-document.ts';
import { APPS, type App } from './release.ts';
import { createKeyPair, type PublicKey, PublicKeySchema, publicKeyOf } from './signature.ts';

const KeysSchema = Type.Optional(Type.Array(PublicKeySchema));
const TrustedKeysSchema = Type.Object({ host: KeysSchema, public: KeysSchema, admin: KeysSchema });

/** The public keys of each application's team; releases of one that has none are not verified. */
export type TrustedKeys = Readonly<Static<typeof TrustedKeysSchema>>;

/**
 * Reads the file of trusted keys; no keys without a file name.
 * @throws Error when there is no such file, or a field of it is wrong: never to be taken for "no keys"
 */
export async function readTrustedKeys(file: string | undefined): Promise<TrustedKeys> {
  if (!file) return {};
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`RELEASE_KEYS cannot be read: ${error.message}`);
  });
  return parseDocument(TrustedKeysSchema, text, file);
}

export function keysOf(keys: TrustedKeys, app: App): readonly PublicKey[] {
  return keys[app] ?? [];
}

/**
 * The key with which an application's releases are signed: its team's, of those at hand. Without trusted keys the first
 * one, so that what is signed today can be verified later.
 * @throws Error when the application is protected by keys, and none of them is at hand
 */
export function findTeamKey(keys: TrustedKeys, app: App, signingKeys: readonly KeyObject[]): KeyObject | undefined {
  const trusted = keysOf(keys, app);
  if (trusted.length === 0) return signingKeys[0];
  const key = signingKeys.find((signingKey) => trusted.some(({ id }) => id === publicKeyOf(signingKey).id));
  if (!key) throw new Error(`${app} is protected by keys: RELEASE_SIGNING_KEY must be a private key of ${app}`);
  return key;
}

/**
 * The path of the file of trusted keys, absolute; undefined when releases are not verified.
 * @throws Error when it is in the store, where those could change it from whom it protects
 */
export function resolveKeysFile(setting: string | undefined, releaseStore: string): string | undefined {
  if (!setting?.trim()) return undefined;
  const file = path.resolve(setting.trim());
  if (!path.relative(path.resolve(releaseStore), file).startsWith('..'))
    throw new Error(`RELEASE_KEYS is "${setting}": expected a file outside of the release store`);
  return file;
}

/**
 * Makes a key pair: the private key is written to `out`, which only its owner may read, the public key is trusted from
 * now on beside the application's others.
 * @param keysFile of trusted keys; made when it is not there
 * @throws Error when `out` exists
 */
export async function addKey(keysFile: string, app: App, out: string): Promise<PublicKey> {
  const keys = existsSync(keysFile) ? await readTrustedKeys(keysFile) : {};
  const { publicKey, privateKey } = createKeyPair();
  await writeFile(out, privateKey, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${out} exists already, and a key is never overwritten`) : error;
  });
  try {
    await writeKeys(keysFile, { ...keys, [app]: [...keysOf(keys, app), publicKey] });
  } catch (error) {
    await rm(out);
    throw error;
  }
  return publicKey;
}

/** @throws Error when there is no such key, or no other of the application: it would not be protected any more */
export async function removeKey(keysFile: string, app: App, id: string): Promise<void> {
  const keys = await readTrustedKeys(keysFile);
  const left = keysOf(keys, app).filter((key) => key.id !== id);
  if (left.length === keysOf(keys, app).length) throw new Error(`${app} has no key "${id}"`);
  if (left.length === 0) throw new Error(`"${id}" is the last key of ${app}: rotate it first`);
  await writeKeys(keysFile, { ...keys, [app]: left });
}

/** A line for each application. */
export function describeKeys(keys: TrustedKeys): string[] {
  return APPS.map((app) => {
    const ids = keysOf(keys, app).map(({ id }) => id);
    return `${app.padEnd(8)}${ids.length > 0 ? ids.join(' ') : 'no keys: its releases are not verified'}`;
  });
}

async function writeKeys(file: string, keys: TrustedKeys): Promise<void> {
  await writeFileAtomic(file, `${JSON.stringify(keys, null, 2)}\n`);
}
