import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Admits a remote in the store of this checkout, with a new key for its team, if releases are signed there (`RELEASE_KEYS`).
 * @param {string} name
 * @param {readonly string[]} paths
 * @returns {Promise<string | undefined>} the file of the private key, beside that of the trusted ones
 * @throws {Error} without the operator's key (`RELEASE_SIGNING_KEY`); nothing is written then
 */
export async function admitRemote(name, paths) {
  const [{ admitApp, resolveKeysFile }, { createKeyPair }, { readReleaseStore, readSigningKeys }] = await Promise.all([
    import('../../deployment/dist/release-store/trusted-keys.js'),
    import('../../deployment/dist/release-store/signature.js'),
    import('../../deployment/dist/settings.js'),
  ]);
  const trusted = resolveKeysFile(process.env.RELEASE_KEYS, readReleaseStore(process.env).root);
  if (!trusted) return undefined;
  const { publicKey, privateKey } = createKeyPair();
  const file = path.join(path.dirname(trusted), `${name}.pem`);
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
  try {
    await admitApp(trusted, name, { paths: [...paths], keys: [publicKey] }, await readSigningKeys(process.env));
  } catch (error) {
    await rm(file);
    throw error;
  }
  return file;
}
