import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { parseDocument } from './parse-document.ts';
import type { App } from './release.ts';
import { type PublicKey, PublicKeySchema, publicKeyOf } from './signature.ts';

const KeysSchema = Type.Optional(Type.Array(PublicKeySchema));
export const TrustedKeysSchema = Type.Object({ host: KeysSchema, public: KeysSchema, admin: KeysSchema });

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
