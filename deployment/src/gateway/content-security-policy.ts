import { createHash } from 'node:crypto';

interface PolicyOptions {
  /** Contents of the allowed inline scripts. */
  readonly inlineScripts: readonly string[];
  /** Hosts of pictures besides this site. */
  readonly imageHosts: readonly string[];
  /** Address of the payment page to which the browser sends a form. */
  readonly paymentUrl?: string | undefined;
  /** URLs of development servers, whose hot reload needs `unsafe-eval`. */
  readonly developmentServers?: readonly string[];
  /** Origin of a remote on a developer's machine; it gets no `unsafe-eval`. */
  readonly remoteOrigin?: string | undefined;
}

/**
 * Returns the value of the `Content-Security-Policy` header: allows this origin, pictures of the given hosts, and the form of the
 * payment page.
 */
export function contentSecurityPolicy({
  inlineScripts,
  imageHosts,
  paymentUrl,
  developmentServers = [],
  remoteOrigin,
}: PolicyOptions): string {
  const servers = developmentServers.map((address) => new URL(address).origin);
  const elsewhere = [...servers, ...(remoteOrigin ? [remoteOrigin] : [])];
  const own = ["'self'", ...elsewhere];
  const known = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const directives = {
    'default-src': ["'none'"],
    'script-src': servers.length > 0 ? [...own, "'unsafe-eval'", "'unsafe-inline'"] : [...own, ...known],
    // Style attributes of React, and the style elements that Ant Design writes at run time.
    'style-src': [...own, "'unsafe-inline'"],
    'img-src': [...own, 'data:', 'blob:', ...imageHosts.map((host) => `https://${host}`)],
    'font-src': own,
    'connect-src': [...own, ...elsewhere.map((origin) => origin.replace('http', 'ws'))],
    'manifest-src': own,
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(paymentUrl ? [new URL(paymentUrl).origin] : [])],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
