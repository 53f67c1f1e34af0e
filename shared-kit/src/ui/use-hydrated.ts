import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: `false` on a server and while the browser hydrates what the server rendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
