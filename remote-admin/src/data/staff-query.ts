import type { SWRConfiguration } from 'swr';

/**
 * For reads that are forgotten at sign-out: whoever signs in again at once gets them read anew, and not the answer that
 * SWR keeps for two seconds and then drops because the cache was emptied meanwhile.
 */
export const STAFF_QUERY = { dedupingInterval: 0 } as const satisfies SWRConfiguration;

/** Staff must see that a refresh has failed: an older value, or the page before, is not what is true now. */
export const STAFF_STATE = { afterFailedRefresh: 'failure' } as const;
