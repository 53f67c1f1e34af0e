import { CAR_FIELDS } from 'shared-kit/domain';
import { parseNumber } from './parse-number.ts';

test.each([
  ['mileage', '', null],
  ['mileage', '48000', 48_000],
  ['mileage', '48 000', 48_000],
  ['mileage', '1.048.000', 1_048_000],
  ['mileage', '48,5', undefined],
  ['mileage', '-3', undefined],
  ['year', '٢٠٢٤', 2024],
  ['year', '24', undefined],
  ['rating', '4,8', 4.8],
  ['rating', '5', 5],
  ['rating', '5.1', undefined],
  ['rating', '4.85', undefined],
  ['rating', 'good', undefined],
] as const)('as %s, %p is %p', (field, text, value) => {
  expect(parseNumber(text, CAR_FIELDS[field])).toBe(value);
});
