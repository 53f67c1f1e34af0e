import fastify from 'fastify';
import { readTrustedProxies } from './read-trusted-proxies.ts';

test.each([
  [undefined, ['loopback']],
  [' ', ['loopback']],
  ['none', []],
  ['10.0.0.5, uniquelocal', ['10.0.0.5', 'uniquelocal']],
  ['10.0.0.0/8,::1,2001:db8::/32', ['10.0.0.0/8', '::1', '2001:db8::/32']],
  ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
])('TRUSTED_PROXIES=%j trusts %j', (text, proxies) => {
  expect(readTrustedProxies(text)).toEqual(proxies);
  // Fastify accepts every value that the function returns.
  if (proxies.length > 0) expect(() => fastify({ trustProxy: proxies })).not.toThrow();
});

test.each([
  'my-proxy',
  ',',
  'loopback,',
  'none,loopback',
  '10.0.0.0/255.0.0.0',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  'fe80::1%eth0',
])('TRUSTED_PROXIES=%s is refused with the name of the setting', (text) => {
  expect(() => readTrustedProxies(text)).toThrow(
    `TRUSTED_PROXIES is "${text}": expected addresses, networks, loopback or none`,
  );
});
