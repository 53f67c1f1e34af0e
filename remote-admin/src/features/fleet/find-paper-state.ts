import type { DueOfCar } from 'shared-kit/api-client';
import type { CalendarDay } from 'shared-kit/domain';

/** How the papers of a car are: by the one that ran out, or runs out, first. */
export type PaperState =
  | { readonly kind: 'valid' | 'ended' | 'none' }
  | { readonly kind: 'ending'; readonly day: CalendarDay };

/** Returns how the papers of a car are, of what is due in the fleet, and the cars that have papers. */
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
