import type {
  AskedChange,
  MyBooking,
  MyBookingChanges,
  MyBookingsClient,
  OnlinePayments,
  OwnQuote,
} from 'shared-kit/api-client';
import type { Paper } from 'shared-kit/domain';
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
    quote: jest.fn(async (_code: string, _asked: AskedChange): Promise<OwnQuote> => {
      const { lines = [], totalPrice } = first;
      return { free: true, booked: { lines, totalPrice }, agreed: { lines, totalPrice } };
    }),
    ask: jest.fn(async (_code: string, asked: AskedChange, totalPrice: number) =>
      change({ changeRequest: { ...asked, totalPrice, lines: [], createdAt: '2026-11-20T12:00:00.000Z' } }),
    ),
    withdraw: jest.fn(async (_code: string) => {
      const { changeRequest: _, ...booking } = first;
      first = booking;
      return first;
    }),
    listPapers: jest.fn(async (_code: string): Promise<readonly Paper[]> => []),
    listPhotos: jest.fn(async () => []),
    reviewToken: jest.fn(async (_code: string): Promise<string | undefined> => undefined),
    onlinePayments: jest.fn(async (_code: string): Promise<OnlinePayments> => ({ offers: [], orders: [] })),
    startPayment: jest.fn(async (_code: string, _offer: object) => ({ url: 'https://pay.example/', fields: {} })),
    forget: jest.fn(async () => undefined),
    ...own,
  };
}
