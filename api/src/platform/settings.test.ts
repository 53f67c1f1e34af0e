import { resolve } from 'node:path';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { readSettings } from './settings.ts';

test('an empty environment has every default', () => {
  expect(readSettings({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    dataDir: resolve('.data'),
    backupDir: resolve('.data/backups'),
    backupHours: 24,
    backupKeep: 7,
    mediaStore: expect.objectContaining({ folder: resolve('.data/media') }),
    documentStore: expect.objectContaining({ folder: resolve('.data/private') }),
    database: undefined,
    authSecret: undefined,
    adminEmail: 'admin@zelligecars.example',
    adminPassword: undefined,
    mail: { smtpUrl: undefined, from: 'Zellige Cars <hello@zelligecars.example>' },
    demoData: true,
    emailRetentionDays: 365,
    rateLimit: true,
    asksForReviews: false,
    keepsScans: false,
    scanRetentionDays: 90,
    requestLimitDays: 60,
    bookingRetentionYears: undefined,
    requestHoldHours: undefined,
    cash: { currencies: [] },
    logLevel: 'info',
    trustedProxies: ['loopback'],
    site: DEFAULT_SITE_SETTINGS,
  });
});

test.each([
  ['PORT', '0', { port: 0 }],
  ['DEMO_DATA', 'off', { demoData: false }],
  ['RATE_LIMIT', 'off', { rateLimit: false }],
  ['ASK_FOR_REVIEWS', 'on', { asksForReviews: true }],
  ['DOCUMENT_SCANS', 'on', { keepsScans: true }],
  ['SCAN_RETENTION_DAYS', '30', { scanRetentionDays: 30 }],
  ['FIXED_RATINGS', 'off', { site: { fixedRatings: false } }],
  ['REQUEST_HOLD_HOURS', '24', { requestHoldHours: 24 }],
  ['REQUEST_LIMIT_DAYS', '14', { requestLimitDays: 14 }],
  ['REQUEST_LIMIT_DAYS', 'off', { requestLimitDays: undefined }],
  ['ADMIN_EMAIL', 'Owner@Cars.Example', { adminEmail: 'owner@cars.example' }],
  ['TRUSTED_PROXIES', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
  ['IMAGE_HOSTS', 'cdn.example, img.example', { site: { imageHosts: ['cdn.example', 'img.example'] } }],
  ['CASH_CURRENCIES', 'EUR, USD', { cash: { currencies: ['EUR', 'USD'] } }],
  ['CASH_LIMIT', '20000', { cash: { currencies: [], limit: 20_000 } }],
  ['TRUSTED_PROXIES', 'none', { trustedProxies: [] }],
  ['PAYMENT_GATEWAY', '', { onlinePayment: undefined }],
  ['AGENCY_TIME_ZONE', 'Europe/Paris', { site: { timeZone: 'Europe/Paris', maxDaysAhead: 365, maxRentalDays: 90 } }],
])('%s=%s', (name, value, expected) => {
  expect(readSettings({ [name]: value })).toMatchObject(expected);
});

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['HOST', 'http://x'],
  ['DATABASE_URL', 'mysql://x'],
  ['AUTH_SECRET', 'short'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['IMAGE_HOSTS', 'https://cdn.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'Nobody'],
  ['MAIL_FROM', 'A <a@b.example> <c@d.example>'],
  ['DEMO_DATA', 'no'],
  ['RATE_LIMIT', 'false'],
  ['REQUEST_LIMIT_DAYS', '0'],
  ['REQUEST_HOLD_HOURS', '1.5'],
  ['CASH_CURRENCIES', 'euro'],
  ['CASH_LIMIT', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['AGENCY_TIME_ZONE', 'Marrakech'],
  ['BOOKING_MAX_DAYS', '0'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}.*expected [^\n]+$`));
});

test.each(['AUTH_SECRET', 'ADMIN_PASSWORD'])('the value of %s is not repeated', (name) => {
  expect(() => readSettings({ [name]: 'sesame' })).not.toThrow(/sesame/);
  expect(() => readSettings({ [name]: 'sesame' })).toThrow(name);
});

const CMI = { PAYMENT_GATEWAY: 'cmi', CURRENCY: 'MAD', CMI_CLIENT_ID: '600001234', CMI_STORE_KEY: 'a|key' };

test('the gateway of card payments is read', () => {
  expect(readSettings(CMI).onlinePayment).toEqual({
    gateway: 'cmi',
    purposes: ['rental'],
    currency: 'MAD',
    clientId: '600001234',
    storeKey: 'a|key',
    url: 'https://payment.cmi.co.ma/fim/est3Dgate',
  });
  const both = { ...CMI, CURRENCY: '€', ONLINE_PAYMENT: 'deposit, rental', CMI_URL: 'https://pay.example/x' };
  expect(readSettings(both).onlinePayment).toMatchObject({
    purposes: ['deposit', 'rental'],
    currency: 'EUR',
    url: 'https://pay.example/x',
  });
});

test.each([
  [{ CMI_STORE_KEY: '' }, 'CMI_STORE_KEY is missing'],
  [{ CMI_CLIENT_ID: ' ' }, 'CMI_CLIENT_ID is missing'],
  [{ CMI_STORE_KEY: 'two words' }, /^CMI_STORE_KEY: expected the store key/],
  [{ CURRENCY: '' }, 'CURRENCY: PAYMENT_GATEWAY needs one currency'],
  [{ CURRENCY: '₿' }, 'CURRENCY: PAYMENT_GATEWAY needs one currency'],
  [{ CURRENCY_CONSOLE: 'EUR' }, 'CURRENCY: PAYMENT_GATEWAY needs one currency'],
  [{ ONLINE_PAYMENT: 'half' }, 'ONLINE_PAYMENT is "half": expected rental, deposit or both'],
])('with %j card payments are refused by name of the setting', (changes, named) => {
  expect(() => readSettings({ ...CMI, ...changes })).toThrow(named);
});

describe('a bucket', () => {
  const keys = { S3_ACCESS_KEY_ID: 'the-id', S3_SECRET_ACCESS_KEY: 'the-secret' };

  test('may have pictures, private files and releases, each by itself', () => {
    const { mediaStore, documentStore, releaseStore } = readSettings({
      ...keys,
      DATA_DIR: '/data',
      MEDIA_STORE: 's3://cars/media',
      RELEASE_STORE: 's3://cars/releases/',
    });
    expect([mediaStore.name, documentStore.name, releaseStore?.name]).toEqual([
      's3://cars/media',
      '/data/private',
      's3://cars/releases',
    ]);
  });

  test('needs its keys, which no message repeats', () => {
    expect(() => readSettings({ ...keys, MEDIA_STORE: 's3://cars', S3_SECRET_ACCESS_KEY: '' })).toThrow(
      /^S3_SECRET_ACCESS_KEY is missing: MEDIA_STORE is in a bucket$/,
    );
    expect(() => readSettings({ ...keys, MEDIA_STORE: 's3://cars', S3_ENDPOINT: 'the-secret' })).toThrow(
      /^S3_ENDPOINT: expected the address of the service, such as \S+$/,
    );
  });
});
