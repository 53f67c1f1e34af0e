import { addDays, type CalendarDay, countRentalDays, type DateRange } from 'shared-kit/domain';
import type { Ask, JournalCar } from './journal.ts';

export const daysOf = ({ from, to }: DateRange): CalendarDay[] =>
  Array.from({ length: countRentalDays(from, to) }, (_, index) => addDays(from, index));

/** The owner's rules of the season: docs/rules.md#price-of-a-day has what they mean. */
export const RULES = {
  summer: { from: '2026-06-15', to: '2026-08-20', percent: 20 },
  festival: { from: '2026-07-01', to: '2026-07-04', suv: 80 },
  discount: { fromDays: 7, percent: 10 },
  seat: { price: 4, maxAmount: 20, maxQuantity: 2 },
  gps: { price: 12 },
  airport: { pickupFee: 15 },
  terms: { deposit: 500, kmPerDay: 200, kmPrice: 0.25, fuelPrice: 12, youngDriverPerDay: 5, youngDriverMax: 30 },
} as const;

interface Rented {
  readonly car: JournalCar;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly ask: Ask;
}

/** Returns the cents of a rental by the rules above, computed day by day. */
export function priceOf({ car, first, last, ask }: Rented): number {
  const { summer, festival, discount, terms, airport } = RULES;
  const days = daysOf({ from: first, to: last });
  const isLong = days.length >= discount.fromDays;
  const ofDays = days.map((day) => {
    const isFestival = festival.from <= day && day <= festival.to;
    // An event wins, and this one excludes the discount; it has a price for one class, and for the others no change.
    if (isFestival) return car.type === 'SUV' ? festival.suv * 100 : car.cents;
    const isSummer = summer.from <= day && day <= summer.to;
    // In thousandths of cents, exactly.
    const thousandths = car.cents * (isSummer ? 100 + summer.percent : 100) * (isLong ? 100 - discount.percent : 100);
    return Math.round(thousandths / 10_000);
  });
  const young = ask.isYoung ? Math.min(terms.youngDriverPerDay * days.length, terms.youngDriverMax) * 100 : 0;
  const place = ask.isAtAirport ? airport.pickupFee * 100 : 0;
  return sum(ofDays) + sum(extrasOf({ first, last, ask }).map(({ cents }) => cents)) + young + place;
}

/** Returns what the extras of a rental cost. */
export function extrasOf({ first, last, ask }: Omit<Rented, 'car'>) {
  const { seat, gps } = RULES;
  const ofSeat = Math.min(seat.price * countRentalDays(first, last), seat.maxAmount) * 100;
  return [
    { extra: 'seat' as const, quantity: ask.seats, cents: ask.seats * ofSeat },
    { extra: 'gps' as const, quantity: ask.hasGps ? 1 : 0, cents: ask.hasGps ? gps.price * 100 : 0 },
  ].filter(({ quantity }) => quantity > 0);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
