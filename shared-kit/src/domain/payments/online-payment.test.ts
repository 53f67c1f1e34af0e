import type { BookingStatus } from '../booking/booking-status.ts';
import { ONLINE_PURPOSES, onlineOffers } from './online-payment.ts';

const BOTH = { rental: 127.5, deposit: 500 };

test.each<[string, BookingStatus, { open: number; held: number }, Partial<typeof BOTH>]>([
  ['a request that is not confirmed', 'requested', { open: 127.5, held: 0 }, {}],
  ['a confirmed booking', 'reserved', { open: 127.5, held: 0 }, BOTH],
  ['a rental', 'out', { open: 127.5, held: 0 }, BOTH],
  ['a rental of an older console', 'active', { open: 127.5, held: 0 }, BOTH],
  ['what is left of both', 'reserved', { open: 0.01, held: 499.9 }, { rental: 0.01, deposit: 0.1 }],
  ['what is paid and held', 'reserved', { open: 0, held: 500 }, {}],
  ['what is owed to the customer', 'out', { open: -20, held: 600 }, {}],
  ['charges of a return, with the deposit given back', 'returned', { open: 60, held: 0 }, { rental: 60 }],
  ['a canceled booking with charges', 'canceled', { open: 60, held: 0 }, {}],
])('%s', (_, status, balance, expected) => {
  const offers = onlineOffers(ONLINE_PURPOSES, { status, deposit: 500, balance });
  expect(Object.fromEntries(offers.map(({ purpose, amount }) => [purpose, amount]))).toEqual(expected);
});

test('only what the owner has switched on, and a deposit only where the terms have one', () => {
  const booking = { status: 'reserved', balance: { open: 127.5, held: 0 } } as const;
  expect(onlineOffers(['deposit'], { ...booking, deposit: 500 })).toEqual([{ purpose: 'deposit', amount: 500 }]);
  expect(onlineOffers(ONLINE_PURPOSES, booking)).toEqual([{ purpose: 'rental', amount: 127.5 }]);
  expect(onlineOffers([], booking)).toEqual([]);
});
