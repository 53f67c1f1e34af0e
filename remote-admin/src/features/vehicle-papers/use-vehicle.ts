import type { VehicleRecords } from 'shared-kit/api-client';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Reads the papers of a car and the work on it. */
export function useVehicle(carId: string): QueryState<VehicleRecords> {
  const { api } = useHost();
  const options = { ...STAFF_QUERY, revalidateOnMount: true };
  return toQueryState(
    useSWR(cacheKeys.vehicle(carId), () => api.vehiclePapers.ofCar(carId), options),
    STAFF_STATE,
  );
}
