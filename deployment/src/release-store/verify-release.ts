import path from 'node:path';
import { HOST } from 'shared-kit/contract';
import { hashFile } from './hash-folder.ts';
import { type ActivatedVersion, type AppName, type Release, releaseName } from './release-schemas.ts';
import { type ReleaseStore, readRelease, releaseFolder, type StoredRelease } from './release-store.ts';
import { isSignedBy } from './signature.ts';
import { admissionOf, keysOf, OPERATOR, type TrustedKeys } from './trusted-keys.ts';

/**
 * Reads a version that may not be active, and verifies that its team published its `release.json`.
 * @throws Error with one line per failed check
 */
export async function readPublished(
  store: ReleaseStore,
  app: AppName,
  version: string,
  keys: TrustedKeys,
): Promise<StoredRelease> {
  const stored = await readRelease(store, app, version);
  if (!stored) throw new Error(`${app}@${version} is not in the store`);
  throwReasons([...findAdmissionProblems(stored.release, keys), ...findPublishingProblems(stored, keys)]);
  return stored;
}

/** Returns why a release may not be published or activated, one line each. */
export function findAdmissionProblems(
  release: Pick<Release, 'app' | 'version' | 'mount'>,
  keys: TrustedKeys,
): string[] {
  const { app, mount } = release;
  if (keysOf(keys, OPERATOR).length > 0 && !keys[app])
    return [
      // The host has no paths to be admitted with.
      `${app} is not admitted: release ${app === HOST ? 'keys create host --out FILE' : `apps add ${app} --paths PATH --key FILE`}`,
    ];
  const admitted = admissionOf(keys, app)?.paths;
  return (admitted ? (mount?.paths ?? []) : [])
    .filter((path) => !admitted?.some((prefix) => path === prefix || path.startsWith(`${prefix.replace(/\/$/, '')}/`)))
    .map((path) => `${releaseName(release)} mounts ${path}, but ${app} is admitted with ${admitted?.join(', ')}`);
}

/**
 * Reads a version that is or was active, and verifies that its team activated its `release.json`.
 * @throws Error with one line per failed check
 */
export async function readActivated(
  store: ReleaseStore,
  app: AppName,
  entry: ActivatedVersion,
  keys: TrustedKeys,
): Promise<StoredRelease> {
  const { version, releaseHash, signature } = entry;
  const stored = await readRelease(store, app, version);
  if (!stored) throw new Error(`${app}@${version} is not in the store`);
  const reasons = findPublishingProblems(stored, keys);
  if (releaseHash && releaseHash !== stored.hash)
    reasons.push(`${app}@${version}: release.json was changed since it was activated`);
  const trusted = keysOf(keys, app);
  if (trusted.length > 0 && !isSignedBy(trusted, activationMessage(app, version, releaseHash ?? ''), signature))
    reasons.push(`${app}@${version}: its activation is not signed with a key of ${app}`);
  throwReasons(reasons);
  return stored;
}

/** Returns the bytes that the signature of an activation covers. */
export function activationMessage(app: AppName, version: string, releaseHash: string): Buffer {
  return Buffer.from(`activation ${JSON.stringify({ app, version, releaseHash })}`);
}

function findPublishingProblems({ release, bytes, hash, attestation }: StoredRelease, keys: TrustedKeys): string[] {
  const { app, version } = release;
  const trusted = keysOf(keys, app);
  const reasons: string[] = [];
  if (attestation && attestation.releaseHash !== hash)
    reasons.push(`${app}@${version}: release.json was changed since it was published`);
  if (trusted.length > 0 && !isSignedBy(trusted, bytes, attestation?.signature))
    reasons.push(`${app}@${version}: release.json is not signed with a key of ${app}`);
  return reasons;
}

function throwReasons(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Error(reasons.join('\n'));
}

/** Returns one line per missing or changed file of a release; empty when it is intact. */
export async function verifyIntegrity(store: ReleaseStore, release: Release): Promise<string[]> {
  const folder = releaseFolder(store, release.app, release.version);
  const checks = Object.entries(release.files).map(async ([file, expected]) => {
    const actual = await hashFile(path.join(folder, file)).catch(() => undefined);
    if (actual === expected) return [];
    return [`${release.app}@${release.version}: ${file} ${actual ? 'was changed' : 'is missing'}`];
  });
  return (await Promise.all(checks)).flat();
}
