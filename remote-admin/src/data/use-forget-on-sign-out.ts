import { useEffect } from 'react';
import type { SessionService } from 'shared-kit/contract';
import { useSWRConfig } from 'swr';
import { isStaffReading } from './cache-keys.ts';
import { useHost } from './host-context.tsx';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

/** The caches that are emptied when their session ends. */
const watched = new WeakSet<Mutate>();

/**
 * Whoever sits down at this screen next finds nothing of the customers in its memory. Once the console was open
 * this holds for as long as the page lives: staff may sign out while they look at a public page.
 */
export function useForgetOnSignOut(): void {
  const { session } = useHost();
  const { mutate } = useSWRConfig();
  useEffect(() => watch(session, mutate), [session, mutate]);
}

function watch(session: SessionService, mutate: Mutate): void {
  if (watched.has(mutate)) return;
  watched.add(mutate);
  session.subscribe(() => {
    if (session.getState().status === 'signed-out') void mutate(isStaffReading, undefined, { revalidate: false });
  });
}
