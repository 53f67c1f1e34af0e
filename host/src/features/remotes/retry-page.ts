import type { RemoteAddress, RemoteName } from 'shared-kit/contract';
import { isSiteReachable } from './is-site-reachable.ts';
import { refetchRelease } from './release-files.ts';

/** Why the page stays as it is. */
export type RetryProblem = 'offline' | 'unreachable';

/** Reloads the page with what is active by now. Returns the reason when it cannot, so that nothing typed is lost. */
export type RetryPage = (failed: RemoteName) => Promise<RetryProblem | undefined>;

interface RetryPageOptions {
  readonly addresses: Readonly<Record<RemoteName, RemoteAddress>>;
  readonly reload: () => void;
}

/**
 * Only a new document can load a repaired or another version: browsers remember a module that failed, and the import
 * map and federation containers of a page are those of the version it was loaded with.
 */
export function createRetryPage({ addresses, reload }: RetryPageOptions): RetryPage {
  return async (failed) => {
    if (!(await isSiteReachable())) return navigator.onLine ? 'unreachable' : 'offline';
    await refetchRelease(addresses[failed].entry);
    reload();
    return undefined;
  };
}
