import type { Mounts } from 'shared-kit/contract';

/** Returns the path of the first remote for staff, the target of a sign-in without a redirect parameter. */
export function consolePath(mounts: Mounts): string {
  return Object.values(mounts).find(({ staff }) => staff)?.paths[0] ?? '/';
}

/** Returns the URL of the sign-in page that redirects back to this path and query. */
export function loginUrl({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === '/login' ? pathname : `/login?${new URLSearchParams({ redirect: pathname + search })}`;
}

/** Returns the redirect parameter if it is a path of this site (`//evil.example` is not), else the console's path. */
export function redirectTarget(parameter: string | null, home: string): string {
  if (!parameter?.startsWith('/')) return home;
  const here = 'https://site.invalid';
  try {
    const url = new URL(parameter, here);
    // Dot segments can resolve to a leading `//`, which would be another site.
    const isPage = url.origin === here && !url.pathname.startsWith('//') && url.pathname !== '/login';
    return isPage ? url.pathname + url.search + url.hash : home;
  } catch {
    return home;
  }
}
