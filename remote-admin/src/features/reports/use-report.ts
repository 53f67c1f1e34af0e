import type { DateRange } from 'shared-kit/domain';
import { toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Reads the figures of a period with those that it is compared with. */
export function useReport(range: DateRange) {
  const { api } = useHost();
  const options = { ...STAFF_QUERY, revalidateOnMount: true };
  return toQueryState(
    useSWR(cacheKeys.report(range), () => api.reports.read(range), options),
    STAFF_STATE,
  );
}
