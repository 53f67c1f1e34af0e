import { useEffect } from 'react';
import { loadChunk } from 'shared-kit/contract';
import { useSession } from 'shared-kit/remote';
import { hasCopies } from '../data/kept-handovers.ts';

/** Removes what an earlier person, or a forgotten rental, has left on this device for when there is no network. */
export function useDropOtherCopies(): void {
  const session = useSession();
  const accountId = session.status === 'signed-in' ? session.accountId : undefined;
  useEffect(() => {
    if (accountId !== undefined)
      drop(accountId).catch((error: unknown) => console.error('Old copies could not be removed', error));
  }, [accountId]);
}

async function drop(accountId: string): Promise<void> {
  if (!(await hasCopies())) return;
  const { dropOtherCopies } = await loadChunk(() => import('../features/handover/offline-copy.ts'));
  await dropOtherCopies(accountId);
}
