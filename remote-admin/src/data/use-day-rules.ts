import { NO_PRICE_RULES, type PriceRules } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';

const OPTIONS = { ...STAFF_QUERY, revalidateOnMount: true };

/** Reads the rules that change what a day of any car costs; none until they are known. */
export function useDayRules(): PriceRules {
  const { api } = useHost();
  const read = async <Name extends 'PriceSeasons' | 'LengthDiscounts'>(entity: Name) =>
    (await api.searchEntities({ entity })).data;
  const seasons = useSWR(cacheKeys.priceRules('PriceSeasons'), () => read('PriceSeasons'), OPTIONS).data;
  const discounts = useSWR(cacheKeys.priceRules('LengthDiscounts'), () => read('LengthDiscounts'), OPTIONS).data;
  return { ...NO_PRICE_RULES, ...(seasons && { seasons }), ...(discounts && { lengthDiscounts: discounts }) };
}
