import type { DueOfCar } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';

const NONE: readonly DueOfCar[] = [];

/** Reads what runs out or is due of the fleet's papers and service; nothing until it is read. */
export function useVehicleDues(): readonly DueOfCar[] {
  const { api } = useHost();
  // A host of the release before cannot read it.
  const key = 'vehiclePapers' in api ? cacheKeys.vehicleDues : null;
  const { data = NONE } = useSWR(key, () => api.vehiclePapers.listDues(), { ...STAFF_QUERY, revalidateOnMount: true });
  return data;
}
