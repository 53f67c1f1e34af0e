import { countRentalDays, type DateRange, type OfferedCar } from 'shared-kit/domain';

/** What a car of a list costs, for the chosen dates or without. */
interface ListedPrice {
  /** Of the chosen dates. */
  readonly rental?: { readonly days: number; readonly total: number };
  readonly perDay: number;
  /** `average` of dates whose days have other prices than the car, `from` the lowest of days that differ. */
  readonly kind: 'averagePerDay' | 'from' | 'perDay';
}

/** Returns what the server says that a car costs; an older one says nothing but its own price, and knows no seasons. */
export function listedPrice(car: Omit<OfferedCar, 'offer'>, range: DateRange | undefined): ListedPrice {
  const { price, totalPrice, dayPrices: { lowest, highest } = { lowest: price, highest: price } } = car;
  if (!range) return { perDay: lowest, kind: lowest < highest ? 'from' : 'perDay' };
  const days = countRentalDays(range.from, range.to);
  const total = totalPrice ?? price * days;
  const isAverage = Math.abs(total - price * days) >= 0.005;
  return {
    rental: { days, total },
    ...(isAverage ? { perDay: total / days, kind: 'averagePerDay' } : { perDay: price, kind: 'perDay' }),
  };
}
