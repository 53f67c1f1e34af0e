import type { Booking, QuoteLine } from 'shared-kit/domain';

/** A booking has its lines when it was read alone. */
type WithLines = { readonly lines?: readonly QuoteLine[] };

/** Returns what the total of a booking is made of; none of one that was read in a list. */
export function linesOf({ lines = [] }: Partial<Booking> & WithLines): readonly QuoteLine[] {
  return lines;
}

/** Returns whether days times price per day say all about the price of a booking: no rule and no member of staff has changed it. */
export function isPlainPrice(booking: Pick<Booking, 'unitPrice' | 'terms'> & WithLines): boolean {
  return (
    booking.terms === undefined &&
    linesOf(booking).every(
      ({ kind, code, unitAmount }) => kind === 'rental' && code === undefined && unitAmount === booking.unitPrice,
    )
  );
}
