import type { MyBooking } from 'shared-kit/api-client';
import { hasBookedCookie } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

const REFRESH_INTERVAL_MS = 3000;

/**
 * Returns what became of the e-mail to the customer who has just booked, and asks again while it waits; undefined until the
 * server says so, and in a browser that keeps no cookies.
 */
export function useBookingEmail(confirmationCode: string): MyBooking['email'] {
  const { api } = useHost();
  const { data } = useSWR(
    hasBookedCookie(document.cookie) ? [cacheKeys.myBookings, confirmationCode] : null,
    async () => (await api.myBookings.list()).bookings.find((own) => own.confirmationCode === confirmationCode)?.email,
    { refreshInterval: (email) => (email === 'waiting' ? REFRESH_INTERVAL_MS : 0) },
  );
  return data;
}
