import type { PaymentsOfBooking } from 'shared-kit/api-client';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

/** Reads the payments of a booking, and what is open and held; undefined with a host that cannot read them. */
export function usePayments(bookingId: number): QueryState<PaymentsOfBooking> | undefined {
  const { api } = useHost();
  const canRead = 'payments' in api;
  const response = useSWR(canRead ? cacheKeys.payments(bookingId) : null, () => api.payments.ofBooking(bookingId), {
    ...STAFF_QUERY,
    revalidateOnMount: true,
  });
  const state = toQueryState(response, STAFF_STATE);
  return canRead ? state : undefined;
}
