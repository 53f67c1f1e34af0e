import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the URL's fragment, since the page renders after the browser has looked for it. */
export function useArriveAtAnchor(): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (!hash) return;
    // After the shell has scrolled the new page to the top.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
