import fastify from 'fastify';

/**
 * Whose `X-Forwarded-*` headers are believed: addresses, networks, or names of networks such as `loopback`.
 * @param text value of `TRUSTED_PROXIES`; `none` for nobody
 * @throws Error with one line that names the setting
 */
export function readTrustedProxies(text: string | undefined): readonly string[] {
  const proxies = (text?.trim() || 'loopback').split(',').map((proxy) => proxy.trim());
  const trusted = proxies.filter((proxy) => proxy !== '' && proxy !== 'none');
  try {
    // Who will use it knows best what it takes.
    fastify({ trustProxy: [...trusted] });
    return trusted;
  } catch {
    throw new Error(`TRUSTED_PROXIES is "${text}": expected addresses, networks, loopback or none`);
  }
}
