import { useSWRConfig } from 'swr';
import { cacheKeys, isAvailableCarsKey } from './cache-keys.ts';
import { useHost } from './host-context.tsx';
import { readBookedPeriods } from './use-booked-periods.ts';

/** Reads again exactly what a booking, made or refused, has changed. */
export interface Refresh {
  readonly car: (carId: string) => void;
  readonly bookedDays: (carId: string) => void;
  readonly afterBooking: (carId: string) => void;
}

export function useRefresh(): Refresh {
  const host = useHost();
  const { mutate } = useSWRConfig();
  // The days known so far stay until the new ones are there, also when nobody shows them now.
  const bookedDays = (carId: string) => {
    const key = cacheKeys.availability(carId);
    mutate(key, readBookedPeriods(host, carId), { revalidate: false }).catch(() => mutate(key, undefined));
  };
  return {
    car: (carId) => void mutate(cacheKeys.car(carId)),
    bookedDays,
    afterBooking(carId) {
      bookedDays(carId);
      // Forgotten, they are read again where they are next shown.
      void mutate(cacheKeys.bookings, undefined);
      void mutate(isAvailableCarsKey, undefined);
    },
  };
}
