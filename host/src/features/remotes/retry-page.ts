import type { RemoteAddress, RemoteName } from 'shared-kit/contract';
import { isSiteReachable } from './is-site-reachable.ts';
import { refetchRelease } from './release-files.ts';

/** Why the page stays as it is. */
export type RetryProblem = 'offline' | 'unreachable';

/** Loads the page anew with what is active by now. Returns when it cannot: what was typed is not put at risk. */
export type RetryPage = (failed: RemoteName) => Promise<RetryProblem | undefined>;

interface RetryPageOptions {
  readonly addresses: Readonly<Record<RemoteName, RemoteAddress>>;
  /** Loads the document anew. */
  readonly reload: () => void;
}

/**
 * A new document is the only thing that takes up a healed or another version: browsers remember a module that failed,
 * and a page's import map and federation containers are those of the version it began with.
 */
export function createRetryPage({ addresses, reload }: RetryPageOptions): RetryPage {
  return async (failed) => {
    if (!(await isSiteReachable())) return navigator.onLine ? 'unreachable' : 'offline';
    await refetchRelease(addresses[failed].entry);
    reload();
    return undefined;
  };
}
