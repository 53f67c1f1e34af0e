import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CAR_RATES } from '../pricing/price-rules.ts';
import { quote } from '../pricing/quote.ts';
import type { RentalTerms } from '../pricing/rental-terms-fields.ts';
import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { earlierKilometers, returnCharges } from './return-charges.ts';

const BOOKING = { pickupDate: '2026-12-01', dropoffDate: '2026-12-03', unitPrice: 42.5 } as const;
const TERMS: RentalTerms = { kmPerDay: 200, kmPrice: 0.25, fuelPrice: 12, fuelRule: 'same_to_same' };
const OUT = { kilometers: 48_000, fuel: 8 };

type Rental = Parameters<typeof returnCharges>[0];
const charge = (changes: Partial<Rental>) =>
  returnCharges({ pickup: OUT, return: OUT, booking: BOOKING, terms: TERMS, today: '2026-12-03', ...changes });

test('the worked example of the rules is what is proposed', () => {
  const rules = readFileSync(join(__dirname, '../../../../docs/rules.md'), 'utf8');
  const table = rules.slice(rules.indexOf('| Charge | Quantity |')).split('\n\n')[0] ?? '';
  const charges = charge({
    return: { kilometers: 48_950, fuel: 5 },
    newDamages: [{ id: 'd', kind: 'scratch', view: 'left', amount: 9_000 }],
    today: '2026-12-04',
  });
  const decimals = (cents: number) => (cents / 100).toFixed(2);
  const sum = charges.reduce((total, { amount }) => total + amount, 0);
  expect(table.split('\n').slice(2)).toEqual([
    ...charges.map(
      ({ label, quantity, unitAmount, amount }) =>
        `| ${label} | ${quantity} | ${decimals(unitAmount)} | ${decimals(amount)} |`,
    ),
    `| **Together** | | | **${decimals(sum)}** |`,
  ]);
});

test.each<[string, Partial<Rental>]>([
  ['no terms', { terms: undefined, return: { kilometers: 99_000, fuel: 0 } }],
  ['no prices', { terms: { kmPerDay: 1, fuelRule: 'full_to_full' }, return: { kilometers: 99_000, fuel: 0 } }],
  ['no protocol of the pick-up', { pickup: undefined, return: { kilometers: 99_000, fuel: 0 } }],
  ['no readings', { return: {} }],
  ['just as many kilometers as are included', { return: { kilometers: 48_600, fuel: 8 } }],
  ['more fuel than before', { pickup: { ...OUT, fuel: 2 } }],
  ['a tank that was paid for', { terms: { ...TERMS, fuelRule: 'prepaid' }, return: { ...OUT, fuel: 0 } }],
  ['a counter that went backwards', { return: { kilometers: 1, fuel: 8 } }],
  ['an early return', { today: '2026-12-02' }],
  [
    'another car for the rest of the rental',
    { continues: true, today: '2026-12-09', return: { ...OUT, kilometers: 99_000 } },
  ],
])('%s: nothing is proposed', (_, changes) => {
  expect(charge(changes)).toEqual([]);
});

test('new damage has a line to type an amount in', () => {
  const newDamages = [{ id: 'd', kind: 'dent', view: 'rear' }] as const;
  expect(charge({ newDamages })).toEqual([
    { kind: 'damage', label: 'Damage: dent, rear', quantity: 1, unitAmount: 0, amount: 0, damageId: 'd' },
  ]);
});

test('kilometers with the cars before count, and are pooled over all days', () => {
  const before = [
    { carId: 'one', direction: 'pickup', values: { kilometers: 100 }, signedAt: 'then' },
    { carId: 'one', direction: 'return', values: { kilometers: 600 }, signedAt: 'then' },
    { carId: 'two', direction: 'pickup', values: OUT, signedAt: 'then' },
    { carId: 'two', direction: 'return', values: { kilometers: 48_150 } },
  ] as const;
  expect(earlierKilometers(before)).toBe(500);
  const [line] = charge({ return: { kilometers: 48_150, fuel: 8 }, kilometersBefore: earlierKilometers(before) });
  expect(line).toMatchObject({ kind: 'kilometers', quantity: 50, amount: 1_250 });
});

test('days late cost what the longer rental costs more than the booked one, at the rates that were agreed', () => {
  let state = 7;
  const draw = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let nth = 0; nth < 300; nth += 1) {
    const season = { id: 1, names: { en: 'Holidays' }, ranges: [{ from: '2026-12-04', to: '2026-12-20' }] };
    const rates = {
      ...NO_CAR_RATES,
      seasons: [{ ...season, percent: draw(80) - 30 }] as never,
      lengthDiscounts: [{ fromDays: 7, percent: draw(30) }] as never,
      extras: [{ id: 4, names: { en: 'Child seat' }, per: 'day', price: draw(1_000) / 100 }] as never,
      terms: { youngDriverPerDay: draw(900) / 100 },
    };
    const booking = {
      ...BOOKING,
      dropoffDate: addDays(BOOKING.pickupDate, draw(12)),
      unitPrice: draw(9_000) / 100,
      extras: [{ id: 4, quantity: 1 + draw(2) }],
      youngDriver: draw(2) === 1,
    };
    const today = addDays(booking.dropoffDate, 1 + draw(9));
    const priceUntil = (to: CalendarDay) =>
      Math.round(quote({ ...booking, range: { from: booking.pickupDate, to }, rates }).totalPrice * 100);
    const expected = Math.max(0, priceUntil(today) - priceUntil(booking.dropoffDate));
    const charges = charge({ booking, today, agreed: { rates, isAgreedPrice: false } });
    expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
    for (const { quantity, unitAmount, amount } of charges) expect(quantity * unitAmount).toBe(amount);
  }
});

test('amounts are whole cents, quantity times unit amount, and more use never costs less', () => {
  let state = 20_261_126;
  const draw = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let nth = 0; nth < 500; nth += 1) {
    const cents = (limit: number) => draw(limit) / 100;
    const rental = {
      pickup: { kilometers: draw(500_000), fuel: draw(9) },
      booking: {
        pickupDate: BOOKING.pickupDate,
        dropoffDate: addDays(BOOKING.pickupDate, draw(30)),
        unitPrice: cents(20_000),
      },
      terms: { kmPerDay: 1 + draw(400), kmPrice: cents(500), fuelPrice: cents(5_000) },
      today: addDays(BOOKING.pickupDate, draw(40)),
    } as const;
    const returned = { kilometers: rental.pickup.kilometers + draw(20_000), fuel: draw(9) };
    const sum = (changes: Partial<Rental> = {}) => {
      const charges = returnCharges({ ...rental, return: returned, ...changes });
      for (const { quantity, unitAmount, amount } of charges) {
        expect([quantity, unitAmount, amount].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
        expect(amount).toBe(quantity * unitAmount);
      }
      return charges.reduce((total, { amount }) => total + amount, 0);
    };
    expect(sum({ return: { ...returned, kilometers: returned.kilometers + 1 } })).toBeGreaterThanOrEqual(sum());
    expect(sum({ return: { ...returned, fuel: Math.max(0, returned.fuel - 1) } })).toBeGreaterThanOrEqual(sum());
    expect(sum({ newDamages: [{ id: 'd', kind: 'dent', view: 'top', amount: 1 }] })).toBe(sum() + 1);
  }
});
