import { useSWRConfig } from 'swr';
import { cacheKeys, isAvailableCarsKey } from './cache-keys.ts';

/** Reads again exactly what a booking, made or refused, has changed. */
export interface Refresh {
  readonly car: (carId: string) => void;
  readonly bookedDays: (carId: string) => void;
  readonly afterBooking: (carId: string) => void;
}

export function useRefresh(): Refresh {
  const { mutate } = useSWRConfig();
  const bookedDays = (carId: string) => void mutate(cacheKeys.availability(carId));
  return {
    car: (carId) => void mutate(cacheKeys.car(carId)),
    bookedDays,
    afterBooking(carId) {
      bookedDays(carId);
      // Nobody shows these now: forgotten, they are read again where they are next shown.
      void mutate(cacheKeys.bookings, undefined);
      void mutate(isAvailableCarsKey, undefined);
    },
  };
}
