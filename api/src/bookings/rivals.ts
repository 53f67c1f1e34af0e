import { setImmediate } from 'node:timers/promises';
import type { BookingRequest } from 'shared-kit/domain';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import { findObstacles, type Obstacles } from './find-obstacles.ts';

/** An attempt at a car that is on its way, and those who came after it. */
interface Attempt {
  readonly rivals: BookingRequest[];
  /** What the rivals meet once it has ended, in their order. */
  readonly obstacles: Promise<readonly Obstacles[]>;
}

/** By car. Of a transaction they are its own: nobody in it waits for what may wait for its locks. */
const attempts = new WeakMap<Database, Map<string, Attempt>>();

/**
 * Waits while another request is at the same car, and tells what this one meets after it; undefined when there is none
 * to wait for. A rush for one car costs the database two questions instead of one for everybody.
 */
export async function waitForRival(database: Database, request: BookingRequest): Promise<Obstacles | undefined> {
  const attempt = attempts.get(database)?.get(request.carId);
  if (!attempt) return undefined;
  const place = attempt.rivals.push(request) - 1;
  return (await attempt.obstacles)[place];
}

/** Does the work as the attempt that the next who want the car wait for, unless there is one already. */
export function asAttempt<Result>(database: Database, carId: string, work: () => Promise<Result>): Promise<Result> {
  const ofCars = attempts.get(database) ?? new Map<string, Attempt>();
  attempts.set(database, ofCars);
  if (ofCars.has(carId)) return work();
  // Who came in the same moment is read first: the embedded database, in this thread, leaves no time for it later.
  const result = setImmediate().then(work);
  const rivals: BookingRequest[] = [];
  const obstacles = result
    .catch((error) => {
      // A database that does not answer is waited for once; any other failure is of this attempt alone.
      if (isDatabaseUnavailable(error)) throw error;
    })
    .finally(() => ofCars.delete(carId))
    .then(() => (rivals.length > 0 ? findObstacles(database, rivals) : []));
  // Each of the rivals hears of it; without any, nobody has to.
  obstacles.catch(() => {});
  ofCars.set(carId, { rivals, obstacles });
  return result;
}
