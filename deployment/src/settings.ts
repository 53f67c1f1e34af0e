import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { currencyCode, listZoneOffsets, readPaymentUrl, readSiteSettings, type SiteSettings } from 'shared-kit/domain';
import {
  isBucket,
  type ListenAddress,
  type LogLevel,
  openFileStore,
  readCollector,
  readListenAddress,
  readLogLevel,
  readTrustedProxies,
} from 'shared-kit/server';
import type { ReleaseStore } from './release-store/release-store.ts';
import { readPrivateKeys } from './release-store/signature.ts';
import { resolveKeysFile } from './release-store/trusted-keys.ts';

export type Env = Readonly<Record<string, string | undefined>>;

export interface ServerSettings {
  readonly host: string;
  readonly port: number;
  readonly releaseStore: ReleaseStore;
  readonly site: SiteSettings;
  /** Addresses or networks whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Address of the payment page, to which the site's pages may send a form; undefined without one. */
  readonly paymentUrl?: string | undefined;
  /** Whether browsers keep a copy of the page with their bookings; off removes the copies. */
  readonly isServiceWorkerOn: boolean;
  readonly releases: ReleaseTrustSettings;
  readonly logLevel: LogLevel;
  /** Where figures and readiness are served; undefined for nowhere. */
  readonly monitoringAddress?: ListenAddress | undefined;
  /** Address of the collector of traces. */
  readonly collector?: string | undefined;
  /** The cache in front of the site, to be asked to drop its pages; undefined for none. */
  readonly purge?: PurgeSettings | undefined;
}

/** A call that a CDN takes for dropping what it keeps. */
export interface PurgeSettings {
  readonly url: string;
  /** With its secret. */
  readonly header?: { readonly name: string; readonly value: string } | undefined;
}

/** Verification and rollback settings of releases. */
export interface ReleaseTrustSettings {
  /** Path of the file of the teams' public keys; without it releases are not verified. */
  readonly releaseKeys?: string | undefined;
  /** Number of failing browsers, or renderings, soon after an activation that counts as a failed release. */
  readonly failureThreshold?: number;
  /** Whether a failed release is rolled back; off by default. */
  readonly isAutoRollback?: boolean;
  /** Whether staff may load a remote from their own machine; off by default. */
  readonly isRemoteOverride?: boolean;
}

export const DEFAULT_FAILURE_THRESHOLD = 10;

const PORT = /^([0-5]?\d{1,4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/;

/** Reads the settings of the whole product. @throws Error with one line that names the invalid setting */
export function readServerSettings(env: Env): ServerSettings {
  const releaseStore = readReleaseStore(env, 'served');
  const site = readSiteSettings(env);
  const zoneOffsets = listZoneOffsets(site.timeZone, new Date());
  const threshold = String(DEFAULT_FAILURE_THRESHOLD);
  return {
    host: env.HOST?.trim() || '127.0.0.1',
    port: Number(matching(env, 'PORT', '8080', PORT, 'a number from 0 to 65535')),
    releaseStore,
    site: { ...site, ...(zoneOffsets && { zoneOffsets }) },
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    paymentUrl: readPaymentUrl(env),
    isServiceWorkerOn: readServiceWorkerSwitch(env),
    logLevel: readLogLevel(env.LOG_LEVEL, 'warn'),
    monitoringAddress: readListenAddress(env, 'GATEWAY_METRICS'),
    purge: readPurge(env),
    collector: readCollector(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    releases: {
      releaseKeys: resolveKeysFile(env.RELEASE_KEYS, releaseStore.root),
      failureThreshold: Number(
        matching(env, 'RELEASE_FAILURE_THRESHOLD', threshold, /^[1-9]\d{0,5}$/, 'a number from 1'),
      ),
      isAutoRollback: readSwitch(env, 'AUTO_ROLLBACK'),
      isRemoteOverride: readSwitch(env, 'REMOTE_OVERRIDE'),
    },
  };
}

/** Reads the settings of a gateway whose API is another process. */
export function readGatewaySettings(env: Env): ServerSettings & { readonly apiOrigin: string } {
  return {
    ...readServerSettings(env),
    logLevel: readLogLevel(env.LOG_LEVEL, 'info'),
    apiOrigin: readOrigin(env.API_ORIGIN?.trim() ?? ''),
  };
}

/** @throws Error with one line that names the invalid setting, never the value of the secret one */
function readPurge(env: Env): PurgeSettings | undefined {
  const url = env.PURGE_URL?.trim();
  const header = env.PURGE_HEADER?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`PURGE_URL is "${url}": expected a URL, such as https://cdn.example/purge`);
  if (!header) return { url };
  const { name, value } = /^(?<name>[\w-]+):\s*(?<value>[\x20-\x7e]+)$/.exec(header)?.groups ?? {};
  if (!name || !value) throw new Error('PURGE_HEADER: expected a header, such as Authorization: Bearer SECRET');
  return { url, header: { name, value } };
}

/** Parses the URL of the API and returns its origin. @throws Error with one line */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A path would be prepended to every request, a password logged with every failure.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error('API_ORIGIN: expected the address of the API and nothing after it, such as http://127.0.0.1:9000');
}

/** Returns a warning if the site is reachable from elsewhere without a SITE_URL; otherwise undefined. */
export function findMissingSiteUrl(env: Env): string | undefined {
  const { host, site } = readServerSettings(env);
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (isLocal || env.SITE_URL?.trim()) return undefined;
  return `SITE_URL is not set: search engines and shared links are told that the site is at ${site.siteUrl}`;
}

/** Returns a line on start output that e-mails are files, if there is no mail server; otherwise undefined. */
export function findMissingMailServer(env: Env): string | undefined {
  if (env.SMTP_URL?.trim()) return undefined;
  const folder = path.resolve(env.DATA_DIR?.trim() || '.data', 'outbox');
  return `SMTP_URL is not set: e-mails are not sent, but written to files in ${folder}`;
}

/** Returns a line on start output if the surfaces do not show one currency; otherwise undefined (docs/rules.md#currency). */
export function findDifferingCurrencies({ currencySigns }: SiteSettings): string | undefined {
  const surfaces = Object.entries(currencySigns);
  if (new Set(surfaces.map(([, sign]) => currencyCode(sign) ?? sign)).size === 1) return undefined;
  const listed = surfaces.map(([surface, sign]) => `${surface} ${sign}`).join(', ');
  return `Prices carry different currency signs (${listed}): CURRENCY sets one for all`;
}

/** Returns whether browsers keep a copy of the page with their bookings. */
export function readServiceWorkerSwitch(env: Env): boolean {
  return readSwitch(env, 'SERVICE_WORKER', 'on');
}

/**
 * Returns the release store. One in a bucket has its copy in a folder of its own for each use, since a gateway has few of the releases.
 * @throws Error with one line that names the setting
 */
export function readReleaseStore(env: Env, use: 'served' | 'commands' = 'commands'): ReleaseStore {
  const location = env.RELEASE_STORE?.trim() || '.releases';
  if (!isBucket(location)) return { root: path.resolve(location) };
  const bucket = openFileStore(env, 'RELEASE_STORE', location);
  const root = path.resolve(env.RELEASE_CACHE?.trim() || '.release-cache', use, bucket.name.slice('s3://'.length));
  return { root, bucket };
}

/** Reads the private signing keys, usually one. @throws Error with one line that names the setting, never its value */
export async function readSigningKeys(env: Env): Promise<KeyObject[]> {
  const setting = env.RELEASE_SIGNING_KEY?.trim();
  if (!setting) return [];
  try {
    return readPrivateKeys(setting.startsWith('-----BEGIN') ? setting : await readFile(setting, 'utf8'));
  } catch (error) {
    // Never show the value: it may be a key.
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' || code === 'ENAMETOOLONG' ? 'there is no such file' : message;
    throw new Error(`RELEASE_SIGNING_KEY: expected a private key as PEM, or the path of its file: ${reason}`);
  }
}

/** Days for which `release prune` keeps a version after it was active. */
export const RETENTION_DAYS = 7;

/** Reads the retention of `release prune`. @throws Error with one line that names the invalid setting */
export function readRetentionDays(env: Env): string {
  return matching(env, 'RELEASE_RETENTION_DAYS', String(RETENTION_DAYS), /^\d{1,4}$/, 'a number of days');
}

/** Returns the address at which `release activate` asks for the level of the API; undefined if it does not ask. */
export function readApiAddress(env: Env): string | undefined {
  if (env.API_ORIGIN?.trim()) return readOrigin(env.API_ORIGIN.trim());
  return env.SITE_URL?.trim() ? readSiteSettings(env).siteUrl : undefined;
}

/** Returns the path of the Chromium in which `release` starts the pages of a release; undefined if it does not. */
export function readBrowser(env: Env): string | undefined {
  return env.CHROME_PATH?.trim() || undefined;
}

/** Returns the actor of a command: the user who started the pipeline, otherwise the operating system account. */
export function readActor(env: Env): string {
  if (env.GITHUB_ACTOR?.trim()) return env.GITHUB_ACTOR.trim();
  try {
    return userInfo().username;
  } catch {
    // A container's account may have no name.
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}

function readSwitch(env: Env, name: string, fallback: 'on' | 'off' = 'off'): boolean {
  return matching(env, name, fallback, /^(on|off)$/, 'on or off') === 'on';
}

function matching(env: Env, name: string, fallback: string, pattern: RegExp, expected: string): string {
  const value = env[name]?.trim() || fallback;
  if (!pattern.test(value)) throw new Error(`${name} is "${value}": expected ${expected}`);
  return value;
}
