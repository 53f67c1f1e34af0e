import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_PRICE_RULES, type PriceRules, ratesOf } from './price-rules.ts';
import { quote } from './quote.ts';

const RULES: PriceRules = {
  ...NO_PRICE_RULES,
  seasons: [
    {
      id: 1,
      names: { en: 'Summer' },
      kind: 'season',
      ranges: [{ from: '2027-06-15', to: '2027-09-15' }],
      percent: 20,
      lengthDiscounts: true,
    },
    {
      id: 2,
      names: { en: 'Festival' },
      kind: 'event',
      ranges: [{ from: '2027-07-01', to: '2027-07-02' }],
      prices: [{ type: 'SUV', price: 80 }],
      lengthDiscounts: false,
    },
  ],
  lengthDiscounts: [{ id: 1, fromDays: 7, percent: 10 }],
  extras: [{ id: 1, names: { en: 'Child seat' }, per: 'day', price: 4, maxAmount: 20, maxQuantity: 2, active: true }],
  places: [{ id: 1, names: { en: 'Airport' }, kind: 'airport', pickupFee: 15 }],
};

test('the worked example of the rules is what the quote computes', () => {
  const rules = readFileSync(join(__dirname, '../../../../docs/rules.md'), 'utf8');
  const table = rules.slice(rules.indexOf('| Line | Quantity |')).split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2);
  const { lines, totalPrice } = quote({
    unitPrice: 42.5,
    range: { from: '2027-06-28', to: '2027-07-04' },
    rates: ratesOf(RULES, { CarId: 'duster', type: 'SUV' }),
    extras: [{ id: 1, quantity: 2 }],
    pickupPlace: 'airport',
  });
  const money = (amount: number) => amount.toFixed(2);
  const computed = [
    ...lines.map(({ label, quantity, unitAmount, amount }) => [label, quantity, money(unitAmount), money(amount)]),
    ['Total', '', '', money(totalPrice)],
  ];
  expect(
    rows.map((row) =>
      row
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(computed.map((cells) => cells.map(String)));
});
