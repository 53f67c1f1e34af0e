import type { OfferedRates } from 'shared-kit/api-client';
import { NO_CAR_RATES, type PickupTexts, toPickupTexts } from 'shared-kit/domain';
import { sampleRates } from '../../testing/sample-rates.ts';
import { type ChoiceTexts, NO_CHOICES, readChoices } from './rental-choices.ts';

type Case = [name: string, Partial<PickupTexts>, Partial<ChoiceTexts>, booked: object, rates?: OfferedRates];

test.each<Case>([
  ['nothing', {}, {}, {}],
  ['the agency', { pickupPlace: 'agency' }, {}, {}],
  ['a kind, as a draft from before there were places', { pickupPlace: 'airport' }, {}, { pickupPlace: '5' }],
  [
    'an airport with its flight number',
    { pickupPlace: '5', flightNumber: 'at 641', pickupAddress: 'Riad' },
    {},
    { pickupPlace: '5', flightNumber: 'AT 641' },
  ],
  ['a place that is no longer offered', { pickupPlace: '9' }, { dropoffPlace: '9' }, {}],
  ['the same place for the return', { pickupPlace: '5' }, { dropoffPlace: '5' }, { pickupPlace: '5' }],
  [
    'the agency for the return',
    { pickupPlace: '5' },
    { dropoffPlace: 'agency' },
    { pickupPlace: '5', dropoffPlace: 'agency' },
  ],
  ['a time of the return', {}, { dropoffTime: '10:00' }, { dropoffTime: '10:00' }],
  [
    'more than is left, one that is gone, and none',
    {},
    { extras: { 2: 3, 8: 1, 3: 0 } },
    { extras: [{ id: 2, quantity: 2 }] },
  ],
  ['a young driver', {}, { youngDriver: true }, { youngDriver: true }],
  [
    'all of it, where the owner has set nothing',
    { pickupPlace: '5', pickupTime: '10:00' },
    { dropoffTime: '10:00', dropoffPlace: '5', extras: { 2: 1 }, youngDriver: true },
    { pickupTime: '10:00' },
    NO_CAR_RATES,
  ],
  ['a kind where the owner has set nothing', { pickupPlace: 'airport' }, {}, { pickupPlace: 'airport' }, NO_CAR_RATES],
])('of %s, what is offered is booked', (_, pickup, choices, booked, rates = sampleRates()) => {
  expect(readChoices({ ...toPickupTexts({}), ...pickup }, { ...NO_CHOICES, ...choices }, rates)).toEqual(booked);
});
