import type { Handover } from 'shared-kit/api-client';
import { addDays, agencyToday, type Booking, type CalendarDay, type DateRange } from 'shared-kit/domain';

type Rental = DateRange & Pick<Booking, 'id' | 'carId' | 'status'> & { readonly pickupDate?: CalendarDay };

/**
 * Returns the bars of the cars that a rental has given back for others. Each ends on the day of its return, or before the day
 * on which the customer takes the next car: a car that came back is free from that day.
 * @param handovers its protocols
 */
export function formerCars<Planned extends Rental>(
  rental: Planned,
  handovers: readonly Pick<Handover, 'carId' | 'direction' | 'signedAt'>[],
  timeZone: string,
): readonly (Planned & { readonly rental: Planned })[] {
  const signed = handovers
    .flatMap(({ signedAt, ...handover }) => (signedAt ? [{ ...handover, at: new Date(signedAt) }] : []))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...handover }) => ({ ...handover, day: agencyToday(at, timeZone) }));
  const bars: (Planned & { readonly rental: Planned })[] = [];
  const since = new Map<string, CalendarDay>();
  let lastReturn = rental.pickupDate ?? rental.from;
  for (const [index, { carId, direction, day }] of signed.entries()) {
    if (direction === 'pickup') {
      since.set(carId, day);
      continue;
    }
    const next = signed.slice(index).find((later) => later.direction === 'pickup')?.day ?? rental.from;
    const lastDay = addDays(next < rental.from ? next : rental.from, -1);
    const from = since.get(carId) ?? lastReturn;
    const to = day < lastDay ? day : lastDay;
    if (from <= to)
      bars.push({ ...rental, id: -(rental.id * 100 + bars.length), carId, from, to, status: 'returned', rental });
    lastReturn = day;
  }
  return bars;
}
