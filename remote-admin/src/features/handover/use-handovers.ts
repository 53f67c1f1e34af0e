import type { BookingHandovers } from 'shared-kit/api-client';
import { type QueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';

/** Reads the protocols of a booking. The last ones stay while the network is away. */
export function useHandovers(bookingId: number): QueryState<BookingHandovers> {
  const { api } = useHost();
  const { data, error, isValidating, mutate } = useSWR(
    cacheKeys.handovers(bookingId),
    () => api.handovers.list(bookingId),
    STAFF_QUERY,
  );
  if (data) return { status: 'ready', value: data, isRefreshing: isValidating };
  if (error && !isValidating) return { status: 'failed', error, retry: () => void mutate(), isRetrying: isValidating };
  return { status: 'loading' };
}
