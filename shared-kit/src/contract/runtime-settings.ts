import type { SiteSettings } from '../domain/index.ts';

export type RemoteName = 'public' | 'admin';

/** Which remote owns a path; `/login` belongs to the host. A new page under a known prefix needs no host release. */
export function ownerOfPath(pathname: string): RemoteName | 'host' {
  if (/^\/login\/*$/.test(pathname)) return 'host';
  return pathname === '/admin' || pathname.startsWith('/admin/') ? 'admin' : 'public';
}

/** Where a remote's release is: container name and the address of its entry file. */
export interface RemoteAddress {
  readonly container: string;
  readonly entry: string;
}

/** What comes with the page at run time, as JSON in the script `RUNTIME_SETTINGS_ID`. */
export interface RuntimeSettings {
  /** Of the activation that the page was composed for; 0 while applications are being developed. */
  readonly revision: number;
  /** The version that this person looks at before it is active, `public@1.4.0`. */
  readonly preview?: string;
  readonly site: SiteSettings;
  readonly remotes: Readonly<Record<RemoteName, RemoteAddress>>;
}

/** Where the revision that is active now can be asked for, as `{ revision }`. */
export const ACTIVE_REVISION_PATH = '/active.json';
