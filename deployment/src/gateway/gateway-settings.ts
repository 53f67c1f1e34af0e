import path from 'node:path';
import { readSiteSettings, type SiteSettings } from 'shared-kit/domain';
import { readTrustedProxies } from 'shared-kit/server';
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
}

/** @throws Error with one line that names the setting whose value is wrong */
export function readGatewaySettings(env: Readonly<Record<string, string | undefined>>): GatewaySettings {
  return {
    ...readListening(env),
    apiOrigin: readOrigin(env.API_ORIGIN?.trim() ?? ''),
    releaseStore: path.resolve(env.RELEASE_STORE?.trim() || '.releases'),
    site: readSiteSettings(env),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
  };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A path would be prepended to every call, a password logged with every failure.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error('API_ORIGIN: expected the address of the API and nothing after it, such as http://127.0.0.1:9000');
}
