import { useEffect } from 'react';

/** Calls back when the browser takes the whole page out of its memory, as going back may do. */
export function useReturn(callback: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && callback();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [callback]);
}

/** Is the document one that the browser had kept, and did not ask about? It does so in history and for restored tabs. */
export function isKeptDocument(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation) return false;
  const { type, transferSize } = navigation as PerformanceNavigationTiming;
  return type === 'back_forward' || transferSize === 0;
}
