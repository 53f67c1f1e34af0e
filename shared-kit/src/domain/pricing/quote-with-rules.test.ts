import { createHash } from 'node:crypto';
import { createDraw, drawPriceRules, drawRange } from '../../../testing/draw-price-rules.ts';
import type { CarRates, PriceRules } from './price-rules.ts';
import { NO_CAR_RATES, NO_PRICE_RULES, ratesOf } from './price-rules.ts';
import { type QuotedRental, quote } from './quote.ts';

const CAR = { CarId: 'duster', type: 'SUV' } as const;
const SUMMER = {
  id: 1,
  names: { en: 'Summer', fr: 'Été' },
  kind: 'season',
  ranges: [{ from: '2027-06-15', to: '2027-09-15' }],
  percent: 20,
  lengthDiscounts: true,
} as const;
const FESTIVAL = {
  id: 2,
  names: { en: 'Festival' },
  kind: 'event',
  ranges: [{ from: '2027-07-01', to: '2027-07-02' }],
  prices: [{ type: 'SUV', price: 80 }],
  lengthDiscounts: false,
} as const;
const SEAT = {
  id: 7,
  names: { en: 'Child seat', ar: 'مقعد أطفال' },
  per: 'day',
  price: 4,
  maxAmount: 10,
  maxQuantity: 3,
  active: true,
} as const;
const AIRPORT = {
  id: 4,
  names: { en: 'Airport' },
  kind: 'airport',
  pickupFee: 15,
  hours: [{ from: '08:00', to: '20:00' }],
  outOfHoursFee: 12.5,
} as const;
const RULES: PriceRules = {
  ...NO_PRICE_RULES,
  seasons: [SUMMER, FESTIVAL],
  lengthDiscounts: [
    { id: 1, fromDays: 7, percent: 10 },
    { id: 2, fromDays: 14, percent: 25 },
  ],
  extras: [SEAT],
  places: [AIRPORT],
  terms: [
    { id: 1, deposit: 500, youngDriverPerDay: 6, youngDriverMax: 20 },
    { id: 2, type: 'SUV', excess: 900 },
  ],
};

function quoteFor(rental: Partial<QuotedRental> & Pick<QuotedRental, 'range'>, rules: PriceRules = RULES) {
  return quote({ unitPrice: 40, rates: ratesOf(rules, CAR), ...rental });
}
const linesOf = (...args: Parameters<typeof quoteFor>) =>
  quoteFor(...args).lines.map(({ label, quantity, unitAmount }) => [label, quantity, unitAmount]);

test('an event wins over the season around it, equal days are one line, and nothing adds up', () => {
  expect(linesOf({ range: { from: '2027-06-30', to: '2027-07-03' } })).toEqual([
    ['Summer', 2, 48],
    ['Festival', 2, 80],
  ]);
});

test('a length discount is taken off each day that allows it, by the days of the whole rental', () => {
  expect(linesOf({ range: { from: '2027-06-28', to: '2027-07-04' } })).toEqual([
    ['Summer', 5, 43.2],
    ['Festival', 2, 80],
  ]);
});

test('a price is rounded once, half away from zero, to the step, and never to 0', () => {
  const rules = { ...NO_PRICE_RULES, seasons: [{ ...SUMMER, percent: 12.5 }] };
  const range = { from: '2027-06-20', to: '2027-06-20' } as const;
  const priceWith = (unitPrice: number, priceStep: number) =>
    quote({ unitPrice, range, rates: ratesOf(rules, CAR, priceStep) }).totalPrice;
  expect([priceWith(10.04, 0.01), priceWith(10, 0.5), priceWith(10, 1), priceWith(12, 1)]).toEqual([
    11.3, 11.5, 11, 14,
  ]);
  expect([priceWith(0.01, 1), priceWith(0, 1)]).toEqual([1, 0]);
});

test('extras, places, hours and a young driver are lines of their own', () => {
  const rental = {
    range: { from: '2027-03-01', to: '2027-03-04' },
    pickupPlace: '4',
    pickupTime: '23:00',
    dropoffTime: '10:00',
    extras: [{ id: 7, quantity: 2 }],
    youngDriver: true,
  } as const;
  expect(quoteFor(rental)).toEqual({
    days: 4,
    unitPrice: 40,
    lines: [
      { kind: 'rental', label: 'Rental', quantity: 4, unitAmount: 40, amount: 160 },
      {
        kind: 'extra',
        code: '7',
        label: 'Child seat',
        names: { en: 'Child seat', ar: 'مقعد أطفال' },
        quantity: 2,
        unitAmount: 10,
        amount: 20,
      },
      { kind: 'place', code: 'pickup', label: 'Airport', quantity: 1, unitAmount: 15, amount: 15 },
      { kind: 'hours', code: 'pickup', label: 'Airport', quantity: 1, unitAmount: 12.5, amount: 12.5 },
      { kind: 'young_driver', label: 'Young driver', quantity: 1, unitAmount: 20, amount: 20 },
    ],
    totalPrice: 227.5,
    deposit: 500,
    excess: 900,
  });
});

test('a longer rental that costs less is a hint', () => {
  const hint = quoteFor({ range: { from: '2027-03-01', to: '2027-03-13' } }).hint;
  expect(hint).toEqual({ from: '2027-03-01', to: '2027-03-14', days: 14, totalPrice: 420 });
  expect(quoteFor({ range: { from: '2027-03-01', to: '2027-03-10' } }).hint).toBeUndefined();
});

test('a price that staff agreed on is changed by no season', () => {
  expect(linesOf({ unitPrice: 30, isAgreedPrice: true, range: { from: '2027-07-01', to: '2027-07-09' } })).toEqual([
    ['Rental', 9, 30],
  ]);
});

describe('for drawn rules and rentals', () => {
  const draw = createDraw(2_026_1126);
  const drawn = Array.from({ length: 1_500 }, () => {
    const rates: CarRates = ratesOf(drawPriceRules(draw, ['duster', 'clio']), CAR, [0.01, 0.5, 1][draw(3)]);
    const time = () => `${String(draw(24)).padStart(2, '0')}:00`;
    const rental: QuotedRental = {
      unitPrice: draw(30) === 0 ? 0 : draw(20_000) / 100,
      range: drawRange(draw),
      rates,
      extras: rates.extras.map(({ id }) => ({ id, quantity: 1 + draw(3) })),
      pickupPlace: String(1 + draw(3)),
      pickupTime: time(),
      dropoffTime: time(),
      youngDriver: draw(2) === 0,
    };
    return rental;
  });

  test('lines sum to the total in whole cents, and the days to the rental', () => {
    for (const rental of drawn) {
      const { lines, totalPrice, days } = quote(rental);
      const cents = (amount: number) => Number((amount * 100).toFixed(6));
      for (const { unitAmount, quantity, amount } of lines) {
        expect(Number.isInteger(cents(amount)) && Number.isInteger(cents(unitAmount))).toBe(true);
        expect(cents(amount)).toBe(cents(unitAmount) * quantity);
      }
      expect(cents(totalPrice)).toBe(lines.reduce((sum, { amount }) => sum + cents(amount), 0));
      const rentalDays = lines.filter(({ kind }) => kind === 'rental').reduce((sum, { quantity }) => sum + quantity, 0);
      expect(rentalDays).toBe(days);
    }
  });

  test('a day costs nothing only when the car does', () => {
    for (const rental of drawn) {
      const isFree = quote(rental).lines.some(({ kind, unitAmount }) => kind === 'rental' && unitAmount === 0);
      expect(isFree && rental.unitPrice > 0).toBe(false);
    }
  });

  test('without rules a rental is its price times its days', () => {
    for (const { unitPrice, range } of drawn) {
      const { lines, totalPrice, days } = quote({ unitPrice, range, rates: NO_CAR_RATES });
      expect(lines).toHaveLength(1);
      expect(totalPrice).toBe(Math.round(unitPrice * 100 * days) / 100);
    }
  });

  // In every version of Node, time zone and locale: no test computes this figure anew.
  test('their totals are those of every other machine', () => {
    const totals = drawn.map((rental) => quote(rental).totalPrice.toFixed(2));
    expect(createHash('sha256').update(totals.join()).digest('hex').slice(0, 16)).toBe('ee957c4590d98c56');
  });
});
