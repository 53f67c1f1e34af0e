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

/** Returns the bookings of this device, and functions to update them after changes. Keeps an offline copy. */
export function useMyBookings() {
  const { api, locale } = useHost();
  // A server has no cookies of the device.
  const isHydrated = useHydrated();
  const key = isHydrated && hasBookedCookie(document.cookie) ? cacheKeys.myBookings : null;
  const response = useSWR(key, () => api.myBookings.list(), {
    revalidateOnMount: true,
    revalidateOnReconnect: true,
    // Polls while the offline copy is shown; SWR pauses while the browser is offline.
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
    /** Replaces a booking by the response to a change, then refreshes the list, which updates the offline copy, too. */
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
