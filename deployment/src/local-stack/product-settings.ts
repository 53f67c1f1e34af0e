import path from 'node:path';
import { readSiteSettings, type SiteSettings } from 'shared-kit/domain';
import { readTrustedProxies } from 'shared-kit/server';
import { type ReleaseTrustSettings, readReleaseTrust } from '../gateway/gateway-settings.ts';
import { readListening } from '../gateway/read-listening.ts';

export interface ProductSettings {
  readonly host: string;
  readonly port: number;
  readonly site: SiteSettings;
  /** Folder of the release store. */
  readonly releaseStore: string;
  readonly trustedProxies: readonly string[];
  readonly releases: ReleaseTrustSettings;
}

/** @throws Error with one line that names the setting whose value is wrong */
export function readProductSettings(env: NodeJS.ProcessEnv): ProductSettings {
  const releaseStore = path.resolve(env.RELEASE_STORE?.trim() || '.releases');
  return {
    ...readListening(env),
    site: readSiteSettings(env),
    releaseStore,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    releases: readReleaseTrust(env, releaseStore),
  };
}
