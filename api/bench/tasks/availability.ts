import { addDays, type CalendarDay } from 'shared-kit/domain';
import type { Bench, Result } from '../bench.ts';
import { measureThroughput, type ThroughputTask } from '../measure-throughput.ts';
import { PERIOD_DAYS } from '../seed.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/**
 * Measures which of 10,000 cars with 100,000 bookings are taken on three days, about one in six: for the same days each
 * time (a holiday rush), for different days, and for different days on one connection, without contention for the CPU.
 */
export async function measureAvailability(bench: Bench): Promise<Result[]> {
  const [from, to] = daysFrom(10);
  const sql = withValues(STATEMENTS.availability, [to, from]);
  let asked = 0;
  // Ranges with about the same number of taken cars.
  const other = () => query(6 + (asked++ % 18));
  return [
    await measureThroughput(bench, { ...ask(() => query(10)), title: 'availability of 10,000 cars', sql }),
    await measureThroughput(bench, { ...ask(other), title: 'the same, other days each time' }),
    await measureThroughput(bench, { ...ask(other), title: 'the same, on one connection', connections: 1 }),
  ];
}

function ask(makeQuery: () => string): Pick<ThroughputTask, 'api' | 'thin'> {
  return {
    api: { method: 'GET', path: () => `/api/availability${makeQuery()}` },
    thin: { method: 'GET', path: () => `/availability${makeQuery()}` },
  };
}

/** Returns the query of some days; on three about one car in six is taken. */
export function query(day: number, days = 3): string {
  const [from, to] = daysFrom(day, days);
  return `?from=${from}&to=${to}`;
}

export function daysFrom(day: number, days = 3): readonly [CalendarDay, CalendarDay] {
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const from = addDays(today, 2 * PERIOD_DAYS + day);
  return [from, addDays(from, days - 1)];
}
