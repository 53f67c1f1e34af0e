import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/**
 * Measures a search for 20 of 10,000 cars with two conditions, a sort order and the total count: for the same page each
 * time, as when all visitors open the car list, and for a different page each time.
 */
export async function measureSearch(bench: Bench): Promise<Result[]> {
  const sql = withValues(STATEMENTS.search, ['SUV', 60, 20, 40]);
  let asked = 0;
  const other = () => searchPage(1 + (asked++ % 20));
  return [
    await measureThroughput(bench, { ...ask(() => searchPage(3)), title: 'search, 20 of 10,000 cars, counted', sql }),
    await measureThroughput(bench, { ...ask(other), title: 'the same, another page each time' }),
  ];
}

function ask(body: () => object) {
  return {
    api: { method: 'POST', path: '/api/entities/Cars/search', body },
    thin: { method: 'POST', path: '/search', body },
  } as const;
}

function searchPage(page: number) {
  return {
    entity: 'Cars',
    query: [
      { field: 'type', operator: 'EQ', value: 'SUV' },
      { field: 'price', operator: 'lte', value: 60 },
    ],
    sort: { field: 'price', direction: 'ascending' },
    pagination: { page, size: 20 },
  };
}
