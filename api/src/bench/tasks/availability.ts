import { addDays, type CalendarDay } from 'shared-kit/domain';
import type { Bench, Result } from '../bench.ts';
import { measureSteady, type SteadyTask } from '../measure-steady.ts';
import { PERIOD_DAYS } from '../seed.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/**
 * Which of 10,000 cars with 100,000 bookings are taken on three days: about one in six. Also on one connection: ten
 * of them wait for each other's processor time.
 */
export async function measureAvailability(bench: Bench): Promise<Result[]> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const from = addDays(today, 2 * PERIOD_DAYS + 10);
  const to = addDays(from, 2);
  const query = `?from=${from}&to=${to}`;
  const task: Pick<SteadyTask, 'api' | 'thin'> = {
    api: { method: 'GET', path: `/api/availability${query}` },
    thin: { method: 'GET', path: `/availability${query}` },
  };
  const sql = withValues(STATEMENTS.availability, [to, from]);
  return [
    await measureSteady(bench, { ...task, title: 'availability of 10,000 cars', sql }),
    await measureSteady(bench, { ...task, title: 'the same, on one connection', connections: 1 }),
  ];
}
