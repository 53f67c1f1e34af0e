import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ACTIVE_REVISION_PATH } from 'shared-kit/contract';

/** At most one request in this time. */
const ASK_INTERVAL_MS = 60_000;

/**
 * Returns whether a newer version of the site was activated since this page was loaded. Asks the server on navigation
 * only; a request that fails changes nothing.
 * @param revision of the page; 0 never asks
 */
export function useNewerVersion(revision: number): boolean {
  const { pathname } = useLocation();
  const [isNewer, setIsNewer] = useState(false);
  const first = useRef(pathname);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const isFirstPage = first.current === pathname && askedAt.current === Number.NEGATIVE_INFINITY;
    const isTooSoon = performance.now() - askedAt.current < ASK_INTERVAL_MS;
    if (revision === 0 || isFirstPage || isTooSoon) return;
    askedAt.current = performance.now();
    fetch(ACTIVE_REVISION_PATH)
      .then((response) => response.json())
      .then((active: { revision: number }) => setIsNewer(active.revision > revision))
      .catch(() => undefined);
  }, [pathname, revision]);

  return isNewer;
}
