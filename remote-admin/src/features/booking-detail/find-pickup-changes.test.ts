import { toPickupTexts } from 'shared-kit/domain';
import { BOOKING } from '../../testing/examples.ts';
import { findPickupChanges } from './find-pickup-changes.ts';

const AIRPORT = { ...BOOKING, pickupPlace: 'airport', flightNumber: 'AT 641', note: 'Two suitcases' } as const;

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
