import { useEffect, useState } from 'react';
import type { Rental } from './use-rental.ts';

type Parts = typeof import('./priced-parts.ts');

/**
 * Returns the parts of the dialog that are about the owner's rules, once they are needed and loaded. Without them a car can be
 * booked, too.
 */
export function usePricedParts({ rates, formerPrice }: Rental): Partial<Parts> {
  const [parts, setParts] = useState<Partial<Parts>>({});
  const { seasons, lengthDiscounts, extras, places, terms } = rates;
  const lists = [seasons, lengthDiscounts, extras, places, Object.keys(terms)];
  const isNeeded = formerPrice !== undefined || lists.some(({ length }) => length > 0);
  useEffect(() => {
    if (isNeeded) import('./priced-parts.ts').then(setParts, () => undefined);
  }, [isNeeded]);
  return parts;
}
