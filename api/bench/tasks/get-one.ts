import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { STATEMENTS, withValues } from '../statements.ts';

const CAR = 'car-004321';

/** Measures reading one car by its key. */
export async function measureGetOne(bench: Bench): Promise<Result> {
  return await measureThroughput(bench, {
    title: 'get one car',
    api: { method: 'GET', path: `/api/entities/Cars/${CAR}` },
    thin: { method: 'GET', path: `/car/${CAR}` },
    sql: withValues(STATEMENTS.car, [CAR]),
  });
}
