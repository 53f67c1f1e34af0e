import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { CARS } from '../seed.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/** Measures the console's search for a text in 100,000 bookings: another confirmation code each time. */
export async function measureTextSearch(bench: Bench): Promise<Result> {
  let asked = 0;
  const body = () => {
    asked += 1;
    return {
      text: `SEED-${1 + ((asked * 7_919) % CARS)}-5`,
      sort: { field: 'pickupDate', direction: 'descending' },
      pagination: { page: 1, size: 6 },
    };
  };
  return await measureThroughput(bench, {
    title: 'text search in 100,000 bookings',
    api: { method: 'POST', path: '/api/entities/CarsBooking/search', body, token: bench.token },
    thin: { method: 'POST', path: '/text', body },
    sql: withValues(STATEMENTS.text, ['seed-4321-5']),
  });
}
