import type { MyBooking, MyBookingChanges, MyBookingsClient } from 'shared-kit/api-client';
import { sampleBooking } from './sample-booking.ts';

/** Returns a booking as its customer gets it, which may still be changed and canceled. */
export function sampleMyBooking(values: Partial<MyBooking> = {}): MyBooking {
  const { id: _, ...booking } = sampleBooking();
  return {
    ...booking,
    car: { CarId: 'duster-1', name: 'Dacia Duster', image: '/media/duster.svg' },
    canChange: true,
    canCancel: true,
    cancelUntil: '2026-12-13T07:00:00.000Z',
    ...values,
  };
}

/** Returns a fake client with these bookings that records every call; changes apply to the first booking. */
export function myBookingsServer(bookings: readonly MyBooking[], own: Partial<MyBookingsClient> = {}) {
  let [first = sampleMyBooking(), ...others] = bookings;
  const change = (values: Partial<MyBooking>) => {
    first = { ...first, ...values };
    return first;
  };
  return {
    list: jest.fn(async () => ({ bookings: bookings.length > 0 ? [first, ...others] : [] })),
    open: jest.fn(async (_token: string) => first),
    requestLink: jest.fn(async (_request: object) => true),
    change: jest.fn(async ({ basedOnStatus: _, ...changes }: MyBookingChanges) =>
      change(changes as Partial<MyBooking>),
    ),
    cancel: jest.fn(async (_booking: object) => change({ status: 'canceled', canChange: false, canCancel: false })),
    forget: jest.fn(async () => undefined),
    ...own,
  };
}
