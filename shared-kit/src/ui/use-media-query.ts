import { useCallback, useSyncExternalStore } from 'react';

/**
 * Does the window match? `undefined` where nobody knows: on a server, and until the page that came from it is taken
 * over. What stands there in the meantime must look right in every window, by its style sheet alone.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, unknown);
}

const unknown = () => undefined;
