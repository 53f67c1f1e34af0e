import type { Handover } from 'shared-kit/api-client';
import { addDays, agencyToday, type Booking, type CalendarDay, type DateRange } from 'shared-kit/domain';

type Rental = DateRange & Pick<Booking, 'id' | 'carId' | 'status'> & { readonly pickupDate?: CalendarDay };

/**
 * Returns the bars of the cars that a rental has given back for others, each until the next car has the rental.
 * @param handovers its protocols, in order
 */
export function formerCars<Planned extends Rental>(
  rental: Planned,
  handovers: readonly Pick<Handover, 'carId' | 'direction' | 'signedAt'>[],
  timeZone: string,
): readonly (Planned & { readonly rental: Planned })[] {
  const lastDay = addDays(rental.from, -1);
  const bars: (Planned & { readonly rental: Planned })[] = [];
  let from: CalendarDay = rental.pickupDate ?? rental.from;
  for (const { carId, direction, signedAt } of handovers) {
    if (!signedAt) continue;
    const day = agencyToday(new Date(signedAt), timeZone);
    if (direction === 'pickup') from = day;
    const to = day < lastDay ? day : lastDay;
    if (direction === 'return' && from <= to)
      bars.push({ ...rental, id: -(rental.id * 100 + bars.length), carId, from, to, status: 'returned', rental });
  }
  return bars;
}
