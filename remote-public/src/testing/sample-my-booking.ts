import type { MyBooking, MyBookingsClient } from 'shared-kit/api-client';
import { sampleBooking } from './sample-booking.ts';

/** A booking as its customer sees it, which may still be changed and canceled. */
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

/** A server with these bookings; every call is recorded. */
export function myBookingsServer(bookings: readonly MyBooking[], own: Partial<MyBookingsClient> = {}) {
  const [first = sampleMyBooking()] = bookings;
  return {
    list: jest.fn(async () => ({ bookings })),
    open: jest.fn(async (_token: string) => first),
    requestLink: jest.fn(async (_request: object) => undefined),
    change: jest.fn(async (changes: object) => ({ ...first, ...changes })),
    cancel: jest.fn(
      async (_booking: object): Promise<MyBooking> => ({
        ...first,
        status: 'canceled',
        canChange: false,
        canCancel: false,
      }),
    ),
    forget: jest.fn(async () => undefined),
    ...own,
  };
}
