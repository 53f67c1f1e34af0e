import { countRentalDays, type DateRange, type OfferedCar } from 'shared-kit/domain';

/** What a car of a list costs for the chosen dates. */
interface PriceOfDates {
  readonly days: number;
  readonly total: number;
  readonly perDay: number;
  /** Whether its days have other prices than the car, whose average `perDay` is. */
  readonly isAverage: boolean;
}

/** Returns what the server says that a car costs for these dates; an older one says nothing, and knows no seasons. */
export function priceOfDates({ price, totalPrice }: Omit<OfferedCar, 'offer'>, range: DateRange): PriceOfDates {
  const days = countRentalDays(range.from, range.to);
  const plain = price * days;
  const total = totalPrice ?? plain;
  const isAverage = Math.abs(total - plain) >= 0.005;
  return { days, total, perDay: isAverage ? total / days : price, isAverage };
}
