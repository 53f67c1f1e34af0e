import path from 'node:path';
import { readSiteSettings, type SiteSettings } from 'shared-kit/domain';
import { readTrustedProxies } from '../gateway/read-trusted-proxies.ts';

export interface ProductSettings {
  readonly host: string;
  readonly port: number;
  readonly site: SiteSettings;
  /** Folder of the release store. */
  readonly releaseStore: string;
  readonly trustedProxies: readonly string[];
}

/** @throws Error with one line that names the setting whose value is wrong */
export function readProductSettings(env: NodeJS.ProcessEnv): ProductSettings {
  const port = env.PORT?.trim() || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`PORT is "${port}": expected a number from 0 to 65535`);
  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port: Number(port),
    site: readSiteSettings(env),
    releaseStore: path.resolve(env.RELEASE_STORE?.trim() || '.releases'),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  };
}
