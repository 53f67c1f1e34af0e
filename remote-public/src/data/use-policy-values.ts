import { type RentalTerms, SAME_DAY_CUTOFF_TIME, STATED_TERMS } from 'shared-kit/domain';
import { useFormat, useHost } from 'shared-kit/remote';

/**
 * Returns the arguments of messages that state the agency's policies, in the language of the page.
 * @param terms that the owner has set for all cars
 */
export function usePolicyValues(terms: RentalTerms = {}) {
  const { agencyName, address, phone, maxDaysAhead, maxRentalDays, openingHours, currencySigns } = useHost().site;
  const { time, days, price } = useFormat();
  const { minAge, youngDriverBelow, minLicenceYears } = { ...STATED_TERMS, ...terms };
  const amountOrNone = (amount: number | undefined) => (amount ? price(amount, currencySigns.storefront) : 'none');
  return {
    agencyName,
    address,
    phone,
    maxDaysAhead: days(maxDaysAhead, 'afterPreposition'),
    maxRentalDays: days(maxRentalDays),
    minimumAge: minAge,
    heldYears: minLicenceYears,
    youngDriverBelow,
    youngDriverFee: amountOrNone(terms.youngDriverPerDay),
    excess: amountOrNone(terms.excess),
    cutOff: time(SAME_DAY_CUTOFF_TIME),
    opens: time(openingHours.opens),
    closes: time(openingHours.closes),
  } as const;
}
