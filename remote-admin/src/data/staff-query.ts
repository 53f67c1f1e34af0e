import type { SWRConfiguration } from 'swr';

/** Rows of a page in the console. */
export const PAGE_SIZE = 6;

/**
 * Options of reads that are cleared at sign-out. With SWR's default of two seconds, a quick sign-in would be deduplicated
 * with a request whose result is discarded.
 */
export const STAFF_QUERY = { dedupingInterval: 0 } as const satisfies SWRConfiguration;

/** Options of staff reads: a failed refresh is shown, instead of the older value. */
export const STAFF_STATE = { showFailure: 'when-settled' } as const;
