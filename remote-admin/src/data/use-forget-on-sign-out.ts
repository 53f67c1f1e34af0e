import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isStaffReading } from './cache-keys.ts';
import { useHost } from './host-context.tsx';

/** Whoever sits down at this screen next finds nothing of the customers in its memory. */
export function useForgetOnSignOut(): void {
  const { session } = useHost();
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getState().status === 'signed-out') void mutate(isStaffReading, undefined, { revalidate: false });
      }),
    [session, mutate],
  );
}
