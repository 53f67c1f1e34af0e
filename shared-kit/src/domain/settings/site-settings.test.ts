import { DEFAULT_SITE_SETTINGS, readSiteSettings } from './site-settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSiteSettings({})).toEqual(DEFAULT_SITE_SETTINGS);
});

test('the origin is SITE_URL, or else the address on which the site listens', () => {
  expect(readSiteSettings({ SITE_URL: 'https://cars.example/' }).siteUrl).toBe('https://cars.example');
  expect(readSiteSettings({ PORT: '9000' }).siteUrl).toBe('http://localhost:9000');
});

test('currency signs, name and limits are read from the environment', () => {
  const site = readSiteSettings({
    AGENCY_NAME: 'Atlas',
    CURRENCY_BOOKING: 'MAD ',
    BOOKING_MAX_DAYS: '30',
    PRICE_STEP: '0.5',
    AGENCY_TIKTOK_URL: 'off',
  });
  expect(site).toMatchObject({ agencyName: 'Atlas', maxRentalDays: 30, priceStep: 0.5 });
  expect(site.currencySigns).toEqual({ storefront: '€', message: '€', booking: 'MAD', console: '$' });
  expect(site.socialLinks.map(({ name }) => name)).toEqual(['Instagram', 'Facebook']);
});

test.each([
  [{ CURRENCY: 'EUR' }, ['€', '€', '€', '€']],
  [{ CURRENCY: ' € ' }, ['€', '€', '€', '€']],
  [{ CURRENCY: 'MAD' }, ['MAD', 'MAD', 'MAD', 'MAD']],
  [{ CURRENCY: 'د.م.', CURRENCY_CONSOLE: 'DH' }, ['د.م.', 'د.م.', 'د.م.', 'DH']],
  [{ CURRENCY: 'EUR', CURRENCY_MESSAGE: 'EUR' }, ['€', 'EUR', '€', '€']],
  [{ CURRENCY: '' }, ['€', '€', '$', '$']],
])('%j sets the signs of storefront, messages, bookings and console to %j', (env, signs) => {
  const { storefront, message, booking, console } = readSiteSettings(env).currencySigns;
  expect([storefront, message, booking, console]).toEqual(signs);
});

test('IMAGE_HOSTS is a list of hosts', () => {
  expect(readSiteSettings({ IMAGE_HOSTS: 'cdn.example, IMG.example' }).imageHosts).toEqual([
    'cdn.example',
    'img.example',
  ]);
});

test.each([
  ['SITE_URL', 'cars.example'],
  ['SITE_URL', 'https://cars.example/shop'],
  ['AGENCY_TIME_ZONE', 'Marrakech'],
  ['AGENCY_WHATSAPP', '+212 600'],
  ['AGENCY_MAP_URL', 'javascript:alert(1)'],
  ['BOOKING_MAX_DAYS', '0'],
  ['BOOKING_MAX_DAYS_AHEAD', 'a year'],
  ['PRICE_STEP', '0'],
  ['PRICE_STEP', '0.005'],
  ['PRICE_STEP', '100.01'],
  ['PRICE_STEP', 'half'],
  ['IMAGE_HOSTS', 'https://cdn.example'],
  ['IMAGE_HOSTS', 'cdn.example; script-src *'],
  ['AGENCY_FACEBOOK_URL', 'http://example.com'],
  ['LIST_IMAGES', 'paintings'],
  ['CURRENCY', 'Moroccan dirham'],
  ['CURRENCY', '€1'],
])('%s=%s throws an error that names the setting', (name, value) => {
  expect(() => readSiteSettings({ [name]: value })).toThrow(name);
});
