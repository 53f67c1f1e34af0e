import { addDays, type CalendarDay } from 'shared-kit/domain';
import type { Bench, Result } from '../bench.ts';
import { measureSteady } from '../measure-steady.ts';
import { PERIOD_DAYS } from '../seed.ts';
import { STATEMENTS, withValues } from '../statements.ts';

/** Which of 10,000 cars with 100,000 bookings are taken on three days: about one in six. */
export async function measureAvailability(bench: Bench): Promise<Result> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const from = addDays(today, 2 * PERIOD_DAYS + 10);
  const to = addDays(from, 2);
  const query = `?from=${from}&to=${to}`;
  return await measureSteady(bench, {
    title: 'availability of 10,000 cars',
    api: { method: 'GET', path: `/api/availability${query}` },
    thin: { method: 'GET', path: `/availability${query}` },
    sql: withValues(STATEMENTS.availability, [to, from]),
  });
}
