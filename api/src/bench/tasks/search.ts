import type { Bench, Result } from '../bench.ts';
import { measureSteady } from '../measure-steady.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/** Twenty of 10,000 cars: two conditions, an order, the third page, and the count of all that match. */
export async function measureSearch(bench: Bench): Promise<Result> {
  const body = {
    entity: 'Cars',
    query: [
      { field: 'type', operator: 'EQ', value: 'SUV' },
      { field: 'price', operator: 'lte', value: 60 },
    ],
    sort: { field: 'price', direction: 'ascending' },
    pagination: { page: 3, size: 20 },
  };
  return await measureSteady(bench, {
    title: 'search, 20 of 10,000 cars, counted',
    api: { method: 'POST', path: '/api/entities/Cars/search', body },
    thin: { method: 'POST', path: '/search', body },
    sql: withValues(STATEMENTS.search, ['SUV', 60, 20, 40]),
  });
}
