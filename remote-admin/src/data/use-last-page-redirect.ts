import { useEffect, useEffectEvent } from 'react';
import type { Pagination } from 'shared-kit/domain';

/**
 * Goes to the last page when the one in the address has no rows any more: its last row was deleted, or the
 * link is old. Returns whether it is on its way there.
 */
export function useLastPageRedirect(pagination: Pagination | undefined, goTo: (page: number) => void): boolean {
  const lastPage = pagination && pagination.last === 0 && pagination.total > 0 ? pagination.pages : undefined;
  const go = useEffectEvent(goTo);
  useEffect(() => {
    if (lastPage) go(lastPage);
  }, [lastPage]);
  return lastPage !== undefined;
}
