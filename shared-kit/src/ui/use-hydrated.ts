import { useSyncExternalStore } from 'react';

/** Returns whether the page is hydrated: `false` on a server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
