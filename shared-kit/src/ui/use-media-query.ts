import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the window matches; undefined on a server and during hydration, when only the style sheet adapts the
 * markup to the window.
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
