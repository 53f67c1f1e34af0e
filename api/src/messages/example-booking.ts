import { BOOKING_FIELDS, CAR_FIELDS } from 'shared-kit/domain';
import type { FoundBooking } from '../bookings/read-booking.ts';

/** Returns a booking of the examples of all fields, for previews. */
export function exampleBooking(): FoundBooking {
  const values = Object.entries(BOOKING_FIELDS).map(([name, { example }]) => [name, example]);
  const booking = { ...Object.fromEntries(values), revision: 1 } as FoundBooking['booking'];
  return { booking, carName: CAR_FIELDS.name.example, carImage: '' };
}
