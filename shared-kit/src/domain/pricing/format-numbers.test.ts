import { formatCount, formatPrice, formatRating } from './format-numbers.ts';

test.each([
  ['fr', '35\u00A0€', '1\u202F240,50\u00A0€', '12\u202F400\u00A0€'],
  ['es', '35\u00A0€', '1240,50\u00A0€', '12.400\u00A0€'],
  ['ar', '35\u00A0€', '1.240,50\u00A0€', '12.400\u00A0€'],
] as const)('in %s prices read %s, %s, %s', (locale, ...texts) => {
  expect([35, 1240.5, 12_400].map((amount) => formatPrice(amount, '€', locale))).toEqual(texts);
});

test.each([
  [35, '€', '€35'],
  [35.5, '$', '$35.50'],
  [1240, '€', '€1,240'],
  [0, '€', '€0'],
  [42, 'MAD', 'MAD\u00A042'],
  [-42.5, '€', '−€42.50'],
  [42, '', '42'],
])('%d with %s reads %s', (amount, sign, text) => {
  expect(formatPrice(amount, sign)).toBe(text);
});

test.each([
  ['en', '1,066', '48,000'],
  ['fr', '1\u202F066', '48\u202F000'],
  ['es', '1066', '48.000'],
  ['ar', '1.066', '48.000'],
] as const)('in %s counts read %s, %s', (locale, ...texts) => {
  expect([1066, 48_000].map((count) => formatCount(count, locale))).toEqual(texts);
});

test('a rating has one decimal', () => {
  expect([formatRating(5), formatRating(4.8), formatRating(4.8, 'fr')]).toEqual(['5.0', '4.8', '4,8']);
});
