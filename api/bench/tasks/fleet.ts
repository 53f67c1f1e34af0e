import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { setPriceRules } from '../set-price-rules.ts';
import { STATEMENTS, withValues } from '../statements.ts';
import { daysFrom, query } from './availability.ts';

/** Cars of this task. */
export const FLEET_CARS = 20_000;

/**
 * Measures the first page of 20,000 cars with 200,000 bookings, filtered by class and price, free on three days, with the counts of
 * all filters; and the same with prices by an owner's rules.
 */
export async function measureFleet(bench: Bench): Promise<Result[]> {
  const [from, to] = daysFrom(10);
  const filters = '&type=SUV&maxPrice=60';
  let asked = 0;
  const other = (days?: number) => `${query(6 + (asked++ % 18), days)}${filters}`;
  /** On one connection, in the order of the prices. @param days two weeks touch two of the owner's seasons */
  const onOne = (title: string, days: number) =>
    measureThroughput(bench, {
      title,
      api: { method: 'GET', path: () => `/api/fleet${other(days)}&sort=price` },
      thin: { method: 'GET', path: () => `/fleet${other(days)}` },
      connections: 1,
    });
  const results = [
    await measureThroughput(bench, {
      title: 'a page of 20,000 cars, filtered, counted',
      api: { method: 'GET', path: () => `/api/fleet${other()}` },
      thin: { method: 'GET', path: () => `/fleet${other()}` },
      sql: withValues(STATEMENTS.fleet, ['SUV', 60, from, to]),
    }),
    await onOne('the same by price, on one connection', 3),
    await onOne('the same, 15 days', 15),
  ];
  await setPriceRules(bench);
  return [...results, await onOne('three days, priced by rules', 3), await onOne('15 days, priced by rules', 15)];
}
