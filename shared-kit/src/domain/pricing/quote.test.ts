import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import { quote } from './quote.ts';

const FIRST: CalendarDay = '2026-10-24';

function quoteFor(unitPrice: number, days: number) {
  return quote({ unitPrice, range: { from: FIRST, to: addDays(FIRST, days - 1) } });
}

test('a rental is one line: its days times the price of the car', () => {
  expect(quoteFor(42.5, 3)).toEqual({
    days: 3,
    unitPrice: 42.5,
    lines: [{ kind: 'rental', label: 'Rental', quantity: 3, unitAmount: 42.5, amount: 127.5 }],
    totalPrice: 127.5,
  });
});

test.each([
  [0.1, 3, 0.3],
  [19.99, 7, 139.93],
  [35, 1, 35],
  [1.15, 100, 115],
  [0, 5, 0],
  [100_000, 3_650, 365_000_000],
])('%d a day for %i days is %d', (price, days, total) => {
  expect(quoteFor(price, days).totalPrice).toBe(total);
});

/** Yields prices from 0 to 100,000 and lengths from 1 to 3,650 days, the same ones in each run. */
function* drawRentals(count: number) {
  let state = 20_261_125;
  const draw = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let nth = 0; nth < count; nth += 1)
    yield { cents: draw(nth % 2 === 0 ? 10_000_001 : 20_000), days: 1 + draw(nth % 3 === 0 ? 3_650 : 30) };
}

/** Returns the exact cents of an amount, from its decimal digits. */
function exactCents(amount: number): bigint {
  const [, units = '', decimals = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? [];
  expect(units).not.toBe('');
  return BigInt(units) * 100n + BigInt(decimals.padEnd(2, '0'));
}

test('lines sum to the total, and no cent is lost', () => {
  for (const { cents, days } of drawRentals(5_000)) {
    const { unitPrice, lines, totalPrice, ...counted } = quoteFor(cents / 100, days);
    const expected = BigInt(cents) * BigInt(days);
    const sum = lines.reduce((total, { amount }) => total + exactCents(amount), 0n);
    expect({ cents, days: counted.days, unitPrice, sum, total: exactCents(totalPrice) }).toEqual({
      cents,
      days,
      unitPrice: cents / 100,
      sum: expected,
      total: expected,
    });
    for (const { quantity, unitAmount, amount } of lines)
      expect(exactCents(amount)).toBe(exactCents(unitAmount) * BigInt(quantity));
  }
});
