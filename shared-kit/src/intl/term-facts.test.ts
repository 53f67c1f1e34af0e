import { readTexts } from '../../testing/read-texts.ts';
import { formatPrice, LOCALE_CODES, type LocaleCode, type RentalTerms } from '../domain/index.ts';
import { createTexts } from './create-texts.ts';
import { termFacts } from './term-facts.ts';

const error = jest.spyOn(console, 'error');
// A missing translation is logged.
afterEach(() => expect(error).not.toHaveBeenCalled());

function read(terms: RentalTerms, locale: LocaleCode = 'en', days?: number): readonly string[] {
  const { formatMessage } = createTexts(locale, readTexts('shared-kit', locale));
  const price = (amount: number) => formatPrice(amount, '€', locale);
  const facts = termFacts<string>(terms, { locale, format: formatMessage, price }, days);
  return facts.map(({ label, value }) => `${label} | ${value}`);
}

const TERMS: RentalTerms = {
  deposit: 500,
  depositMethod: 'card',
  excess: 900,
  fuelRule: 'full_to_full',
  kmPerDay: 250,
  kmPrice: 0.25,
  minAge: 21,
  minLicenceYears: 1,
  youngDriverBelow: 25,
  youngDriverPerDay: 6,
  youngDriverMax: 60,
  documents: { en: 'Passport and driving license', fr: 'Passeport et permis' },
  borders: { en: 'Morocco only' },
};

test('what is set is told in order', () => {
  expect(read(TERMS)).toEqual([
    'Deposit | €500, held on a card and given back',
    'Excess | You pay at most €900 for damage',
    'Fuel | You get it full and bring it back full',
    'Kilometers | 250 km per day, then €0.25 per km',
    'Minimum age | 21 years',
    'Driving license | For at least 1 year',
    'Young driver | Below 25: €6 per day, at most €60',
    'Documents | Passport and driving license',
    'Where you may drive | Morocco only',
  ]);
});

test.each<[RentalTerms, readonly string[]]>([
  [{}, []],
  [{ deposit: 0 }, ['Deposit | No deposit']],
  [{ deposit: 300 }, ['Deposit | €300, held during the rental and given back']],
  [{ depositMethod: 'cash', kmPrice: 0.2, youngDriverBelow: 25, youngDriverMax: 60 }, []],
  [{ kmPerDay: 1000 }, ['Kilometers | 1,000 km per day']],
  [{ youngDriverPerDay: 6 }, ['Young driver | €6 per day']],
])('%j is told as %j', (terms, facts) => {
  expect(read(terms)).toEqual(facts);
});

test('the kilometers of a rental are those of its days', () => {
  expect(read({ kmPerDay: 250, kmPrice: 0.25 }, 'en', 7)).toEqual([
    'Kilometers | 1,750 km for 7 days, then €0.25 per km',
  ]);
});

test('the kilometers of a rental that ended early are those of the days that were agreed', () => {
  expect(read({ kmPerDay: 250, kmDays: 7 }, 'en', 3)).toEqual(['Kilometers | 1,750 km for 7 days']);
});

test('every term is told in every language, as the owner wrote it', () => {
  for (const locale of LOCALE_CODES) expect(read(TERMS, locale)).toHaveLength(9);
  expect(read(TERMS, 'fr')).toContain('Documents | Passeport et permis');
});
