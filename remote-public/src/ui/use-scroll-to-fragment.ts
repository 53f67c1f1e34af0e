import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the URL's fragment: the page is rendered after the browser's own attempt. */
export function useScrollToFragment(): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (!hash) return;
    // After the shell has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
