import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from 'shared-kit/ui';

/** Maximum wait for the heading of a new page. */
const ARRIVAL_TIMEOUT_MS = 10_000;

/**
 * On every new page, scrolls to the top and focuses the heading, so that keyboards and screen readers start there. Not on
 * the first page, where the browser does it, and not when only the query changes.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // Back and forward keep the position that the browser restores.
    if (navigationType !== 'POP') scrollTo(0, 0);
    return whenHeadingArrives((heading) => focusHeading(heading, { preventScroll: true }));
  }, [pathname, navigationType]);
}

/**
 * Calls back once with the heading of the new page, unless the focus has moved before. Returns the function that
 * cancels the wait.
 */
function whenHeadingArrives(callback: (heading: HTMLElement) => void): () => void {
  const focusedBefore = document.activeElement;
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, ARRIVAL_TIMEOUT_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function look() {
    const focused = document.activeElement;
    const hasMovedOn = focused !== focusedBefore && focused !== document.body && focused !== null;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading && !hasMovedOn) return;
    stop();
    if (heading && !hasMovedOn) callback(heading);
  }

  // In this frame the old page's heading may still be in the document.
  requestAnimationFrame(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
  return stop;
}
