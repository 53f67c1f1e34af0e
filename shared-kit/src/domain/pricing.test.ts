import { formatPrice, totalPrice } from './pricing.ts';

test.each([
  [0.1, 3, 0.3],
  [19.99, 7, 139.93],
  [35, 0, 0],
  [1.15, 100, 115],
])('%d a day for %i days is %d', (price, days, total) => {
  expect(totalPrice(price, days)).toBe(total);
});

test.each([
  [35, '€', '€35'],
  [35.5, '$', '$35.50'],
  [1240, '€', '€1,240'],
  [0, '€', '€0'],
])('%d with %s reads %s', (amount, sign, text) => {
  expect(formatPrice(amount, sign)).toBe(text);
});
