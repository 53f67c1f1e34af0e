import type { DueOfCar } from 'shared-kit/api-client';
import type { CalendarDay } from 'shared-kit/domain';

/** State of a car's papers, decided by the paper whose last day is the earliest. */
export type PaperState =
  | { readonly kind: 'valid' | 'ended' | 'none' }
  | { readonly kind: 'ending'; readonly day: CalendarDay };

/**
 * Returns the state of a car's papers.
 * @param dues what is due in the whole fleet: papers that ran out or run out soon, and services, which are ignored
 * @param withPapers ids of the cars that have at least one paper
 */
export function findPaperState(
  carId: string,
  dues: readonly DueOfCar[],
  withPapers: readonly string[],
  today: CalendarDay,
): PaperState {
  const days = dues.flatMap((due) => (due.carId === carId && due.what === 'paper' && due.day ? due.day : []));
  const [day] = days.sort();
  if (day) return day < today ? { kind: 'ended' } : { kind: 'ending', day };
  return { kind: withPapers.includes(carId) ? 'valid' : 'none' };
}
