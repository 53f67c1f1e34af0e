import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
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

/** @throws Error when the application is protected by keys, and the signing key is none of them */
export function assertTeamKey(keys: TrustedKeys, app: App, signingKey: KeyObject | undefined): void {
  const trusted = keysOf(keys, app);
  const isTeam = signingKey && trusted.some(({ id }) => id === publicKeyOf(signingKey).id);
  if (trusted.length > 0 && !isTeam)
    throw new Error(`${app} is protected by keys: RELEASE_SIGNING_KEY must be a private key of ${app}`);
}
