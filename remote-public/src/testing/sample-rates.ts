import type { OfferedRates } from 'shared-kit/api-client';
import { NO_CAR_RATES } from 'shared-kit/domain';

const SEAT = {
  id: 2,
  names: { en: 'Child seat', fr: 'Siège enfant' },
  per: 'day',
  price: 4,
  maxQuantity: 3,
  stock: 6,
  active: true,
} as const;
const DRIVER = { id: 3, names: { en: 'Additional driver' }, per: 'rental', price: 20, active: true } as const;
const HOURS = [{ from: '08:00', to: '20:00' }];

/** Returns rules of every kind: Christmas costs half more, two of three seats are left. */
export function sampleRates(changes: Partial<OfferedRates> = {}): OfferedRates {
  return {
    ...NO_CAR_RATES,
    seasons: [
      {
        id: 1,
        names: { en: 'Christmas', fr: 'Noël' },
        kind: 'season',
        ranges: [{ from: '2026-12-15', to: '2027-01-05' }],
        percent: 50,
        lengthDiscounts: true,
      },
    ],
    extras: [{ ...SEAT, left: 2 }, DRIVER],
    places: [
      { id: 4, names: { en: 'Office' }, kind: 'agency', hours: HOURS },
      {
        id: 5,
        names: { en: 'Airport', fr: 'Aéroport' },
        kind: 'airport',
        pickupFee: 15,
        dropoffFee: 10,
        hours: HOURS,
        outOfHoursFee: 12.5,
      },
      { id: 6, names: { en: 'Your hotel' }, kind: 'address', pickupFee: 8 },
      { id: 7, names: { en: 'Station' }, kind: 'other' },
    ],
    terms: {
      deposit: 500,
      depositMethod: 'card',
      excess: 900,
      minAge: 21,
      youngDriverBelow: 25,
      youngDriverPerDay: 6,
      youngDriverMax: 15,
    },
    ...changes,
  };
}
