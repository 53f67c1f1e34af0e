import type { RentalTerms } from './rental-terms-fields.ts';

/** What the FAQ, the terms of service and the other texts of the site say, whatever the owner sets. */
export const STATED_TERMS = { minAge: 21, youngDriverBelow: 25, minLicenceYears: 1 } as const;

/** Something that the texts state: a number, "fully insured", or "bring your driver's license and your code". */
export type StatedTerm = keyof typeof STATED_TERMS | 'excess' | 'documents';

/** Returns which of the set terms the texts contradict (docs/rules.md#terms-of-a-rental). */
export function findContradictions(terms: RentalTerms): readonly StatedTerm[] {
  const numbers = (Object.keys(STATED_TERMS) as (keyof typeof STATED_TERMS)[]).filter(
    (name) => terms[name] !== undefined && terms[name] !== STATED_TERMS[name],
  );
  return [...numbers, ...(terms.excess ? ['excess' as const] : []), ...(terms.documents ? ['documents' as const] : [])];
}
