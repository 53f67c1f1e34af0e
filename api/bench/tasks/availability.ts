import { addDays, type CalendarDay } from 'shared-kit/domain';
import type { Bench, Result } from '../bench.ts';
import { measureSteady, type SteadyTask } from '../measure-steady.ts';
import { PERIOD_DAYS } from '../seed.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/**
 * Which of 10,000 cars with 100,000 bookings are taken on three days: about one in six. The same days all the time, as
 * in a rush on a holiday, other days each time, and on one connection: ten wait for each other's processor time.
 */
export async function measureAvailability(bench: Bench): Promise<Result[]> {
  const [from, to] = daysFrom(10);
  const sql = withValues(STATEMENTS.availability, [to, from]);
  let asked = 0;
  // Days on which about as many cars are taken.
  const other = () => query(6 + (asked++ % 18));
  return [
    await measureSteady(bench, { ...ask(() => query(10)), title: 'availability of 10,000 cars', sql }),
    await measureSteady(bench, { ...ask(other), title: 'the same, other days each time' }),
    await measureSteady(bench, { ...ask(other), title: 'the same, on one connection', connections: 1 }),
  ];
}

function ask(makeQuery: () => string): Pick<SteadyTask, 'api' | 'thin'> {
  return {
    api: { method: 'GET', path: () => `/api/availability${makeQuery()}` },
    thin: { method: 'GET', path: () => `/availability${makeQuery()}` },
  };
}

function query(day: number): string {
  const [from, to] = daysFrom(day);
  return `?from=${from}&to=${to}`;
}

function daysFrom(day: number): readonly [CalendarDay, CalendarDay] {
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const from = addDays(today, 2 * PERIOD_DAYS + day);
  return [from, addDays(from, 2)];
}
