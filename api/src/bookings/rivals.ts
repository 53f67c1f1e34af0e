import { setImmediate, setTimeout } from 'node:timers/promises';
import type { BookingRequest } from 'shared-kit/domain';
import { type Database, poolOf } from '../database/database.ts';
import { findObstacles, type Obstacles } from './find-obstacles.ts';

/**
 * Longer than an attempt takes. Who has waited so long tries alone, and still hears of a silent database in two
 * seconds.
 */
const MAX_WAIT_MS = 100;

/** An attempt at a car that is on its way, and those who came after it. */
interface Attempt {
  readonly rivals: BookingRequest[];
  /** What the rivals meet once it has ended, in their order; undefined when that takes too long. */
  readonly obstacles: Promise<readonly Obstacles[] | undefined>;
}

/** By car. */
const attempts = new WeakMap<Database, Map<string, Attempt>>();

/**
 * Waits while another request is at the same car, and tells what this one meets after it; undefined when there is none
 * to wait for. When the first one books, a rush for a car costs the database two questions instead of one for
 * everybody.
 */
export async function waitForRival(database: Database, request: BookingRequest): Promise<Obstacles | undefined> {
  const attempt = attempts.get(database)?.get(request.carId);
  if (!attempt) return undefined;
  const place = attempt.rivals.push(request) - 1;
  return (await attempt.obstacles)?.[place];
}

/** Does the work as the attempt that the next who want the car wait for, unless there is one already. */
export function letRivalsWait<Result>(database: Database, carId: string, work: () => Promise<Result>): Promise<Result> {
  const ofCars = attempts.get(database) ?? new Map<string, Attempt>();
  attempts.set(database, ofCars);
  // A transaction books one after the other, and waits for nobody while it holds locks.
  if (!poolOf(database) || ofCars.has(carId)) return work();
  // Who came in the same moment is read first: the embedded database, in this thread, leaves no time for it later.
  const result = setImmediate().then(work);
  const rivals: BookingRequest[] = [];
  const ask = async () => {
    ofCars.delete(carId);
    return rivals.length > 0 ? await findObstacles(database, rivals) : [];
  };
  const obstacles = Promise.race([
    // Whatever failed, it was not theirs: they find out for themselves.
    result.then(ask, ask).catch(() => undefined),
    setTimeout(MAX_WAIT_MS, undefined, { ref: false }),
  ]);
  ofCars.set(carId, { rivals, obstacles });
  return result;
}
