/** Scheme and host of an absolute-form target, `http://host/path`, which every server must accept. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * Returns the request target as path with query. Drops the host of an absolute-form target.
 */
export function originForm(url: string): string {
  const target = url.replace(ORIGIN, '');
  return target.startsWith('/') ? target : `/${target}`;
}

/**
 * Returns the request target as a decodable path with query. In a malformed path (`/%zz`), `%` is encoded, so that it gets
 * a normal 404.
 */
export function requestPath({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '', ...query] = originForm(url).split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
