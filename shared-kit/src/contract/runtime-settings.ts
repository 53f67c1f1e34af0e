import type { LocaleCode, SiteSettings } from '../domain/index.ts';

export type RemoteName = 'public' | 'admin';

/**
 * Returns the application that owns a path. Paths of public pages may have a language prefix. Applications are
 * identified by path prefixes, so that a new page needs no release of the host.
 */
export function ownerOfPath(pathname: string): RemoteName | 'host' {
  if (/^\/login\/*$/.test(pathname)) return 'host';
  return pathname === '/admin' || pathname.startsWith('/admin/') ? 'admin' : 'public';
}

/** Container name and entry URL of a remote's release. */
export interface RemoteAddress {
  readonly container: string;
  readonly entry: string;
}

/** Settings of a document, as JSON in the script `RUNTIME_SETTINGS_ID`. */
export interface RuntimeSettings {
  /** Number of the activation that the page was composed for; 0 in development. */
  readonly revision: number;
  /** The version previewed before its activation, `public@1.4.0`. */
  readonly preview?: string;
  readonly site: SiteSettings;
  /** Language of the document. */
  readonly locale: LocaleCode;
  readonly remotes: Readonly<Record<RemoteName, RemoteAddress>>;
}

/** Path of the active revision, `{ revision }`. */
export const ACTIVE_REVISION_PATH = '/active.json';
