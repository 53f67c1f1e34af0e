import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { CARS } from '../seed.ts';
import { STATEMENTS, withValues } from '../statements.ts';
import { daysFrom, query } from './availability.ts';

/**
 * Measures the search for alternatives to a car and days that are not available, with 10,000 cars and 100,000 bookings.
 * Each request is about another car and other days. The thin server reads the bookings of the car, and similar cars
 * that are free.
 */
export async function measureAlternatives(bench: Bench): Promise<Result[]> {
  const [from, to] = daysFrom(10);
  let asked = 0;
  const ofCar = () => {
    asked += 1;
    const car = 1 + ((asked * 7_919) % CARS);
    return `${query(6 + (asked % 18))}&carId=car-${String(car).padStart(6, '0')}`;
  };
  const ofFilters = () => `${query(6 + (asked++ % 18))}&type=SUV&seats=5&maxPrice=21`;
  return [
    await measureThroughput(bench, {
      title: 'alternatives to a car of 10,000',
      api: { method: 'GET', path: () => `/api/alternatives${ofCar()}` },
      thin: { method: 'GET', path: () => `/alternatives${ofCar()}` },
      sql: withValues(STATEMENTS.alternatives, ['car-004321', from, to]),
    }),
    await measureThroughput(bench, {
      title: 'the same, for filters instead of a car',
      api: { method: 'GET', path: () => `/api/alternatives${ofFilters()}` },
      thin: { method: 'GET', path: () => `/alternatives${ofCar()}` },
    }),
  ];
}
