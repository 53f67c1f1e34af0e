import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { writeFileAtomic } from 'shared-kit/server';
import { APPS, type App } from './release.ts';
import { createKeyPair, type PublicKey } from './signature.ts';
import { keysOf, readTrustedKeys, type TrustedKeys } from './trusted-keys.ts';

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
