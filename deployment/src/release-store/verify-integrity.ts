import path from 'node:path';
import { hashFile } from './hash-folder.ts';
import type { Release } from './release.ts';
import { type ReleaseStore, releaseFolder } from './release-store.ts';

/** The files of a release that are missing or no longer what was published, a line each; empty when it is whole. */
export async function verifyIntegrity(store: ReleaseStore, release: Release): Promise<string[]> {
  const folder = releaseFolder(store, release.app, release.version);
  const checks = Object.entries(release.files).map(async ([file, expected]) => {
    const actual = await hashFile(path.join(folder, file)).catch(() => undefined);
    if (actual === expected) return [];
    return [`${release.app}@${release.version}: ${file} ${actual ? 'was changed' : 'is missing'}`];
  });
  return (await Promise.all(checks)).flat();
}
