import type { Booking } from 'shared-kit/domain';
import type { QueryState } from 'shared-kit/remote';
import { nearestCars } from './nearest-cars.ts';
import { type PlanningCar, usePlanningCars, useUnavailableCars } from './use-planning-cars.ts';

/** Reads the cars that can take the place of a booking's car: free on its days, the most similar first. */
export function useComparableCars({
  id,
  carId,
  pickupDate,
  dropoffDate,
}: Pick<Booking, 'id' | 'carId' | 'pickupDate' | 'dropoffDate'>): QueryState<readonly PlanningCar[]> {
  const fleet = usePlanningCars();
  const unavailable = useUnavailableCars({ from: pickupDate, to: dropoffDate }, id, { keepPreviousData: true });
  if (fleet.status !== 'ready') return fleet;
  if (unavailable.status !== 'ready') return unavailable;
  const car = fleet.value.find(({ CarId }) => CarId === carId);
  const offered = fleet.value.filter(({ archived }) => !archived);
  return { ...unavailable, value: car ? nearestCars(offered, car, unavailable.value) : [] };
}
