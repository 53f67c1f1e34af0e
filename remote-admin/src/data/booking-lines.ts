import type { Booking, QuoteLine } from 'shared-kit/domain';

/** A booking that was read alone. */
type ReadBooking = Booking & { readonly lines?: readonly QuoteLine[] };

/** Returns what the total of a booking is made of; none of one that was read in a list. */
export function linesOf({ lines = [] }: ReadBooking): readonly QuoteLine[] {
  return lines;
}

/** Returns whether days times price per day say all about the price of a booking: no rule and no member of staff has changed it. */
export function isPlainPrice(booking: ReadBooking): boolean {
  return (
    booking.terms === undefined &&
    linesOf(booking).every(
      ({ kind, code, unitAmount }) => kind === 'rental' && code === undefined && unitAmount === booking.unitPrice,
    )
  );
}
