import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST } from 'shared-kit/contract';
import { writeFileAtomic } from 'shared-kit/server';
import Type, { type Static } from 'typebox';
import { findReservedPaths } from './find-mount-problems.ts';
import { parseDocument } from './parse-document.ts';
import { type Activation, type AppName, AppSchema, PathSchema } from './release-schemas.ts';
import {
  createKeyPair,
  isSignedBy,
  type PublicKey,
  PublicKeySchema,
  publicKeyOf,
  SignatureSchema,
  signBytes,
} from './signature.ts';

const AdmissionSchema = Type.Object({
  /** The remote's paths; its releases mount these, or paths below. */
  paths: Type.Array(PathSchema, { minItems: 1 }),
  keys: Type.Array(PublicKeySchema, { minItems: 1 }),
  /** Path of the link that its links follow in header, footer and navigation. */
  after: Type.Optional(PathSchema),
  /** The operator's signature of the rest. */
  signature: SignatureSchema,
});
type Admission = Readonly<Static<typeof AdmissionSchema>>;
const TrustedKeysSchema = Type.Record(AppSchema, Type.Union([Type.Array(PublicKeySchema), AdmissionSchema]));

/** Whose key signs admissions. With one, only applications that the file names are published and activated. */
export const OPERATOR = 'operator';

/**
 * The public keys of each application's team, with its paths if the operator has admitted it; releases of an application
 * without keys are not verified.
 */
export type TrustedKeys = Readonly<Static<typeof TrustedKeysSchema>>;

/**
 * Reads the file of trusted keys; no keys without a file name.
 * @throws Error when the file is missing or invalid, which must not count as "no keys"
 */
export async function readTrustedKeys(file: string | undefined): Promise<TrustedKeys> {
  if (!file) return {};
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`RELEASE_KEYS cannot be read: ${error.message}`);
  });
  return parseKeys(text, file);
}

/** @throws Error when a key or a path has no valid format, or the operator has not signed an admission */
function parseKeys(text: string, file: string): TrustedKeys {
  const trusted = parseDocument(TrustedKeysSchema, text, file);
  if (admissionOf(trusted, OPERATOR)) throw new Error(`${file}: ${OPERATOR} is no application, and not admitted`);
  for (const [app, entry] of Object.entries(trusted))
    if (!Array.isArray(entry) && !isSignedBy(keysOf(trusted, OPERATOR), admissionMessage(app, entry), entry.signature))
      throw new Error(`${file}: the admission of ${app} is not signed with a key of ${OPERATOR}`);
  return trusted;
}

export function keysOf(keys: TrustedKeys, app: AppName): readonly PublicKey[] {
  const entry = keys[app] ?? [];
  return Array.isArray(entry) ? entry : entry.keys;
}

/** Returns what an application is admitted with; undefined when it may have any path. */
export function admissionOf(keys: TrustedKeys, app: AppName): Admission | undefined {
  const entry = keys[app] ?? [];
  return Array.isArray(entry) ? undefined : entry;
}

function admissionMessage(app: AppName, { paths, keys, after }: Omit<Admission, 'signature'>): Buffer {
  return Buffer.from(`admission ${JSON.stringify({ app, paths, keys, after })}`);
}

/**
 * Admits a remote: adds its paths and its team's key, signed with the operator's.
 * @throws Error when the operator's key is missing, a path is not for remotes, or another is admitted with it
 */
export async function admitApp(
  keysFile: string,
  app: AppName,
  admission: Omit<Admission, 'signature'>,
  signingKeys: readonly KeyObject[],
): Promise<void> {
  if (app === HOST) throw new Error(`${HOST} has no paths to be admitted with: release keys create ${HOST} --out FILE`);
  const trusted = await readTrustedKeys(keysFile);
  const operatorKey = findTeamKey(trusted, OPERATOR, signingKeys);
  if (!operatorKey || keysOf(trusted, OPERATOR).length === 0)
    throw new Error(
      `Admissions are signed by the operator: release keys create ${OPERATOR}, then set RELEASE_SIGNING_KEY`,
    );
  const reserved = findReservedPaths(app, admission.paths);
  if (reserved.length > 0) throw new Error(reserved.join('\n'));
  const other = Object.keys(trusted).find(
    (name) => name !== app && admissionOf(trusted, name)?.paths.some((path) => admission.paths.includes(path)),
  );
  if (other) throw new Error(`${other} is admitted with ${admissionOf(trusted, other)?.paths.join(', ')}`);
  const signature = signBytes(admissionMessage(app, admission), operatorKey);
  await writeKeys(keysFile, { ...trusted, [app]: { ...admission, signature } });
}

/** Removes an application with its keys. */
export async function dismissApp(keysFile: string, app: AppName): Promise<void> {
  const { [app]: _, ...others } = await readTrustedKeys(keysFile);
  await writeKeys(keysFile, others);
}

/**
 * Returns the signing key that is trusted for the application; without trusted keys the first signing key, so that the
 * signature can be verified later.
 * @throws Error when the application is protected by keys and no signing key is among them
 */
export function findTeamKey(keys: TrustedKeys, app: AppName, signingKeys: readonly KeyObject[]): KeyObject | undefined {
  const trusted = keysOf(keys, app);
  if (trusted.length === 0) return signingKeys[0];
  const key = signingKeys.find((signingKey) => trusted.some(({ id }) => id === publicKeyOf(signingKey).id));
  if (!key) throw new Error(`${app} is protected by keys: RELEASE_SIGNING_KEY must be a private key of ${app}`);
  return key;
}

/**
 * Returns the absolute path of the file of trusted keys; undefined when releases are not verified.
 * @throws Error when it is in the store, where publishing teams could change it
 */
export function resolveKeysFile(setting: string | undefined, releaseStore: string): string | undefined {
  if (!setting?.trim()) return undefined;
  const file = path.resolve(setting.trim());
  if (!path.relative(path.resolve(releaseStore), file).startsWith('..'))
    throw new Error(`RELEASE_KEYS is "${setting}": expected a file outside of the release store`);
  return file;
}

/**
 * Creates a key pair: writes the private key to `out`, readable by its owner only, and adds the public key to the
 * application's trusted ones.
 * @param keysFile file of trusted keys; created if missing
 * @throws Error when `out` exists
 */
export async function addKey(keysFile: string, app: AppName, out: string): Promise<PublicKey> {
  const keys = existsSync(keysFile) ? await readTrustedKeys(keysFile) : {};
  if (admissionOf(keys, app))
    throw new Error(`${app} is admitted with its key: release apps add ${app} with another one`);
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

/** Removes a trusted key. @throws Error when it is unknown, or the application's last one, which protects it */
export async function removeKey(keysFile: string, app: AppName, id: string): Promise<void> {
  const keys = await readTrustedKeys(keysFile);
  if (admissionOf(keys, app)) throw new Error(`${app} is admitted with its key: release apps remove ${app}`);
  const left = keysOf(keys, app).filter((key) => key.id !== id);
  if (left.length === keysOf(keys, app).length) throw new Error(`${app} has no key "${id}"`);
  if (left.length === 0) throw new Error(`"${id}" is the last key of ${app}: rotate it first`);
  await writeKeys(keysFile, { ...keys, [app]: left });
}

/** Returns one line per application that is active or has keys: its keys, and the paths that it is admitted with. */
export function describeKeys(activation: Pick<Activation, 'apps'> | undefined, keys: TrustedKeys): string {
  const apps = Object.keys({ ...activation?.apps, ...keys });
  const width = Math.max(...apps.map((app) => app.length));
  const lines = apps.map((app) => {
    const ids = keysOf(keys, app).map(({ id }) => id);
    const { paths = [], after } = admissionOf(keys, app) ?? {};
    const admitted = paths.map((path) => ` ${path}`).join('') + (after ? `, its links after ${after}` : '');
    return `${app.padEnd(width)} ${ids.join(' ') || 'no keys: its releases are not verified'}${admitted}`;
  });
  return lines.join('\n');
}

/** @throws Error when the file could not be read again */
async function writeKeys(file: string, keys: TrustedKeys): Promise<void> {
  const text = `${JSON.stringify(keys, null, 2)}\n`;
  parseKeys(text, file);
  await writeFileAtomic(file, text);
}
