import { type BookingRequest, type Quote, quote } from 'shared-kit/domain';

/**
 * Returns what the days of a request cost (docs/rules.md#price). All that the API books, changes or quotes gets its amounts
 * here.
 * @param unitPrice price per day, in currency units
 */
export function quoteRental(
  { pickupDate, dropoffDate }: Pick<BookingRequest, 'pickupDate' | 'dropoffDate'>,
  unitPrice: number,
): Quote {
  return quote({ unitPrice, range: { from: pickupDate, to: dropoffDate } });
}
