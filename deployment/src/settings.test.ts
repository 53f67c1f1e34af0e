import path from 'node:path';
import {
  findDifferingCurrencies,
  findMissingMailServer,
  findMissingSiteUrl,
  readGatewaySettings,
  readServerSettings,
} from './settings.ts';

const VALID = { API_ORIGIN: 'http://api:9000/' };

test('settings are read, with defaults for absent ones', () => {
  expect(readGatewaySettings({ ...VALID, AGENCY_NAME: 'Atlas' })).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    apiOrigin: 'http://api:9000',
    releaseStore: { root: path.resolve('.releases') },
    site: { agencyName: 'Atlas' },
    trustedProxies: ['loopback'],
    isServiceWorkerOn: true,
    releases: { releaseKeys: undefined, failureThreshold: 10, isAutoRollback: false },
  });
});

test.each([
  ['10.0.0.5, uniquelocal', ['10.0.0.5', 'uniquelocal']],
  ['none', []],
])('TRUSTED_PROXIES=%s trusts %j', (TRUSTED_PROXIES, believed) => {
  expect(readGatewaySettings({ ...VALID, TRUSTED_PROXIES }).trustedProxies).toEqual(believed);
});

test.each([
  [{ API_ORIGIN: 'api:9000' }, 'API_ORIGIN'],
  [{ API_ORIGIN: 'http://api/v1' }, 'API_ORIGIN'],
  [{ API_ORIGIN: 'http://user:secret@api' }, 'API_ORIGIN'],
  [{ ...VALID, PORT: 'eighty' }, 'PORT is "eighty"'],
  [{ ...VALID, TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES is "my-proxy"'],
  [{ ...VALID, RELEASE_FAILURE_THRESHOLD: '0' }, 'RELEASE_FAILURE_THRESHOLD is "0"'],
  [{ ...VALID, AUTO_ROLLBACK: 'yes' }, 'AUTO_ROLLBACK is "yes"'],
  [{ ...VALID, SERVICE_WORKER: 'no' }, 'SERVICE_WORKER is "no"'],
  [{ ...VALID, PURGE_URL: 'cdn.example' }, 'PURGE_URL is "cdn.example"'],
  [{ ...VALID, PURGE_URL: 'https://cdn.example', PURGE_HEADER: 'a-secret' }, /^PURGE_HEADER: (?!.*a-secret)/],
  [{ ...VALID, RELEASE_STORE: '/store', RELEASE_KEYS: '/store/keys.json' }, 'outside of the release store'],
  [{ ...VALID, AGENCY_PHONE: 'call us' }, 'AGENCY_PHONE is "call us"'],
  [{ ...VALID, PAYMENT_GATEWAY: 'paypal' }, 'PAYMENT_GATEWAY is "paypal": expected cmi'],
  [{ ...VALID, PAYMENT_GATEWAY: 'cmi', CMI_URL: 'http://pay.example' }, 'CMI_URL is "http://pay.example"'],
  [{ ...VALID, PAYMENT_GATEWAY: 'cmi', CMI_URL: 'https://pay.example/;script-src *' }, 'CMI_URL is'],
])('%j is refused with the name of the setting', (env, named) => {
  expect(() => readGatewaySettings(env)).toThrow(named);
});

test.each([
  [{}, undefined],
  [{ CMI_URL: 'https://pay.example/x' }, undefined],
  [{ PAYMENT_GATEWAY: 'cmi' }, 'https://payment.cmi.co.ma/fim/est3Dgate'],
  [{ PAYMENT_GATEWAY: 'cmi', CMI_URL: 'https://pay.example/x' }, 'https://pay.example/x'],
])('with %j pages may send a form to %s', (env, paymentUrl) => {
  expect(readServerSettings(env).paymentUrl).toBe(paymentUrl);
});

test.each(['eighty', '80 80', '-1', '70000', '65536', '8080.5'])(
  'PORT=%s is refused with the name of the setting',
  (PORT) => {
    expect(() => readServerSettings({ PORT })).toThrow(/^PORT is ".*": expected a number from 0 to 65535$/);
  },
);

test.each(['0', '80', '8080', '65535'])('PORT=%s is read', (PORT) => {
  expect(readServerSettings({ PORT }).port).toBe(Number(PORT));
});

test('a start without a mail server says that e-mails are files, and where', () => {
  expect(findMissingMailServer({ SMTP_URL: 'smtp://mail.example' })).toBeUndefined();
  expect(findMissingMailServer({ SMTP_URL: ' ', DATA_DIR: '/data' })).toBe(
    'SMTP_URL is not set: e-mails are not sent, but written to files in /data/outbox',
  );
  expect(findMissingMailServer({})).toContain(path.resolve('.data/outbox'));
});

test.each([{}, { HOST: '127.0.0.2' }, { HOST: '::1' }, { HOST: '0.0.0.0', SITE_URL: 'https://cars.example' }])(
  '%j needs no warning',
  (env) => {
    expect(findMissingSiteUrl(env)).toBeUndefined();
  },
);

test.each(['0.0.0.0', '192.168.1.20', '::'])('a site on %s without SITE_URL causes a warning', (HOST) => {
  expect(findMissingSiteUrl({ HOST, PORT: '80' })).toBe(
    'SITE_URL is not set: search engines and shared links are told that the site is at http://localhost:80',
  );
});

test.each([
  [
    {},
    'Prices carry different currency signs (storefront €, message €, booking $, console $): CURRENCY sets one for all',
  ],
  [{ CURRENCY: 'MAD' }, undefined],
  [{ CURRENCY: '€', CURRENCY_CONSOLE: 'EUR' }, undefined],
  [{ CURRENCY: 'MAD', CURRENCY_CONSOLE: '€' }, expect.stringContaining('console €')],
])('with %j the start says: %s', (env, line) => {
  expect(findDifferingCurrencies(readServerSettings(env).site)).toEqual(line);
});

test('browsers are handed the offsets of a named time zone, and nothing for a fixed one', () => {
  const siteOf = (zone: string) => readServerSettings({ AGENCY_TIME_ZONE: zone }).site;
  expect(siteOf('Europe/Paris')).toMatchObject({
    timeZone: 'Europe/Paris',
    zoneOffsets: expect.stringMatching(/^\+0[12]:00( \d{4}-\d\d-\d\dT01:00 \+0[12]:00){13,15}$/),
  });
  expect(siteOf('+01:00')).not.toHaveProperty('zoneOffsets');
});
