import { isApiError, type OfferedRates } from 'shared-kit/api-client';
import type { HostServices } from 'shared-kit/contract';
import {
  type CarRates,
  type DateRange,
  LOCALE_CODES,
  type LocaleCode,
  NO_CAR_RATES,
  type RentalTerms,
} from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

/** Reads the rules that make the quotes of a car; null when the owner has set none. */
export function useRates(carId: string): QueryState<CarRates | null> {
  const host = useHost();
  return toQueryState(useSWR(cacheKeys.rates(carId), () => readRates(host, carId)));
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

/** Reads the terms that hold for cars of all classes; undefined when the owner has set none, or they are not known. */
export function useDefaultTerms(): RentalTerms | undefined {
  const host = useHost();
  return useSWR(cacheKeys.rates(''), () => readRates(host)).data?.terms;
}

/** @throws ApiError, except from a server that knows no rules, or none without a car */
async function readRates({ api, locale }: HostServices, carId?: string): Promise<CarRates | null> {
  try {
    const rates = await api.getRates(carId);
    // Nothing is sent with the page while there is nothing to tell.
    return Object.values(rates).some((rule) => typeof rule === 'object' && Object.keys(rule).length > 0)
      ? inLanguage(rates, locale.code)
      : null;
  } catch (error) {
    if (isApiError(error) && NOT_KNOWN.includes(error.status)) return null;
    throw error;
  }
}

const NOT_KNOWN: readonly number[] = [400, 404];

/** Returns rules with their names in English and in one language: those in others would make the page heavier. */
function inLanguage(rates: CarRates, locale: LocaleCode): CarRates {
  const others: readonly string[] = LOCALE_CODES.filter((code) => code !== 'en' && code !== locale);
  return JSON.parse(JSON.stringify(rates), (key, value) => (others.includes(key) ? undefined : value));
}
