/** Scheme and host of an absolute-form target, `http://host/path`, which every server must accept. */
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;

/**
 * The target of a request as a path with its query. The host of an absolute-form target is dropped: a server answers for
 * itself only.
 */
export function originForm(url: string): string {
  const target = url.replace(ORIGIN, '');
  return target.startsWith('/') ? target : `/${target}`;
}

/**
 * The target of a request as a path that can be decoded, with its query. In one that cannot (`/%zz`), `%` is encoded, so
 * that it is found to be missing like any other path.
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
