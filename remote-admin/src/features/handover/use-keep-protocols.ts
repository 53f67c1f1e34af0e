import { useEffect } from 'react';
import { loadChunk } from 'shared-kit/contract';
import type { Booking } from 'shared-kit/domain';
import { useHost, useSession } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';

/** Keeps the protocols of these bookings for when there is no network, on devices that go to the yard. */
export function useKeepProtocols(bookings: readonly Pick<Booking, 'id' | 'carId'>[]): void {
  const host = useHost();
  const session = useSession();
  const accountId = session.status === 'signed-in' ? session.accountId : undefined;
  const isHandheld = useMediaQuery('(pointer: coarse)');
  const content = JSON.stringify(bookings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other arrays with the same content are kept already
  useEffect(() => {
    if (!isHandheld || accountId === undefined || bookings.length === 0) return;
    loadChunk(() => import('./keep-protocols.ts'))
      .then(({ keepProtocols }) => keepProtocols(host, accountId, bookings))
      // The next change of the list is another attempt.
      .catch((error: unknown) => console.error('The protocols could not be kept for when there is no network', error));
  }, [isHandheld, accountId, content, host]);
}
