import { type BookingConflict, daysForOtherCar, occupiedFrom } from 'shared-kit/domain';
import { findOverlaps } from '../../fleet/availability/find-overlaps.ts';
import { carUnavailable } from '../../fleet/car-problems.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CommandContext } from './booking-command.ts';

/**
 * Returns when the car of a changed booking is free on its days.
 * @throws ApiProblem 409 `car_unavailable` with the conflicts
 */
export async function requireDaysFree(context: CommandContext): Promise<void> {
  // The cars are locked, so no booking can be inserted until the transaction ends.
  const conflicts = await findConflicts(context.transaction, context);
  if (conflicts.length > 0) throw carUnavailable(conflicts);
}

/** Returns what else occupies the car of a changed booking on its days. */
export async function findConflicts(
  database: Database,
  { before, changed, today }: Pick<CommandContext, 'before' | 'changed' | 'today'>,
): Promise<readonly BookingConflict[]> {
  const { carId, pickupDate, dropoffDate: to } = changed;
  const isOtherCar = carId !== before.carId;
  const range = isOtherCar ? daysForOtherCar(changed, today) : { from: occupiedFrom(changed), to };
  // Whoever has the days already keeps them, also when the car is not back.
  const takesDays = isOtherCar || pickupDate !== before.pickupDate || before.status === 'canceled';
  return await findOverlaps(database, carId, range, { exceptId: before.id, today: takesDays ? today : undefined });
}
