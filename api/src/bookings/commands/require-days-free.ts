import { findOverlaps } from '../../fleet/availability/find-overlaps.ts';
import { carUnavailable } from '../../fleet/car-problems.ts';
import type { CommandContext } from './booking-command.ts';

/**
 * Returns when the car of a changed booking is free on its days.
 * @throws ApiProblem 409 `car_unavailable` with the conflicts
 */
export async function requireDaysFree({ transaction, before, changed, today }: CommandContext): Promise<void> {
  const { carId, pickupDate: from, dropoffDate: to } = changed;
  // Whoever has the days already keeps them, also when the car is not back.
  const takesDays = carId !== before.carId || from !== before.pickupDate || before.status === 'canceled';
  // The cars are locked, so no booking can be inserted until the transaction ends.
  const options = { exceptId: before.id, today: takesDays ? today : undefined };
  const conflicts = await findOverlaps(transaction, carId, { from, to }, options);
  if (conflicts.length > 0) throw carUnavailable(conflicts);
}
