import type { Handover } from 'shared-kit/api-client';
import { BOOKING } from '../../testing/examples.ts';
import type { ShownHandover } from './apply-changes.ts';
import { chargeLines, toBookingCharges } from './charges.ts';

const booking = {
  ...BOOKING,
  pickupDate: '2026-10-24',
  dropoffDate: '2026-10-26',
  terms: { kmPerDay: 100, kmPrice: 0.5, fuelPrice: 12 },
} as const;
const pickup = {
  id: 'a',
  carId: 'x',
  direction: 'pickup',
  values: { kilometers: 1_000, fuel: 8 },
} as unknown as Handover;
const shown: ShownHandover = {
  values: { kilometers: 1_340, fuel: 6 },
  damages: [{ id: 'd', view: 'left', x: 0, y: 0, kind: 'dent' }],
  photos: [],
  draft: {},
  signing: undefined,
};
const rental = { booking, pickup, handovers: [], today: '2026-10-26' } as const;

test('each proposal is kept as it is, changed or dropped, the last two with a reason', () => {
  const proposed = chargeLines({ ...rental, shown });
  expect(proposed.map(({ key, amount, isReasonMissing }) => [key, amount, isReasonMissing])).toEqual([
    ['kilometers', 2_000, false],
    ['fuel', 2_400, false],
    ['d', 0, false],
  ]);
  const decisions = {
    kilometers: { amount: 1_000 },
    fuel: { isDropped: true, reason: 'Regular customer' },
    d: { amount: 15_000 },
  };
  const decided = chargeLines({ ...rental, shown: { ...shown, draft: { decisions } } });
  expect(decided.map(({ amount, isReasonMissing }) => [amount, isReasonMissing])).toEqual([
    [1_000, true],
    [0, false],
    [15_000, false],
  ]);
  expect(toBookingCharges(decided)).toMatchObject([
    { kind: 'kilometers', quantity: 40, unitAmount: 0.5, amount: 10, proposedAmount: 20 },
    { kind: 'fuel', amount: 24, proposedAmount: 24, dropped: true, reason: 'Regular customer' },
    { kind: 'damage', unitAmount: 150, amount: 150 },
  ]);
  expect(toBookingCharges(proposed).map(({ kind }) => kind)).toEqual(['kilometers', 'fuel']);
});

test('when the customer gets another car, kilometers and days are counted at the end', () => {
  const lines = chargeLines({ ...rental, today: '2026-10-29', shown: { ...shown, draft: { continues: true } } });
  expect(lines.map(({ key }) => key)).toEqual(['fuel', 'd']);
});
