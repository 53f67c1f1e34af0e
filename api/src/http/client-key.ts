import ipaddr from 'ipaddr.js';

/**
 * The key under which one client is counted: an IPv4 address, or the /64 network of an IPv6 address, since one client
 * has a whole network of those.
 * @param ip as Fastify knows it, behind trusted proxies that of the caller
 */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
