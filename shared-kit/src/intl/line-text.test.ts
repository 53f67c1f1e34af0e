import { readTexts } from '../../testing/read-texts.ts';
import { formatPrice, LOCALE_CODES, type LocaleCode, QUOTE_LINE_KINDS, type QuoteLine } from '../domain/index.ts';
import { createTexts } from './create-texts.ts';
import { lineText } from './line-text.ts';

const error = jest.spyOn(console, 'error');
// A missing translation is logged.
afterEach(() => expect(error).not.toHaveBeenCalled());

function read(line: Partial<QuoteLine> & Pick<QuoteLine, 'kind'>, locale: LocaleCode = 'en'): string {
  const { formatMessage } = createTexts(locale, readTexts('shared-kit', locale));
  const price = (amount: number) => formatPrice(amount, '€', locale);
  const whole = { label: 'Airport', quantity: 1, unitAmount: 15, amount: 15, ...line };
  const { label, detail } = lineText<string>(whole, { locale, format: formatMessage, price });
  return detail === undefined ? label : `${label} | ${detail}`;
}

const SUMMER = { kind: 'rental', code: '1', label: 'Summer', names: { en: 'Summer', fr: 'Été' } } as const;
const SEAT = { kind: 'extra', code: '7', label: 'Child seat', unitAmount: 10 } as const;

test.each<[Partial<QuoteLine> & Pick<QuoteLine, 'kind'>, string]>([
  [{ kind: 'rental', label: 'Rental', quantity: 1, unitAmount: 40 }, 'Rental | €40 x 1 day'],
  [{ ...SUMMER, quantity: 5, unitAmount: 48 }, 'Summer | €48 x 5 days'],
  [{ ...SEAT, quantity: 1 }, 'Child seat'],
  [{ ...SEAT, quantity: 2 }, 'Child seat | €10 x 2'],
  [{ kind: 'place', code: 'pickup' }, 'Delivery: Airport'],
  [{ kind: 'place', code: 'dropoff' }, 'Collection: Airport'],
  [{ kind: 'place', code: 'pickup', amount: 0 }, 'Pick-up: Airport'],
  [{ kind: 'place', code: 'dropoff', amount: 0 }, 'Return: Airport'],
  [{ kind: 'hours', code: 'pickup' }, 'Pick-up outside opening hours: Airport'],
  [{ kind: 'hours', code: 'dropoff' }, 'Return outside opening hours: Airport'],
  [{ kind: 'young_driver', label: 'Young driver' }, 'Young driver'],
  [{ kind: 'adjustment', label: 'Late return', amount: -20 }, 'Late return'],
])('%j reads %s', (line, text) => {
  expect(read(line)).toBe(text);
});

test('names are told in the language of the reader, in English when the owner has not translated them', () => {
  expect(read({ ...SUMMER, quantity: 2, unitAmount: 48 }, 'fr')).toBe('Été | 48\u00A0€ × 2 jours');
  expect(read({ ...SUMMER, quantity: 2, unitAmount: 48 }, 'es')).toBe('Summer | 48\u00A0€ × 2 días');
  const kept = { kind: 'adjustment', code: 'kept', label: 'As agreed before', amount: 30 } as const;
  expect(LOCALE_CODES.map((locale) => read(kept, locale))).toEqual([
    'As agreed before',
    'Comme convenu auparavant',
    'Según lo acordado antes',
    'كما اتُّفق عليه سابقًا',
  ]);
  for (const locale of LOCALE_CODES)
    for (const kind of QUOTE_LINE_KINDS) expect(read({ kind, code: 'pickup' }, locale)).not.toBe('');
});
