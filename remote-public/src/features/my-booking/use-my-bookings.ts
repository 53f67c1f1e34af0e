import { useEffect } from 'react';
import type { MyBooking, MyBookings } from 'shared-kit/api-client';
import { hasBookedCookie } from 'shared-kit/domain';
import { type QueryFailure, toQueryState, useHost } from 'shared-kit/remote';
import { useHydrated } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { dropOfflineCopy, isCopied, keepOfflineCopy } from '../../data/offline-copy.ts';

const COPY_REFRESH_INTERVAL_MS = 5000;

export type MyBookingsState =
  | { readonly status: 'loading' }
  | { readonly status: 'none' }
  | ({ readonly status: 'ready' } & MyBookings)
  | ({ readonly status: 'failed' } & QueryFailure);

/** Returns the bookings of this device, and functions for when they have changed. Keeps a copy for times without a network. */
export function useMyBookings() {
  const { api, locale } = useHost();
  // A server knows no device.
  const isHydrated = useHydrated();
  const key = isHydrated && hasBookedCookie(document.cookie) ? cacheKeys.myBookings : null;
  const response = useSWR(key, () => api.myBookings.list(), {
    revalidateOnMount: true,
    revalidateOnReconnect: true,
    // Not while the browser knows that it is offline.
    refreshInterval: (latest) => (latest?.copiedAt ? COPY_REFRESH_INTERVAL_MS : 0),
  });
  const { mutate } = response;
  const state = readState();

  function readState(): MyBookingsState {
    if (!isHydrated) return { status: 'loading' };
    if (!key) return { status: 'none' };
    const query = toQueryState(response);
    if (query.status !== 'ready') return query;
    return query.value.bookings.length > 0 ? { status: 'ready', ...query.value } : { status: 'none' };
  }

  const { status } = state;
  const copiedAt = state.status === 'ready' ? state.copiedAt : undefined;
  useEffect(() => {
    if (status === 'ready' && !copiedAt && !isCopied()) void keepOfflineCopy(locale.code);
    if (status === 'none') void dropOfflineCopy();
  }, [status, copiedAt, locale.code]);

  return {
    state,
    refresh: async () => void (await mutate()),
    /** Shows a booking as a change has answered it, and reads the list again, for the copy too. */
    replace: (changed: MyBooking) =>
      mutate(
        (known) =>
          known && {
            ...known,
            bookings: known.bookings.map((one) => (one.confirmationCode === changed.confirmationCode ? changed : one)),
          },
      ),
    clear: () => mutate({ bookings: [] }, { revalidate: false }),
  };
}
