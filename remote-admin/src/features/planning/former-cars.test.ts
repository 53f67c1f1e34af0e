import type { CalendarDay } from 'shared-kit/domain';
import { BOOKING } from '../../testing/examples.ts';
import { formerCars } from './former-cars.ts';
import type { PlannedRental } from './use-planning-entries.ts';

const leg = (carId: string, direction: 'pickup' | 'return', day?: string) => ({
  carId,
  direction,
  ...(day && { signedAt: `2026-12-${day}T23:30:00.000Z` }),
});

/** A rental from 10 to 20 December that has car `c` from a day on. */
const rental = (day: string): PlannedRental => {
  const days = { pickupDate: '2026-12-10', from: `2026-12-${day}` as CalendarDay, to: '2026-12-20' } as const;
  return { ...BOOKING, kind: 'rental', id: 7, carId: 'c', ...days };
};

test.each([
  ['one former car', '15', [leg('a', 'pickup', '10'), leg('a', 'return', '14')], ['a 11 14']],
  ['the next one chosen later', '18', [leg('a', 'pickup', '10'), leg('a', 'return', '13')], ['a 11 14']],
  ['no signed hand-over', '15', [leg('a', 'return', '14'), leg('c', 'pickup')], ['a 10 14']],
  [
    'two former cars and the end',
    '15',
    [
      leg('a', 'pickup', '09'),
      leg('a', 'return', '12'),
      leg('b', 'pickup', '12'),
      leg('b', 'return', '14'),
      leg('c', 'pickup', '14'),
      leg('c', 'return', '18'),
    ],
    ['a 10 12', 'b 13 14'],
  ],
  [
    'a hand-over that was begun before the return',
    '15',
    [leg('a', 'pickup', '09'), leg('b', 'pickup', '12'), leg('a', 'return', '11'), leg('b', 'return', '14')],
    ['a 10 12', 'b 13 14'],
  ],
  [
    'the first car again',
    '18',
    [
      leg('a', 'pickup', '09'),
      leg('a', 'return', '11'),
      leg('b', 'pickup', '11'),
      leg('b', 'return', '13'),
      leg('a', 'pickup', '13'),
      leg('a', 'return', '16'),
    ],
    ['a 10 11', 'b 12 13', 'a 14 17'],
  ],
  ['another car on the first day', '10', [leg('a', 'pickup', '09'), leg('a', 'return', '09')], []],
] as const)('%s', (_, since, handovers, expected) => {
  // Half past eleven at night is the next day in Marrakech.
  const bars = formerCars(rental(since), handovers, '+01:00');
  expect(bars.map(({ carId, from, to }) => `${carId} ${from.slice(-2)} ${to.slice(-2)}`)).toEqual(expected);
  expect(new Set(bars.map(({ id }) => id)).size).toBe(bars.length);
  expect(bars.every(({ id, status }) => id < 0 && status === 'returned')).toBe(true);
});
