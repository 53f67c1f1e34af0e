import { type AgencyTimeZone, isAgencyTimeZone } from '../time/agency-clock.ts';
import { currencySign } from './currency-code.ts';
import { type ExchangeRates, readExchangeRates } from './exchange-rates.ts';

/** Times as `HH:mm`, of the agency's clock, on every day of the week. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

/** Settings of the booking rules. */
export interface RentalSettings {
  readonly timeZone: AgencyTimeZone;
  /** A named time zone as the gateway knows it, for browsers (`listZoneOffsets`); absent for a fixed offset. */
  readonly zoneOffsets?: AgencyTimeZone | undefined;
  /** The latest pick-up, in days from today. */
  readonly maxDaysAhead: number;
  /** The longest rental, in days. */
  readonly maxRentalDays: number;
  /** Hours in which cars are handed over without prior arrangement. */
  readonly openingHours: OpeningHours;
  /** What prices of a day are rounded to; `DEFAULT_PRICE_STEP` without it. */
  readonly priceStep?: number | undefined;
}

/** What lists show of a car that has a drawing and photographs. */
const LIST_IMAGES = ['drawings', 'photos'] as const;
export type ListImages = (typeof LIST_IMAGES)[number];

/** Where a price is shown: each surface has its own currency sign (docs/rules.md#currency). */
export type PriceSurface = 'storefront' | 'message' | 'booking' | 'console';

/** Settings of an agency. The server reads them from its environment, and embeds them in the page for the browser. */
export interface SiteSettings extends RentalSettings {
  readonly agencyName: string;
  /** Public origin of the site, `https://cars.example`, without trailing slash. */
  readonly siteUrl: string;
  readonly phone: string;
  readonly email: string;
  /** International number, digits only, as in wa.me URLs. */
  readonly whatsapp: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
  readonly currencySigns: Readonly<Record<PriceSurface, string>>;
  /** Hosts besides this site whose images a car may use, over https. */
  readonly imageHosts: readonly string[];
  readonly listImages: ListImages;
  /** `false`: cars without enough reviews show no stars (docs/rules.md#reviews). */
  readonly fixedRatings?: false;
  /** For amounts that are shown in the visitor's currency too; absent when the owner has set none. */
  readonly exchangeRates?: ExchangeRates | undefined;
}

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  agencyName: 'Zellige Cars',
  siteUrl: 'http://localhost:8080',
  phone: '+212 524 000 000',
  email: 'hello@zelligecars.example',
  whatsapp: '212600000000',
  address: 'Avenue Mohammed VI, Marrakech 40000, Morocco',
  mapUrl: 'https://www.openstreetmap.org/?mlat=31.6225&mlon=-8.0105#map=14/31.6225/-8.0105',
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'TikTok', url: 'https://www.tiktok.com/' },
  ],
  currencySigns: { storefront: '€', message: '€', booking: '$', console: '$' },
  imageHosts: [],
  listImages: 'drawings',
  timeZone: '+00:00',
  maxDaysAhead: 365,
  maxRentalDays: 90,
  openingHours: { opens: '07:00', closes: '22:00' },
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the agency's settings from environment variables, with defaults.
 * @throws Error with one line that names the setting whose value is wrong.
 */
export function readSiteSettings(env: Environment): SiteSettings {
  const defaults = DEFAULT_SITE_SETTINGS;
  const text = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const signs = readCurrencySigns(env);
  const exchangeRates = readExchangeRates(env.EXCHANGE_RATES);
  return {
    agencyName: text('AGENCY_NAME', defaults.agencyName),
    siteUrl: readSiteUrl(env),
    phone: matching(
      env,
      'AGENCY_PHONE',
      defaults.phone,
      /^\+?[0-9][0-9 ().-]{4,}$/,
      'a phone number such as +212 524 000 000',
    ),
    email: matching(env, 'AGENCY_EMAIL', defaults.email, /^[^\s@]+@[^\s@]+$/, 'an e-mail address'),
    whatsapp: matching(
      env,
      'AGENCY_WHATSAPP',
      defaults.whatsapp,
      /^[0-9]{8,15}$/,
      'an international number, digits only',
    ),
    address: text('AGENCY_ADDRESS', defaults.address),
    mapUrl: matching(env, 'AGENCY_MAP_URL', defaults.mapUrl, /^https:\/\//, 'an https address'),
    socialLinks: defaults.socialLinks.flatMap(({ name, url }) => {
      const setting = `AGENCY_${name.toUpperCase()}_URL`;
      return env[setting] === 'off'
        ? []
        : [{ name, url: matching(env, setting, url, /^https:\/\//, 'an https address or off') }];
    }),
    currencySigns: {
      storefront: text('CURRENCY_STOREFRONT', signs.storefront),
      message: text('CURRENCY_MESSAGE', signs.message),
      booking: text('CURRENCY_BOOKING', signs.booking),
      console: text('CURRENCY_CONSOLE', signs.console),
    },
    imageHosts: readHosts(env, 'IMAGE_HOSTS'),
    listImages: readListImages(env),
    ...readFixedRatings(env),
    ...(exchangeRates && { exchangeRates }),
    ...readRentalSettings(env),
  };
}

/** Reads the settings of the booking rules. @throws as `readSiteSettings` */
function readRentalSettings(env: Environment): RentalSettings {
  const timeZone = env.AGENCY_TIME_ZONE?.trim() || DEFAULT_SITE_SETTINGS.timeZone;
  if (!isAgencyTimeZone(timeZone))
    throw new Error(
      `AGENCY_TIME_ZONE is "${timeZone}": expected an offset such as +00:00 or a name such as Europe/Paris`,
    );
  return {
    timeZone,
    maxDaysAhead: wholeNumber(env, 'BOOKING_MAX_DAYS_AHEAD', DEFAULT_SITE_SETTINGS.maxDaysAhead),
    maxRentalDays: wholeNumber(env, 'BOOKING_MAX_DAYS', DEFAULT_SITE_SETTINGS.maxRentalDays),
    openingHours: readOpeningHours(env),
    ...readPriceStep(env),
  };
}

/** Returns whether a car can be handed over at this time, `HH:mm`, without prior arrangement. */
export function isWithinOpeningHours(time: string, { opens, closes }: OpeningHours): boolean {
  return time >= opens && time <= closes;
}

function readOpeningHours(env: Environment): OpeningHours {
  const text = env.OPENING_HOURS?.trim();
  if (!text) return DEFAULT_SITE_SETTINGS.openingHours;
  const [, opens = '', closes = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  if (opens < closes) return { opens, closes };
  throw new Error(`OPENING_HOURS is "${text}": expected two times such as 07:00-22:00`);
}

function readPriceStep(env: Environment): Pick<RentalSettings, 'priceStep'> {
  const text = env.PRICE_STEP?.trim();
  if (!text) return {};
  const priceStep = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (priceStep >= 0.01 && priceStep <= 100) return { priceStep };
  throw new Error(`PRICE_STEP is "${text}": expected an amount from 0.01 to 100 in whole cents, such as 0.5`);
}

/**
 * Returns the default signs of all surfaces: the one of `CURRENCY`, otherwise the built-in ones. Settings of single
 * surfaces override them.
 */
function readCurrencySigns(env: Environment): SiteSettings['currencySigns'] {
  const currency = env.CURRENCY?.trim();
  if (!currency) return DEFAULT_SITE_SETTINGS.currencySigns;
  if (!/^[^\s\d<>]{1,8}$/.test(currency))
    throw new Error(`CURRENCY is "${currency}": expected a currency's code or sign, such as EUR, € or MAD`);
  const sign = currencySign(currency);
  return { storefront: sign, message: sign, booking: sign, console: sign };
}

/** Returns the site's origin. Not from the Host header: rendered pages are cached for other visitors. */
function readSiteUrl(env: Environment): string {
  const text = env.SITE_URL?.trim();
  // The server validates PORT.
  if (!text) return `http://localhost:${env.PORT?.trim() || '8080'}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Error(
    `SITE_URL is "${text}": expected the site's address and nothing after it, such as https://cars.example`,
  );
}

function matching(env: Environment, name: string, fallback: string, pattern: RegExp, expected: string): string {
  const value = env[name]?.trim() || fallback;
  if (!pattern.test(value)) throw new Error(`${name} is "${value}": expected ${expected}`);
  return value;
}

function readHosts(env: Environment, name: string): string[] {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return [];
  const hosts = text.split(',').map((host) => host.trim());
  if (hosts.every((host) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host))) return hosts;
  throw new Error(`${name} is "${text}": expected host names, separated by commas`);
}

function readListImages(env: Environment): ListImages {
  const text = env.LIST_IMAGES?.trim() || DEFAULT_SITE_SETTINGS.listImages;
  const known = LIST_IMAGES.find((one) => one === text);
  if (known) return known;
  throw new Error(`LIST_IMAGES is "${text}": expected ${LIST_IMAGES.join(' or ')}`);
}

function readFixedRatings(env: Environment): Pick<SiteSettings, 'fixedRatings'> {
  const text = env.FIXED_RATINGS?.trim() || 'on';
  if (text === 'on' || text === 'off') return text === 'off' ? { fixedRatings: false } : {};
  throw new Error(`FIXED_RATINGS is "${text}": expected on or off`);
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const value = env[name]?.trim();
  if (!value) return fallback;
  if (!/^[1-9][0-9]{0,3}$/.test(value))
    throw new Error(`${name} is "${value}": expected a whole number from 1 to 9999`);
  return Number(value);
}
