import { findPickupProblems, normalizePickup, type PickupTexts, toPickupTexts } from './pickup-fields.ts';

const EMPTY = toPickupTexts({});

test('a booking without details has texts of a form: the agency, and empty ones', () => {
  expect(EMPTY).toEqual({ pickupTime: '', pickupPlace: 'agency', pickupAddress: '', flightNumber: '', note: '' });
  expect(toPickupTexts({ pickupPlace: 'airport', note: 'Two' })).toEqual({
    ...EMPTY,
    pickupPlace: 'airport',
    note: 'Two',
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
