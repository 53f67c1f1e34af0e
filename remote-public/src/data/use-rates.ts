import { isNotFound, type OfferedRates } from 'shared-kit/api-client';
import type { HostServices } from 'shared-kit/contract';
import { type CarRates, type DateRange, NO_CAR_RATES } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads the rules that make the quotes of a car; null when the owner has set none. */
export function useRates(carId: string): QueryState<CarRates | null> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.rates(carId), () => readRates(api, carId)));
}

/**
 * Reads what is left of the extras of a car on the days, together with its rules. While it is not known, nothing limits extras.
 * @param known the rules of the car; absent when there are none
 */
export function useRatesOn(carId: string, range: DateRange | undefined, known: CarRates | undefined): OfferedRates {
  const { api } = useHost();
  const isLimited = range && known?.extras.some(({ stock }) => stock !== undefined);
  const read = useSWR(
    isLimited ? cacheKeys.ratesOn(carId, range) : null,
    range ? async () => await api.getRates(carId, range) : null,
    { keepPreviousData: true },
  );
  return (isLimited && read.data) || known || NO_CAR_RATES;
}

/** @throws ApiError, except from a server that knows no rules */
async function readRates(api: HostServices['api'], carId: string): Promise<CarRates | null> {
  try {
    const rates = await api.getRates(carId);
    // Nothing is sent with the page while there is nothing to tell.
    return Object.values(rates).some((rule) => typeof rule === 'object' && Object.keys(rule).length > 0) ? rates : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
