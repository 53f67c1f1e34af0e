import path from 'node:path';
import { readSiteSettings, type SiteSettings } from 'shared-kit/domain';
import { readTrustedProxies } from 'shared-kit/server';
import { readListening } from '../gateway/read-listening.ts';

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
  return {
    ...readListening(env),
    site: readSiteSettings(env),
    releaseStore: path.resolve(env.RELEASE_STORE?.trim() || '.releases'),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  };
}
