import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  currencyCode,
  EMAIL_PATTERN,
  ONLINE_PURPOSES,
  type OnlinePurpose,
  PASSWORD_LENGTH,
  readPaymentUrl,
  readSiteSettings,
  type SiteSettings,
} from 'shared-kit/domain';
import {
  type FileStore,
  type ListenAddress,
  type LogLevel,
  openFileStore,
  readCollector,
  readListenAddress,
  readLogLevel,
  readTrustedProxies,
} from 'shared-kit/server';
import { type DatabaseHosts, parseDatabaseHosts } from './database/database-hosts.ts';
import type { MailSettings } from './outbox/mailer.ts';
import type { CashSettings, OnlinePaymentSettings } from './services.ts';

/** Settings of the server. */
export interface Settings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute path of the folder for database, outbox and secret, and for files without a store of their own. */
  readonly dataDir: string;
  /** Absolute path of the folder of the backups. */
  readonly backupDir: string;
  /** After how many hours the embedded database is backed up again; undefined for never. */
  readonly backupHours: number | undefined;
  /** How many backups are kept; undefined for all. */
  readonly backupKeep: number | undefined;
  /** Pictures. */
  readonly mediaStore: FileStore;
  /** Private files: papers, photographs of hand-overs, notices of fines. */
  readonly documentStore: FileStore;
  /** A PostgreSQL; without one the embedded database runs in `dataDir`. */
  readonly database: PostgresSettings | undefined;
  /** Secret that signs the session tokens; without one a secret is generated and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly mail: Pick<MailSettings, 'smtpUrl' | 'from'>;
  readonly demoData: boolean;
  readonly rateLimit: boolean;
  /** Whether the e-mail after a return asks for a review. */
  readonly asksForReviews: boolean;
  /** How many days one person may have asked for before staff answer; undefined for any number. */
  readonly requestLimitDays: number | undefined;
  /** After how many days e-mails that are done are deleted; undefined for never. */
  readonly emailRetentionDays: number | undefined;
  /** After how many days photographs of hand-overs, and documents, are deleted; undefined for never. */
  readonly photoRetentionDays: number | undefined;
  readonly documentRetentionDays: number | undefined;
  /** Whether scans of customers' documents may be added, and after how many days scans are deleted. */
  readonly keepsScans: boolean;
  readonly scanRetentionDays: number;
  /** After how many years bookings are archived, and their customers removed; undefined for never. */
  readonly bookingRetentionYears: number | undefined;
  /** After how many hours a request that nobody answered lapses; undefined for never. */
  readonly requestHoldHours: number | undefined;
  readonly cash: CashSettings;
  /** Undefined without a gateway. */
  readonly onlinePayment: OnlinePaymentSettings | undefined;
  readonly logLevel: LogLevel;
  /** Where figures and readiness are served; undefined for nowhere. */
  readonly monitoringAddress: ListenAddress | undefined;
  /** Address of the collector of traces. */
  readonly collector: string | undefined;
  /** Proxies (IP addresses or networks) whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** The release store whose active applications must fit this API; without one they are not asked. */
  readonly releaseStore: FileStore | undefined;
  readonly site: SiteSettings;
}

/** Where the database is, and how many connections are opened. */
export interface PostgresSettings {
  readonly hosts: DatabaseHosts;
  /** The same past PgBouncer, for what needs a session: listening, migrations and commands. */
  readonly direct: DatabaseHosts;
  /** Whether PgBouncer is in between. */
  readonly isPooled: boolean;
  readonly sizes: Readonly<Record<'visitors' | 'staff', number>>;
}

/** Mode of private files in a folder. */
const OWNER_ONLY = 0o600;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from environment variables, with defaults.
 * @throws Error with one line that names the setting whose value is wrong
 */
export function readSettings(env: Environment): Settings {
  const site = readSiteSettings(env);
  const dataDir = resolve(env.DATA_DIR?.trim() || '.data');
  return {
    host: read(env, 'HOST', '127.0.0.1', isHost, 'an address or a host name'),
    port: Number(read(env, 'PORT', '8080', isPort, 'a port from 0 to 65535')),
    dataDir,
    backupDir: resolve(env.BACKUP_DIR?.trim() || join(dataDir, 'backups')),
    backupHours: readCount(env, 'BACKUP_HOURS', '24', 'a number of hours from 1 to 10000, or off'),
    backupKeep: readCount(env, 'BACKUP_KEEP', '7', 'a number of backups from 1 to 10000, or off'),
    ...readStores(env, dataDir),
    database: readDatabase(env),
    authSecret: optional(env, 'AUTH_SECRET', (value) => value.length >= 32, 'a secret of at least 32 characters'),
    adminEmail: read(env, 'ADMIN_EMAIL', 'admin@zelligecars.example', isEmail, 'an e-mail address').toLowerCase(),
    adminPassword: optional(env, 'ADMIN_PASSWORD', isPassword, 'a password of 8 to 200 characters'),
    mail: {
      smtpUrl: optional(env, 'SMTP_URL', isSmtpUrl, 'an address such as smtp://user:password@host:587'),
      from: read(
        env,
        'MAIL_FROM',
        `${site.agencyName} <${site.email}>`,
        isSender,
        'an address, or a name and <an address>',
      ),
    },
    demoData: readSwitch(env, 'DEMO_DATA'),
    rateLimit: readSwitch(env, 'RATE_LIMIT'),
    asksForReviews: readSwitch(env, 'ASK_FOR_REVIEWS', 'off'),
    requestLimitDays: readCount(env, 'REQUEST_LIMIT_DAYS', '60', 'a number of days from 1 to 10000, or off'),
    emailRetentionDays: readRetention(env, 'EMAIL_RETENTION_DAYS', '365'),
    photoRetentionDays: readRetention(env, 'PHOTO_RETENTION_DAYS', 'off'),
    documentRetentionDays: readRetention(env, 'DOCUMENT_RETENTION_DAYS', 'off'),
    keepsScans: readSwitch(env, 'DOCUMENT_SCANS', 'off'),
    scanRetentionDays: Number(read(env, 'SCAN_RETENTION_DAYS', '90', isDays, 'a number of days from 1 to 9999')),
    bookingRetentionYears: readCount(
      env,
      'BOOKING_RETENTION_YEARS',
      'off',
      'a number of years from 1 to 10000, or off',
    ),
    requestHoldHours: readCount(env, 'REQUEST_HOLD_HOURS', 'off', 'a number of hours from 1 to 10000, or off'),
    cash: readCash(env),
    onlinePayment: readOnlinePayment(env, site),
    logLevel: readLogLevel(env.LOG_LEVEL, 'info'),
    monitoringAddress: readListenAddress(env, 'API_METRICS'),
    collector: readCollector(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    site,
  };
}

function readStores(env: Environment, dataDir: string) {
  const open = (setting: string, location: string, mode?: number) =>
    openFileStore(env, setting, location, mode === undefined ? {} : { mode });
  const releases = env.RELEASE_STORE?.trim();
  return {
    mediaStore: open('MEDIA_STORE', env.MEDIA_STORE?.trim() || join(dataDir, 'media')),
    documentStore: open('DOCUMENT_STORE', env.DOCUMENT_STORE?.trim() || join(dataDir, 'private'), OWNER_ONLY),
    releaseStore: releases ? open('RELEASE_STORE', releases) : undefined,
  };
}

function readDatabase(env: Environment): PostgresSettings | undefined {
  const expected = 'an address such as postgres://user:password@host/name';
  const url = optional(env, 'DATABASE_URL', isPostgresUrl, expected);
  const directUrl = optional(env, 'DATABASE_DIRECT_URL', isPostgresUrl, expected);
  const size = (name: string, fallback: string) =>
    Number(read(env, name, fallback, (value) => /^([2-9]|[1-9]\d{1,2})$/.test(value), 'a number from 2 to 999'));
  const sizes = { visitors: size('DATABASE_POOL_SIZE', '12'), staff: size('DATABASE_STAFF_POOL_SIZE', '3') };
  if (url === undefined) return undefined;
  const hosts = parseDatabaseHosts(url);
  return { hosts, direct: directUrl ? parseDatabaseHosts(directUrl) : hosts, isPooled: directUrl !== undefined, sizes };
}

type Check = (value: string) => boolean;

/** Settings whose values are not repeated in errors. */
const SECRETS = new Set([
  'AUTH_SECRET',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SMTP_URL',
  'CMI_STORE_KEY',
]);

function optional(env: Environment, name: string, isValid: Check, expected: string): string | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  if (isValid(value)) return value;
  throw new Error(SECRETS.has(name) ? `${name}: expected ${expected}` : `${name} is "${value}": expected ${expected}`);
}

function read(env: Environment, name: string, fallback: string, isValid: Check, expected: string): string {
  return optional(env, name, isValid, expected) ?? fallback;
}

function readSwitch(env: Environment, name: string, fallback: 'on' | 'off' = 'on'): boolean {
  return read(env, name, fallback, (value) => value === 'on' || value === 'off', 'on or off') === 'on';
}

/** Returns a whole number from `minimum` to 10,000; undefined for `off`. */
function readCount(
  env: Environment,
  name: string,
  fallback: string,
  expected: string,
  minimum = 1,
): number | undefined {
  const isCount: Check = (value) =>
    value === 'off' || (/^[1-9]\d{0,4}$/.test(value) && Number(value) >= minimum && Number(value) <= 10_000);
  const value = read(env, name, fallback, isCount, expected);
  return value === 'off' ? undefined : Number(value);
}

/** Returns a number of days from 30. */
function readRetention(env: Environment, name: string, fallback: string): number | undefined {
  return readCount(env, name, fallback, 'a number of days from 30 to 10000, or off', 30);
}

function readCash(env: Environment): CashSettings {
  const currencies = optional(env, 'CASH_CURRENCIES', isCurrencyList, 'ISO codes of currencies, such as EUR USD');
  const limit = optional(env, 'CASH_LIMIT', isAmount, 'an amount from 0.01, such as 20000');
  return { currencies: currencies?.split(/[\s,]+/) ?? [], ...(limit && { limit: Number(limit) }) };
}

/**
 * Returns how customers pay online; undefined without a gateway. `createPaymentGateway` checks the currency.
 * @throws Error with one line that names the setting
 */
function readOnlinePayment(env: Environment, { currencySigns }: SiteSettings): OnlinePaymentSettings | undefined {
  const url = readPaymentUrl(env);
  if (!url) return undefined;
  const needed = (name: string, isValid: Check, expected: string) => {
    const value = optional(env, name, isValid, expected);
    if (value) return value;
    throw new Error(`${name} is missing: PAYMENT_GATEWAY needs ${expected}`);
  };
  const currencies = new Set(Object.values(currencySigns).map(currencyCode));
  const [currency] = currencies;
  if (!currency || currencies.size > 1)
    throw new Error('CURRENCY: PAYMENT_GATEWAY needs one currency for all prices, by its ISO code, such as MAD');
  const purposes = read(env, 'ONLINE_PAYMENT', 'rental', isPurposeList, 'rental, deposit or both');
  return {
    gateway: 'cmi',
    purposes: purposes.split(/[\s,]+/) as OnlinePurpose[],
    currency,
    clientId: needed('CMI_CLIENT_ID', isWord, "the merchant's number at CMI"),
    storeKey: needed('CMI_STORE_KEY', isWord, 'the store key, as in the merchant space of CMI'),
    url,
  };
}

const isPurposeList: Check = (value) =>
  value.split(/[\s,]+/).every((purpose) => (ONLINE_PURPOSES as readonly string[]).includes(purpose));
const isWord: Check = (value) => /^\S{1,100}$/.test(value);
const isCurrencyList: Check = (value) => /^[A-Z]{3}([\s,]+[A-Z]{3})*$/.test(value);
const isDays: Check = (value) => /^[1-9]\d{0,3}$/.test(value);
const isAmount: Check = (value) => /^\d{1,9}(\.\d{1,2})?$/.test(value) && Number(value) > 0;
const isHost: Check = (value) => isIP(value) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(value);
const isPort: Check = (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const isEmail: Check = (value) => new RegExp(EMAIL_PATTERN).test(value);
const isPassword: Check = ({ length }) => length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max;

const isSmtpUrl: Check = (value) => hasProtocol(value, ['smtp:', 'smtps:']);
const isPostgresUrl: Check = (value) => {
  try {
    parseDatabaseHosts(value);
    return true;
  } catch {
    return false;
  }
};

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  try {
    return protocols.includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

function isSender(value: string): boolean {
  const email = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(value)?.[1] ?? value;
  return isEmail(email);
}
