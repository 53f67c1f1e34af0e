import path from 'node:path';
import { readSiteSettings, type SiteSettings } from 'shared-kit/domain';
import { readTrustedProxies } from 'shared-kit/server';
import { resolveKeysFile } from '../release-store/trusted-keys.ts';
import { readListening } from './read-listening.ts';

export interface GatewaySettings {
  readonly host: string;
  readonly port: number;
  /** Of the API, without a path. */
  readonly apiOrigin: string;
  /** Absolute path of the release store. */
  readonly releaseStore: string;
  readonly site: SiteSettings;
  readonly trustedProxies: readonly string[];
  readonly releases: ReleaseTrustSettings;
}

/** What a gateway believes of releases. */
export interface ReleaseTrustSettings {
  /** Path of the file of the teams' public keys; without it releases are not verified. */
  readonly releaseKeys?: string | undefined;
  /** How many failing browsers, or renderings, soon after an activation are too many. */
  readonly failureThreshold?: number;
  /** Whether a release that fails so often is rolled back; off by default. */
  readonly isAutoRollback?: boolean;
}

/** @throws Error with one line that names the setting whose value is wrong */
export function readGatewaySettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  const releaseStore = path.resolve(env.RELEASE_STORE?.trim() || '.releases');
  return {
    ...readListening(env),
    apiOrigin: readOrigin(env.API_ORIGIN?.trim() ?? ''),
    releaseStore,
    site: readSiteSettings(env),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    releases: readReleaseTrust(env, releaseStore),
  };
}

/** @throws Error with one line that names the setting whose value is wrong */
export function readReleaseTrust(
  env: Readonly<Record<string, string | undefined>>,
  releaseStore: string,
): ReleaseTrustSettings {
  const threshold = env.RELEASE_FAILURE_THRESHOLD?.trim() || '10';
  if (!/^[1-9]\d{0,5}$/.test(threshold))
    throw new Error(`RELEASE_FAILURE_THRESHOLD is "${threshold}": expected a number from 1`);
  const autoRollback = env.AUTO_ROLLBACK?.trim() || 'off';
  if (autoRollback !== 'on' && autoRollback !== 'off')
    throw new Error(`AUTO_ROLLBACK is "${autoRollback}": expected on or off`);
  return {
    releaseKeys: resolveKeysFile(env.RELEASE_KEYS, releaseStore),
    failureThreshold: Number(threshold),
    isAutoRollback: autoRollback === 'on',
  };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A path would be prepended to every call, a password logged with every failure.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error('API_ORIGIN: expected the address of the API and nothing after it, such as http://127.0.0.1:9000');
}
