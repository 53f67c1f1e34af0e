import type { DateRange, FleetFacets, FleetFilters, FleetPage } from 'shared-kit/domain';
import { type FleetChoice, filtersOf, listFilters, removeField } from '../../data/fleet-url.ts';
import { useFleetCount } from '../../data/use-fleet.ts';

/** The filters whose facets count every car once, so that their sum is the number of cars without the filter. */
const FACETS = { types: 'type', transmissions: 'transmission', seats: 'seats', fuels: 'fuel' } as const;

/** A filter that alone stands between the visitor and cars. */
export interface SingleRemoval {
  readonly field: keyof FleetFilters;
  /** Cars that are free without it. */
  readonly count: number;
  readonly next: FleetChoice;
}

/**
 * Returns the filters of an empty list of which one alone can be removed to find cars, the one that leaves most first;
 * none when a single filter is set, which is cleared like all.
 */
export function useSingleRemovals(page: FleetPage, range: DateRange, choice: FleetChoice): readonly SingleRemoval[] {
  const fields = [...new Set(listFilters(choice).map(({ field }) => field))];
  const ask = (field: keyof FleetFilters) => (fields.length > 1 && fields.includes(field) ? range : undefined);
  const withAnyDrive = useFleetCount(ask('fourByFour'), filtersOf(removeField(choice, 'fourByFour')));
  const withAnyPrice = useFleetCount(ask('maxPrice'), filtersOf(removeField(choice, 'maxPrice')));
  const countWithout = (field: keyof FleetFilters): number => {
    if (field === 'fourByFour' || field === 'maxPrice') {
      const counted = field === 'fourByFour' ? withAnyDrive : withAnyPrice;
      return counted.status === 'ready' ? counted.value.pagination.total : 0;
    }
    return sumOf(page.facets, FACETS[field]);
  };
  if (fields.length < 2) return [];
  return fields
    .map((field) => ({ field, count: countWithout(field), next: removeField(choice, field) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

function sumOf(facets: FleetFacets, name: (typeof FACETS)[keyof typeof FACETS]): number {
  return facets[name].reduce((sum: number, { count }) => sum + count, 0);
}
