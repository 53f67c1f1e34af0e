import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ACTIVE_REVISION_PATH } from 'shared-kit/contract';

const MIN_VERSION_CHECK_INTERVAL_MS = 60_000;

/**
 * Returns whether a newer version of the site was activated since this page was loaded. Requests the active revision on
 * navigation only; a failed request is ignored.
 * @param revision of the page; 0 disables the check
 */
export function useNewerVersion(revision: number): boolean {
  const { pathname } = useLocation();
  const [isNewer, setIsNewer] = useState(false);
  const first = useRef(pathname);
  const checkedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const isFirstPage = first.current === pathname && checkedAt.current === Number.NEGATIVE_INFINITY;
    const isTooSoon = performance.now() - checkedAt.current < MIN_VERSION_CHECK_INTERVAL_MS;
    if (revision === 0 || isFirstPage || isTooSoon) return;
    checkedAt.current = performance.now();
    fetch(ACTIVE_REVISION_PATH)
      .then((response) => response.json())
      .then((active: { revision: number }) => setIsNewer(active.revision > revision))
      .catch(() => undefined);
  }, [pathname, revision]);

  return isNewer;
}
