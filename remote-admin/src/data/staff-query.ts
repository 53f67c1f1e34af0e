import type { SWRConfiguration } from 'swr';

/** Rows of a page in the console. */
export const PAGE_SIZE = 6;

/**
 * For reads that are forgotten at sign-out. Without it, SWR would answer a sign-in within two seconds from a request
 * that it drops, since the cache was emptied meanwhile.
 */
export const STAFF_QUERY = { dedupingInterval: 0 } as const satisfies SWRConfiguration;

/** Staff must see that a refresh has failed: an older value, or the page before, is not what is true now. */
export const STAFF_STATE = { showFailure: 'when-settled' } as const;
