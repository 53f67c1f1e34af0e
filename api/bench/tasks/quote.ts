import { addDays, type CalendarDay } from 'shared-kit/domain';
import type { Bench, Result } from '../bench.ts';
import { measureThroughput } from '../measure-throughput.ts';
import { setPriceRules } from '../set-price-rules.ts';

/** Measures the quote of a week, without rules and with those of a year. The thin server reads the price and multiplies. */
export async function measureQuote(bench: Bench): Promise<Result[]> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const body = { carId: 'car-004321', pickupDate: addDays(today, 20), dropoffDate: addDays(today, 26) };
  const task = {
    api: { method: 'POST', path: '/api/quote', body },
    thin: { method: 'POST', path: '/quote', body },
  } as const;
  const without = await measureThroughput(bench, { title: 'quote a week, no rules', ...task });
  await setPriceRules(bench);
  return [without, await measureThroughput(bench, { title: 'quote a week, a year of seasons', ...task })];
}
