import { useEffect, useEffectEvent } from 'react';
import type { Pagination } from 'shared-kit/domain';

/**
 * Navigates to the last page when the current one is beyond it, after deletions or by an old link. Returns whether it is
 * redirecting.
 */
export function useClampPage(pagination: Pagination | undefined, goTo: (page: number) => void): boolean {
  const lastPage = pagination && pagination.last === 0 && pagination.total > 0 ? pagination.pages : undefined;
  const go = useEffectEvent(goTo);
  useEffect(() => {
    if (lastPage) go(lastPage);
  }, [lastPage]);
  return lastPage !== undefined;
}
