import { PICKUP_EXAMPLES } from '../../testing/pickup-examples.ts';
import { readTexts } from '../../testing/read-texts.ts';
import { LOCALE_CODES, type LocaleCode } from '../domain/index.ts';
import { createTexts } from './create-texts.ts';
import { pickupFacts, pickupLine } from './pickup-facts.ts';

const formatIn = (language: LocaleCode) => createTexts(language, readTexts('shared-kit', language)).formatMessage;
const format = formatIn('en');

const error = jest.spyOn(console, 'error');
// A missing translation is logged.
afterEach(() => expect(error).not.toHaveBeenCalled());

test.each(PICKUP_EXAMPLES)(
  'at the place $place every detail is told, as a fact and in the line',
  ({ details, told }) => {
    const facts = pickupFacts(details, format, 'Avenue Mohammed VI');
    expect(facts.map(({ value }) => value)).toEqual(expect.arrayContaining([...told, details.note]));
    expect(facts.every(({ label }) => label !== '')).toBe(true);
    for (const language of LOCALE_CODES)
      for (const text of told) expect(pickupLine(details, formatIn(language))).toContain(text);
    expect(pickupLine(details, format)).not.toContain(details.note);
  },
);

test.each([
  [{}, 'At the agency'],
  [{ pickupAddress: 'Riad Yasmine' }, 'At the agency'],
  [{ pickupPlace: 'airport' }, 'Marrakech Menara airport'],
  [{ pickupPlace: 'airport', flightNumber: 'AT 641', note: 'Two' }, 'Marrakech Menara airport, flight AT 641'],
  [{ pickupPlace: 'address', pickupAddress: 'Riad Yasmine' }, 'Riad Yasmine'],
  [{ pickupPlace: 'address' }, 'At a hotel or riad'],
] as const)('%j is told as %s', (details, line) => {
  expect(pickupLine(details, format)).toBe(line);
});

test('the agency has the name that the text gives it', () => {
  expect(pickupLine({}, format, 'Avenue Mohammed VI')).toBe('Avenue Mohammed VI');
  expect(pickupLine({ pickupPlace: 'airport' }, format, 'Avenue Mohammed VI')).toBe('Marrakech Menara airport');
});

test('facts have labels, and the place is the first', () => {
  const details = { pickupTime: '10:30', pickupPlace: 'airport', flightNumber: 'AT 641', note: 'Two' } as const;
  expect(pickupFacts(details, format)).toEqual([
    { kind: 'place', name: 'pickupPlace', label: 'Pick-up place', value: 'Marrakech Menara airport' },
    { kind: 'detail', name: 'flightNumber', label: 'Flight number', value: 'AT 641' },
    { kind: 'note', name: 'note', label: 'Note', value: 'Two' },
  ]);
});
