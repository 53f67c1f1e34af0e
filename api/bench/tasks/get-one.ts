import type { Bench, Result } from '../bench.ts';
import { measureSteady } from '../measure-steady.ts';
import { STATEMENTS, withValues } from '../statements.ts';

const CAR = 'car-004321';

/** One car by its key. */
export async function measureGetOne(bench: Bench): Promise<Result> {
  return await measureSteady(bench, {
    title: 'get one car',
    api: { method: 'GET', path: `/api/entities/Cars/${CAR}` },
    thin: { method: 'GET', path: `/car/${CAR}` },
    sql: withValues(STATEMENTS.car, [CAR]),
  });
}
