/** A car shows a picture of this site's own media or of a host that the owner allowed, over https. */
export function isAllowedImage(address: string, allowedHosts: readonly string[]): boolean {
  if (/^\/media\/(?!.*\.\.)[\w./-]+$/.test(address)) return true;
  try {
    const { protocol, host, username } = new URL(address);
    return protocol === 'https:' && username === '' && allowedHosts.includes(host);
  } catch {
    return false;
  }
}
