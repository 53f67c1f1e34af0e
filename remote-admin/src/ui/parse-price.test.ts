import { type ParsedPrice, parsePrice, showPrice } from './parse-price.ts';

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

test.each([
  // Plain.
  ['0', 0],
  ['39', 3900],
  ['  39 ', 3900],
  ['100000', 10_000_000],
  ['39.5', 3950],
  ['39.50', 3950],
  ['39,5', 3950],
  ['39,50', 3950],
  ['0,05', 5],
  ['.50', 50],
  ['39.', 3900],
  ['1.15', 115],
  // Thousands apart, as in English, French, Spanish and Switzerland.
  ['1,234.50', 123_450],
  ['12,345.6', 1_234_560],
  ['1.234,50', 123_450],
  ['1 234', 123_400],
  ['1 234,5', 123_450],
  [`1${NO_BREAK}234,5`, 123_450],
  [`1${NARROW_NO_BREAK}234,50`, 123_450],
  ['1 234.5', 123_450],
  ["1'234.50", 123_450],
  ['1’234,50', 123_450],
  // Arabic-Indic and Persian digits with their separators.
  ['٣٩', 3900],
  ['٣٩٫٥٠', 3950],
  ['١٬٢٣٤', 123_400],
  ['١٬٢٣٤٫٥٠', 123_450],
  ['٣٩,٥', 3950],
  ['٣٩،٥', 3950],
  ['۳۹٫۵', 3950],
  // As copied from a text that is written from right to left.
  ['\u200f٣٩٫٥٠\u200e', 3950],
  // A currency before or after.
  ['€39,50', 3950],
  ['€ 39.50', 3950],
  ['39,50 €', 3950],
  [`39,50${NO_BREAK}€`, 3950],
  ['39.50$', 3950],
  ['MAD 350', 35_000],
  ['350 dh', 35_000],
  ['350 Dhs', 35_000],
  ['٣٩٫٥٠ د.م.', 3950],
  ['د.م. ٣٩٫٥٠', 3950],
  ['US$ 1,234.50', 123_450],
  ['1.234,50 EUR', 123_450],
])('%p is %d cents', (text, cents) => {
  expect(parsePrice(text)).toEqual({ status: 'price', cents });
});

test.each<[string, ParsedPrice]>([
  ['', { status: 'missing' }],
  [' \u00a0', { status: 'missing' }],
  // One separator before three digits: thousands, or a decimal.
  ['1,234', { status: 'ambiguous', asThousands: '1234', asDecimal: '1.234' }],
  ['1.234', { status: 'ambiguous', asThousands: '1234', asDecimal: '1.234' }],
  ['€ 12.000', { status: 'ambiguous', asThousands: '12000', asDecimal: '12.000' }],
  ['١,٢٣٤', { status: 'ambiguous', asThousands: '1234', asDecimal: '1.234' }],
  ['100.000', { status: 'ambiguous', asThousands: '100000', asDecimal: '100.000' }],
  ['-3', { status: 'negative' }],
  ['−3', { status: 'negative' }],
  ['–3,50', { status: 'negative' }],
  ['- 3', { status: 'negative' }],
  ['-€3', { status: 'negative' }],
  ['€ -3', { status: 'negative' }],
  ['3-', { status: 'negative' }],
  ['-1,234', { status: 'negative' }],
  ['39.5055', { status: 'too-precise' }],
  ['39,5055', { status: 'too-precise' }],
  // Not thousands in any language, so they are decimals with too many digits.
  ['0.500', { status: 'too-precise' }],
  ['1234,567', { status: 'too-precise' }],
  ['.505', { status: 'too-precise' }],
  ['1,234.567', { status: 'too-precise' }],
  ['1 234,567', { status: 'too-precise' }],
  ['١٫٢٣٤', { status: 'too-precise' }],
  ['100000.01', { status: 'too-high' }],
  ['1,234,567', { status: 'too-high' }],
  ['9'.repeat(400), { status: 'too-high' }],
  ['1e3', { status: 'not-a-number' }],
  ['abc', { status: 'not-a-number' }],
  ['39 abc', { status: 'not-a-number' }],
  ['39/40', { status: 'not-a-number' }],
  ['€', { status: 'not-a-number' }],
  ['.', { status: 'not-a-number' }],
  ['-', { status: 'not-a-number' }],
  ['€39$', { status: 'not-a-number' }],
  ['3 9', { status: 'not-a-number' }],
  ['12 34', { status: 'not-a-number' }],
  ['1,23,456', { status: 'not-a-number' }],
  ['1.23.45', { status: 'not-a-number' }],
  ['1,234,56', { status: 'not-a-number' }],
  ['1.234.567,50,1', { status: 'not-a-number' }],
  ['1 234.567,50', { status: 'not-a-number' }],
  ['39..50', { status: 'not-a-number' }],
  ['--3', { status: 'not-a-number' }],
  ['NaN', { status: 'not-a-number' }],
  ['Infinity', { status: 'not-a-number' }],
])('%p is refused', (text, refusal) => {
  expect(parsePrice(text)).toEqual(refusal);
});

test.each([
  ['638.50', 'en', '638.50'],
  ['638.50', 'fr', '638,50'],
  ['638.50', 'es', '638,50'],
  ['-638.50', 'ar', '-638,50'],
  ['1,234.50', 'fr', '1,234.50'],
  ['638.5', 'fr', '638.5'],
] as const)('%p is shown in %s as %p', (value, locale, shown) => {
  expect(showPrice(value, locale)).toBe(shown);
  expect(showPrice('', locale)).toBe('');
});
