import { type LocaleCode, splitLocale } from '../domain/index.ts';

/** Which paths are pages of a remote. A page under one of them needs no release of host or gateway. */
export interface Mount {
  /** Each with all paths below it: `/partner`. The remote with `/` has the paths that nobody else has. */
  readonly paths: readonly string[];
  /** Whether the paths may have a language prefix; without it a page is in the language of its reader. */
  readonly languages?: boolean;
  /** Whether its pages are rendered on the server. */
  readonly rendered?: boolean;
  /** Whether its pages are for signed-in staff, between the header and footer of the console. */
  readonly staff?: boolean;
}

/** The mount of each remote of a page, by its name. */
export type Mounts = Readonly<Record<string, Mount>>;

/** The application that renders header, footer and sign-in page, and loads the remotes. */
export const HOST = 'host';

/** Whether a path is that of the sign-in page, which is the host's. */
export function isSignInPath(pathname: string): boolean {
  return /^\/login\/*$/.test(pathname);
}

/**
 * Returns the application that owns a path: the host for the sign-in page, else the remote with the longest matching path.
 * @throws Error when no remote has the path, for which a gateway lets none become active
 */
export function ownerOfPath(pathname: string, mounts: Mounts): string {
  if (isSignInPath(pathname)) return HOST;
  let owner = '';
  let longest = '';
  for (const [name, { paths, languages }] of Object.entries(mounts)) {
    const asked = languages ? splitLocale(pathname).path : pathname;
    for (const path of paths) {
      if (path.length <= longest.length || !(path === '/' || asked === path || asked.startsWith(`${path}/`))) continue;
      [owner, longest] = [name, path];
    }
  }
  if (!owner) throw new Error(`No remote has the path ${pathname}: the gateway is older than this host`);
  return owner;
}

/** Splits the path of a page: `/fr/cars` into `fr` and `/cars`. Paths without language prefixes are whole, and `fallback`. */
export function splitPagePath(
  pathname: string,
  mounts: Mounts,
  fallback: LocaleCode,
): { readonly owner: string; readonly locale: LocaleCode; readonly path: string } {
  const owner = ownerOfPath(pathname, mounts);
  return { owner, ...(mounts[owner]?.languages ? splitLocale(pathname) : { locale: fallback, path: pathname }) };
}
