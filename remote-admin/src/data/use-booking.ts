import type { Booking, Car } from 'shared-kit/domain';
import { type EntityState, toEntityState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

/** Reads one booking. Fails with `No booking ID provided` without an id. */
export function useBooking(id: string | undefined): EntityState<Booking> {
  const { api } = useHost();
  const read = () => {
    if (!id) throw new Error('No booking ID provided');
    return api.getEntity('CarsBooking', id);
  };
  return toEntityState(useSWR(cacheKeys.booking(id ?? ''), read, STAFF_QUERY), STAFF_STATE);
}

/** Reads the car of a booking, also one that is no longer on sale. */
export function useStaffCar(carId: string): EntityState<Car> {
  const { api } = useHost();
  return toEntityState(
    useSWR(cacheKeys.car(carId), () => api.getEntity('Cars', carId)),
    STAFF_STATE,
  );
}
