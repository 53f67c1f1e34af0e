import type { SWRConfiguration } from 'swr';

/** Rows of a page in the console. */
export const PAGE_SIZE = 6;

/**
 * Options of reads that are cleared at sign-out. With SWR's default of two seconds, a quick sign-in would be deduplicated
 * with a request whose result is discarded. What is on the screen stays while it is read again after a change, which clears
 * the cache: a form in it would be lost.
 */
export const STAFF_QUERY = { dedupingInterval: 0, keepPreviousData: true } as const satisfies SWRConfiguration;

/** Options of staff reads: a failed refresh is shown, instead of the older value. */
export const STAFF_STATE = { showFailure: 'when-settled' } as const;
