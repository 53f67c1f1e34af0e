import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';

/** A booking, or what was typed of a customer. */
export type CustomerTraces =
  | { readonly bookingId: number }
  | Parameters<ReturnType<typeof useHost>['api']['customers']['find']>[0];

/** Reads the customers whom the agency knows by traces: of a booking one or none; nothing while `traces` is undefined. */
export function useTracedCustomers(traces: CustomerTraces | undefined) {
  const { customers } = useHost().api;
  const find = async () =>
    traces && 'bookingId' in traces
      ? [await customers.ofBooking(traces.bookingId)].filter((one) => one !== undefined)
      : await customers.find(traces ?? {});
  return useSWR(traces && cacheKeys.knownCustomers(traces), find, STAFF_QUERY);
}
