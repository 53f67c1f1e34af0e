import { isIP } from 'node:net';

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Returns the proxies whose `X-Forwarded-*` headers are trusted: IP addresses, networks (`10.0.0.0/8`), `loopback`,
 * `linklocal` and `uniquelocal`.
 * @param text value of `TRUSTED_PROXIES`, separated by commas; `none` for no proxy; the default is `loopback`
 * @throws Error with one line that names the setting
 */
export function readTrustedProxies(text: string | undefined): readonly string[] {
  const value = text?.trim() || 'loopback';
  if (value === 'none') return [];
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies;
  throw new Error(`TRUSTED_PROXIES is "${value}": expected addresses, networks, loopback or none`);
}

function isProxy(proxy: string): boolean {
  if (NETWORK_NAMES.includes(proxy)) return true;
  const [ip = '', bits, ...rest] = proxy.split('/');
  const family = isIP(ip);
  if (family === 0 || ip.includes('%') || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
