import { findContradictions } from './stated-terms.ts';

const CARS = [
  { type: 'SUV', features: ['Bluetooth', 'Unlimited mileage'] },
  { type: 'Hatchback', features: [] },
] as const;

test.each<[...Parameters<typeof findContradictions>, readonly string[]]>([
  [{}, {}, CARS, []],
  // The texts state the terms for all cars.
  [{ minAge: 23, minLicenceYears: 2, youngDriverBelow: 26, deposit: 500 }, {}, CARS, []],
  [{ type: 'SUV', minAge: 21, minLicenceYears: 2 }, {}, CARS, ['minLicenceYears']],
  [{ type: 'SUV', minAge: 23, youngDriverBelow: 25 }, { minAge: 23, youngDriverBelow: 26 }, CARS, ['youngDriverBelow']],
  [{ excess: 900, documents: { en: 'Passport' } }, {}, CARS, ['excess', 'documents']],
  [{ excess: 0, kmPerDay: 250 }, {}, CARS, ['kmPerDay']],
  [{ type: 'SUV', kmPerDay: 250 }, {}, CARS, ['kmPerDay']],
  [{ type: 'Hatchback', kmPerDay: 250 }, {}, CARS, []],
])('of %j beside %j the texts contradict', (terms, defaults, cars, names) => {
  expect(findContradictions(terms, defaults, cars)).toEqual(names);
});
