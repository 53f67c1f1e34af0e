import { PICKUP_EXAMPLES } from '../../../testing/pickup-examples.ts';
import {
  findPickupProblems,
  normalizePickup,
  PICKUP_FIELD_NAMES,
  type PickupTexts,
  toPickupTexts,
} from './pickup-fields.ts';

const EMPTY = toPickupTexts({});

test('a booking without details has texts of a form: the agency, and empty ones', () => {
  const texts = PICKUP_FIELD_NAMES.map((name) => [name, name === 'pickupPlace' ? 'agency' : '']);
  expect(EMPTY).toEqual(Object.fromEntries(texts));
});

describe.each(PICKUP_EXAMPLES)('of a pick-up at the place $place every detail', ({ place, details }) => {
  test('is in the form, and stored as it is there', () => {
    const texts = toPickupTexts(details);
    expect(texts).toEqual({ ...EMPTY, ...details });
    const { pickupPlace: _, ...others } = details;
    expect(normalizePickup(texts)).toEqual(place === 'agency' ? others : details);
  });

  test('that is too long is a problem', () => {
    const { pickupPlace: _, ...others } = details;
    for (const name of Object.keys(others)) {
      const problems = findPickupProblems({ ...EMPTY, ...details, [name]: 'x'.repeat(1_000) });
      expect(problems).toEqual({ [name]: expect.objectContaining({ type: 'too_long' }) });
    }
  });
});

test('an empty place means the agency', () => {
  const texts: PickupTexts = { ...EMPTY, pickupPlace: '', flightNumber: '!' };
  expect([normalizePickup(texts), findPickupProblems(texts)]).toEqual([{}, {}]);
});

test.each<[string, Partial<PickupTexts>, object]>([
  ['nothing', {}, {}],
  ['the agency, which is the default', { pickupPlace: 'agency', pickupTime: '10:30' }, { pickupTime: '10:30' }],
  [
    'a flight without the address of another place',
    { pickupPlace: 'airport', flightNumber: ' at  641 ', pickupAddress: 'Riad' },
    { pickupPlace: 'airport', flightNumber: 'AT 641' },
  ],
  [
    'an address on one line without the flight of another place',
    { pickupPlace: 'address', pickupAddress: ' Riad Yasmine\n Marrakech', flightNumber: 'AT 641' },
    { pickupPlace: 'address', pickupAddress: 'Riad Yasmine Marrakech' },
  ],
  ['a note', { note: ' Two\nsuitcases ' }, { note: 'Two suitcases' }],
])('%s is stored', (_, texts, details) => {
  expect(normalizePickup({ ...EMPTY, ...texts })).toEqual(details);
});

test.each<[Partial<PickupTexts>, object]>([
  [{}, {}],
  [{ pickupPlace: 'airport' }, {}],
  [{ pickupPlace: 'address', pickupAddress: ' ' }, { pickupAddress: { type: 'required' } }],
  [{ pickupPlace: 'airport', flightNumber: '!' }, { flightNumber: { type: 'malformed' } }],
  [{ pickupPlace: 'agency', flightNumber: '!' }, {}],
  [{ pickupPlace: 'address', pickupAddress: 'x'.repeat(201) }, { pickupAddress: { type: 'too_long', maximum: 200 } }],
  [{ note: 'x'.repeat(501) }, { note: { type: 'too_long', maximum: 500 } }],
  [{ pickupTime: '24:00' }, { pickupTime: { type: 'malformed' } }],
  [{ pickupPlace: 'moon' }, { pickupPlace: { type: 'malformed' } }],
])('%j has the problems %j', (texts, problems) => {
  expect(findPickupProblems({ ...EMPTY, ...texts })).toEqual(problems);
});
