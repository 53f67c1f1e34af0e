import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the part that the address names after its `#` into view: the page arrives after the browser looked for it. */
export function useArriveAtAnchor(): void {
  const { hash } = useLocation();

  useEffect(() => {
    if (!hash) return;
    // A frame later, because the shell takes every new page to its top first.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
