/** Target of the sign-in without a redirect parameter. */
export const DEFAULT_TARGET = '/admin';

/** Returns the URL of the sign-in page that redirects back to this path and query. */
export function loginUrl({ pathname, search }: { pathname: string; search: string }): string {
  const target = pathname === '/login' ? DEFAULT_TARGET : pathname + search;
  return `/login?${new URLSearchParams({ redirect: target })}`;
}

/** Returns the redirect parameter if it is a path of this site (`//evil.example` is not), else the console's path. */
export function redirectTarget(parameter: string | null): string {
  if (!parameter?.startsWith('/')) return DEFAULT_TARGET;
  const here = 'https://site.invalid';
  try {
    const url = new URL(parameter, here);
    // Dot segments can resolve to a leading `//`, which would be another site.
    const isPage = url.origin === here && !url.pathname.startsWith('//') && url.pathname !== '/login';
    return isPage ? url.pathname + url.search + url.hash : DEFAULT_TARGET;
  } catch {
    return DEFAULT_TARGET;
  }
}
