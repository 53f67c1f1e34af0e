import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';

/** Returns the features of the cars of the fleet, the most frequent first; none while they load or cannot be read. */
export function useCarFeatures(): readonly string[] {
  const { api } = useHost();
  const load = async () => {
    const { data } = await api.searchEntities({ entity: 'Cars', fields: ['features'], includeHidden: true });
    const counts = new Map<string, number>();
    for (const feature of data.flatMap(({ features }) => features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one).map(([feature]) => feature);
  };
  return useSWR(cacheKeys.carFeatures, load, { keepPreviousData: true }).data ?? [];
}
