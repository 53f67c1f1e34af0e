import { useSyncExternalStore } from 'react';

/** Is the page a browser's own by now? `false` on a server, and while the page that came from it is taken over. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => () => undefined;
const yes = () => true;
const no = () => false;
