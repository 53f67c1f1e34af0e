import { isNotFound } from 'shared-kit/api-client';
import type { HostServices } from 'shared-kit/contract';
import type { CarRates } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads the rules that make the quotes of a car; null when the owner has set none. */
export function useRates(carId: string): QueryState<CarRates | null> {
  const { api } = useHost();
  return toQueryState(useSWR(cacheKeys.rates(carId), () => readRates(api, carId)));
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
