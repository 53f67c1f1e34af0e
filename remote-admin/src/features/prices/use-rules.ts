import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import type { Rule, RuleName } from './rules.ts';

/** Reads the owner's rules of one entity. */
export function useRules<Name extends RuleName>(entity: Name): QueryState<readonly Rule<Name>[]> {
  const { api } = useHost();
  const read = async () => (await api.searchEntities({ entity })).data as readonly Rule<Name>[];
  return toQueryState(
    useSWR(cacheKeys.priceRules(entity), read, { ...STAFF_QUERY, revalidateOnMount: true }),
    STAFF_STATE,
  );
}
