import type { DueOfCar } from 'shared-kit/api-client';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

/** Reads what runs out or is due of the fleet's papers and service. */
export function useVehicleDues(): QueryState<readonly DueOfCar[]> {
  const { api } = useHost();
  // A host of the release before cannot read it.
  const key = 'vehiclePapers' in api ? cacheKeys.vehicleDues : null;
  const options = { ...STAFF_QUERY, revalidateOnMount: true };
  return toQueryState(
    useSWR(key, () => api.vehiclePapers.listDues(), options),
    STAFF_STATE,
  );
}

/** Reads the ids of the cars of the fleet that have a paper. */
export function useCarsWithPapers(): QueryState<readonly string[]> {
  const { api } = useHost();
  // A host of the release before cannot read it.
  const key = 'vehiclePapers' in api && 'listCarsWithPapers' in api.vehiclePapers ? cacheKeys.carsWithPapers : null;
  return toQueryState(
    useSWR(key, () => api.vehiclePapers.listCarsWithPapers(), { ...STAFF_QUERY, revalidateOnMount: true }),
    STAFF_STATE,
  );
}
