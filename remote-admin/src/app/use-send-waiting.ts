import { useEffect } from 'react';
import { loadChunk } from 'shared-kit/contract';
import { useHost } from 'shared-kit/remote';
import { isAnythingWaiting } from '../data/kept-handovers.ts';

/** Sends what an earlier page has kept of hand-overs, on whichever page the console is opened again. */
export function useSendWaiting(): void {
  const host = useHost();
  useEffect(() => {
    if (!isAnythingWaiting()) return;
    loadChunk(() => import('../features/handover/handover-queue.ts')).then(
      ({ handoverQueueOf }) => handoverQueueOf(host),
      (error: unknown) => console.error('What waits to be sent could not be loaded', error),
    );
  }, [host]);
}
