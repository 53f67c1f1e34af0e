import { addDays, type CalendarDay } from 'shared-kit/domain';
import type { Bench } from './bench.ts';

const SEASONS = 24;
const DAYS = 15;

/** Sets an owner's rules: a year of short seasons with percentages and prices of classes, and discounts of lengths. */
export async function setPriceRules({ api, token }: Bench): Promise<void> {
  const today = new Date().toISOString().slice(0, 10) as CalendarDay;
  const seasons = Array.from({ length: SEASONS }, (_, nth) => ({
    names: { en: `Season ${nth}` },
    kind: 'season',
    ranges: [{ from: addDays(today, nth * DAYS), to: addDays(today, nth * DAYS + DAYS - 1) }],
    percent: nth + 0.5,
    ...(nth % 3 === 0 && { prices: [{ type: 'SUV', price: 55.5 }] }),
  }));
  const discounts = [3, 7, 14, 30].map((fromDays) => ({ fromDays, percent: fromDays / 2 }));
  for (const [entity, list] of Object.entries({ PriceSeasons: seasons, LengthDiscounts: discounts })) {
    const { ok, status } = await fetch(`${api}/api/entities/${entity}/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(list),
    });
    if (!ok) throw new Error(`${entity} answered ${status}`);
  }
}
