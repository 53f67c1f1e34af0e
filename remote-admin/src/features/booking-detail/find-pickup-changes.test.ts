import { toPickupTexts } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { BOOKING } from '../../testing/examples.ts';
import { findPickupChanges } from './find-pickup-changes.ts';

const AIRPORT = { ...BOOKING, pickupPlace: 'airport', flightNumber: 'AT 641', note: 'Two suitcases' } as const;

test.each(PICKUP_EXAMPLES)('every detail of the place $place is changed, and cleared', ({ place, details }) => {
  const texts = toPickupTexts(details);
  const { pickupPlace: _, ...others } = details;
  expect(findPickupChanges(BOOKING, texts)).toEqual(place === 'agency' ? others : details);
  const cleared = Object.fromEntries(Object.keys(others).map((name) => [name, '']));
  expect(findPickupChanges({ ...BOOKING, ...details }, toPickupTexts({}))).toEqual(
    place === 'agency' ? cleared : { ...cleared, pickupPlace: 'agency' },
  );
});

test.each([
  [BOOKING, {}, {}],
  [BOOKING, { pickupTime: '10:15', note: ' Call\nbefore ' }, { pickupTime: '10:15', note: 'Call before' }],
  [AIRPORT, {}, {}],
  [AIRPORT, { flightNumber: 'at 642' }, { flightNumber: 'AT 642' }],
  [AIRPORT, { flightNumber: '', note: ' ' }, { flightNumber: '', note: '' }],
  [AIRPORT, { pickupPlace: 'agency' }, { pickupPlace: 'agency', flightNumber: '' }],
  [
    AIRPORT,
    { pickupPlace: 'address', pickupAddress: 'Riad' },
    { pickupPlace: 'address', pickupAddress: 'Riad', flightNumber: '' },
  ],
])('only what differs is changed: %#', (booking, texts, changes) => {
  expect(findPickupChanges(booking, { ...toPickupTexts(booking), ...texts })).toEqual(changes);
});
