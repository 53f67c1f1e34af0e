import type { OfferedRates } from 'shared-kit/api-client';
import { type DateRange, NO_CAR_RATES } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

/** Those of an owner who has set no rules, and of a car whose rules are not known. */
export const NO_RATES: OfferedRates = { ...NO_CAR_RATES, version: 0 };

/**
 * Reads the rules that price rentals of a car, with what is left of the extras on the days of a range. Those of the former days
 * stay while they load.
 * @param carId undefined or '' reads nothing
 */
export function useRates(carId: string | undefined, range?: DateRange): QueryState<OfferedRates> {
  const { api } = useHost();
  const key = carId ? cacheKeys.rates(carId, range) : null;
  return toQueryState(
    useSWR(key, () => api.getRates(carId ?? '', range), STAFF_QUERY),
    STAFF_STATE,
  );
}
