import { findContradictions } from './stated-terms.ts';

test.each([
  [{}, []],
  [{ minAge: 21, youngDriverBelow: 25, minLicenceYears: 1, excess: 0 }, []],
  [{ minAge: 23, minLicenceYears: 2, deposit: 500 }, ['minAge', 'minLicenceYears']],
  [{ excess: 900, documents: { en: 'Passport' } }, ['excess', 'documents']],
])('of %j the texts contradict %j', (terms, names) => {
  expect(findContradictions(terms)).toEqual(names);
});
