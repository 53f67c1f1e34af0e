import { type Booking, daysForOtherCar } from 'shared-kit/domain';
import type { QueryState } from 'shared-kit/remote';
import { nearestCars } from './nearest-cars.ts';
import { useAgencyToday } from './use-agency-today.ts';
import { type PlanningCar, usePlanningCars, useUnavailableCars } from './use-planning-cars.ts';

/** Reads the cars that can take the place of a booking's car: free on the days that it needs one, the most similar first. */
export function useComparableCars(
  booking: Pick<Booking, 'id' | 'carId' | 'pickupDate' | 'dropoffDate' | 'carSince'>,
): QueryState<readonly PlanningCar[]> {
  const { id, carId } = booking;
  const fleet = usePlanningCars();
  const days = daysForOtherCar(booking, useAgencyToday());
  const unavailable = useUnavailableCars(days, id, { keepPreviousData: true });
  if (fleet.status !== 'ready') return fleet;
  if (unavailable.status !== 'ready') return unavailable;
  const car = fleet.value.find(({ CarId }) => CarId === carId);
  const offered = fleet.value.filter(({ archived }) => !archived);
  return { ...unavailable, value: car ? nearestCars(offered, car, unavailable.value) : [] };
}
