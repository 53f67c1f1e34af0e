import { useEffect } from 'react';

/** Calls back when the browser restores the page from its back/forward cache. */
export function useRestoredDocument(callback: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && callback();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [callback]);
}

/** Returns whether the document came from the HTTP cache without revalidation, as in history and restored tabs. */
export function isCachedDocument(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (!navigation) return false;
  const { type, transferSize } = navigation as PerformanceNavigationTiming;
  return type === 'back_forward' || transferSize === 0;
}
