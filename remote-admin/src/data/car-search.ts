import type { EntitySearch } from 'shared-kit/api-client';

/** A page of a search of the fleet, with the cars that are not on sale. */
export type CarSearch = Required<Pick<EntitySearch<'Cars'>, 'query' | 'pagination'>> &
  Pick<EntitySearch<'Cars'>, 'text' | 'sort'>;
