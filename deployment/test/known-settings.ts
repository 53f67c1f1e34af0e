import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const SOURCES = { api: 'api/src/platform/settings.ts', gateway: 'deployment/src/settings.ts' };
const SHARED = ['site-settings.ts', 'payment-gateway.ts']
  .map((file) => `shared-kit/src/domain/settings/${file}`)
  .concat('shared-kit/src/server/file-store/open-file-store.ts');

/** Returns the names of the settings that a server reads, extracted from its sources. */
export async function knownSettings(server: 'api' | 'gateway'): Promise<Set<string>> {
  const files = [SOURCES[server], ...SHARED];
  const sources = await Promise.all(files.map((file) => readFile(path.join(ROOT, file), 'utf8')));
  const names = sources.flatMap((text) => [...text.matchAll(/env\.([A-Z][A-Z\d_]+)|'([A-Z]+\d?_[A-Z_]+|PORT|HOST)'/g)]);
  return new Set([
    ...names.map(([, direct, quoted]) => direct ?? quoted ?? ''),
    // Composed at run time from the names of the networks.
    ...['INSTAGRAM', 'FACEBOOK', 'TIKTOK'].map((network) => `AGENCY_${network}_URL`),
  ]);
}
