import ipaddr from 'ipaddr.js';

/**
 * Returns the key that identifies a client for rate limits: its IPv4 address, or the /64 network of its IPv6 address.
 * @param ip of the client, as in Fastify's `request.ip`
 */
export function clientKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
