import { useEffect } from 'react';
import { loadChunk } from 'shared-kit/contract';
import type { Booking } from 'shared-kit/domain';
import { useHost, useSession } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';

/**
 * Keeps the protocols of these bookings for when there is no network, on devices that go to the yard.
 * @param bookings another array after each read of the list
 */
export function useKeepProtocols(bookings: readonly Pick<Booking, 'id'>[]): void {
  const host = useHost();
  const session = useSession();
  const accountId = session.status === 'signed-in' ? session.accountId : undefined;
  const isHandheld = useMediaQuery('(pointer: coarse)');
  useEffect(() => {
    if (!isHandheld || accountId === undefined || bookings.length === 0) return;
    const ended = new AbortController();
    const keep = () =>
      void loadChunk(() => import('./keep-protocols.ts'))
        .then(({ keepProtocols }) => keepProtocols(host, accountId, bookings, ended.signal))
        // The next read of the list is another attempt.
        .catch((error: unknown) =>
          console.error('The protocols could not be kept for when there is no network', error),
        );
    keep();
    addEventListener('online', keep, { signal: ended.signal });
    document.addEventListener('visibilitychange', () => document.hidden || keep(), { signal: ended.signal });
    return () => ended.abort();
  }, [isHandheld, accountId, bookings, host]);
}
