import type { SWRConfiguration } from 'swr';

/**
 * For what is forgotten at sign-out: somebody who signs in again at once gets it read anew, and not the answer that
 * SWR keeps for two seconds and then drops because the memory was emptied meanwhile.
 */
export const STAFF_READING = { dedupingInterval: 0 } as const satisfies SWRConfiguration;
