import { type RefObject, useLayoutEffect } from 'react';

/**
 * Adds padding to the end of the document for a bar that is pinned to the bottom of the window, so that it covers neither
 * the footer nor the focused element.
 */
export function usePinnedBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      root.setProperty('--pinned-bar', height);
      root.scrollPaddingBlockEnd = height;
      document.body.style.paddingBlockEnd = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--pinned-bar');
      root.scrollPaddingBlockEnd = '';
      document.body.style.paddingBlockEnd = '';
    };
  }, [bar]);
}
