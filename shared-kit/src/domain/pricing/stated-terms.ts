import type { Car } from '../fleet/car-fields.ts';
import type { RentalTerms, RentalTermsOfClass } from './rental-terms-fields.ts';

/** What the FAQ, the terms of service and the other texts of the site say where the terms for all cars set nothing. */
export const STATED_TERMS = { minAge: 21, youngDriverBelow: 25, minLicenceYears: 1 } as const;

/** A feature of cars, in lower case, that set kilometers contradict. */
const UNLIMITED_MILEAGE = 'unlimited mileage';

/** Something that is stated: a number, "fully insured", "bring your driver's license and your code", or a feature of cars. */
export type StatedTerm = keyof typeof STATED_TERMS | 'excess' | 'documents' | 'kmPerDay';

/**
 * Returns which of the set terms the texts of the site contradict, which state those for all cars, or the features of cars
 * (docs/rules.md#terms-of-a-rental).
 * @param defaults the terms for all cars
 */
export function findContradictions(
  { type, ...terms }: Omit<RentalTermsOfClass, 'id'>,
  defaults: RentalTerms,
  cars: readonly Pick<Car, 'type' | 'features'>[],
): readonly StatedTerm[] {
  const stated: RentalTerms = { ...STATED_TERMS, ...defaults };
  const numbers = (Object.keys(STATED_TERMS) as (keyof typeof STATED_TERMS)[]).filter(
    (name) => type && terms[name] !== undefined && terms[name] !== stated[name],
  );
  const areUnlimited = cars.some(
    (car) => (!type || car.type === type) && car.features.some((name) => name.toLowerCase() === UNLIMITED_MILEAGE),
  );
  return [
    ...numbers,
    ...(terms.excess ? ['excess' as const] : []),
    ...(terms.documents ? ['documents' as const] : []),
    ...(terms.kmPerDay && areUnlimited ? ['kmPerDay' as const] : []),
  ];
}
