import type { Booking, Car } from 'shared-kit/domain';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { useHost } from './host-context.tsx';
import { isMissing } from './is-missing.ts';
import { type RemoteData, toRemoteData } from './remote-data.ts';
import { STAFF_READING } from './staff-reading.ts';

export type EntityState<Value> = RemoteData<Value> | { readonly status: 'missing' };

/** One booking. It fails with `No booking ID provided` without an id (spec §8). */
export function useBooking(id: string | undefined): EntityState<Booking> {
  const { api } = useHost();
  return withMissing(
    toRemoteData(
      useSWR(
        cacheKeys.booking(id ?? ''),
        () => {
          if (!id) throw new Error('No booking ID provided');
          return api.getEntity('CarsBooking', id);
        },
        STAFF_READING,
      ),
    ),
  );
}

/** The car of a booking, also one that is no longer on sale; loading as long as no id is known. */
export function useCar(carId: string | undefined): EntityState<Car> {
  const { api } = useHost();
  const key = carId === undefined ? null : cacheKeys.car(carId);
  return withMissing(toRemoteData(useSWR(key, () => api.getEntity('Cars', carId ?? ''))));
}

function withMissing<Value>(state: RemoteData<Value>): EntityState<Value> {
  return state.status === 'failed' && isMissing(state.error) ? { status: 'missing' } : state;
}
