import type { RemoteAddresses } from 'shared-kit/contract';
import { isSiteReachable } from './is-site-reachable.ts';
import { entryOf, refetchRelease } from './release-files.ts';

/** Why the page cannot be reloaded now. */
export type RetryProblem = 'offline' | 'unreachable';

/** Reloads the page with the active versions. Returns a problem instead when a reload would only lose the page. */
export type RetryPage = (failed: string) => Promise<RetryProblem | undefined>;

interface RetryPageOptions {
  readonly addresses: RemoteAddresses;
  readonly reload: () => void;
}

/**
 * Returns the function that reloads the page; only a reload can load a repaired or another version, because browsers
 * cache a failed module import, and import map and federation containers cannot change within a document.
 */
export function createRetryPage({ addresses, reload }: RetryPageOptions): RetryPage {
  return async (failed) => {
    if (!(await isSiteReachable())) return navigator.onLine ? 'unreachable' : 'offline';
    await refetchRelease(entryOf(failed, addresses));
    reload();
    return undefined;
  };
}
