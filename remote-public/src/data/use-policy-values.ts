import { SAME_DAY_CUTOFF_TIME, STATED_TERMS } from 'shared-kit/domain';
import { useFormat, useHost } from 'shared-kit/remote';

/** Returns the arguments of messages that state the agency's policies, in the language of the page. */
export function usePolicyValues() {
  const { agencyName, address, phone, maxDaysAhead, maxRentalDays, openingHours } = useHost().site;
  const { time, days } = useFormat();
  return {
    agencyName,
    address,
    phone,
    maxDaysAhead: days(maxDaysAhead, 'afterPreposition'),
    maxRentalDays: days(maxRentalDays),
    minimumAge: STATED_TERMS.minAge,
    youngDriverBelow: STATED_TERMS.youngDriverBelow,
    cutOff: time(SAME_DAY_CUTOFF_TIME),
    opens: time(openingHours.opens),
    closes: time(openingHours.closes),
  } as const;
}
