import { addDays, CAR_TYPES, type CalendarDay, type DateRange, type PriceRules } from 'shared-kit/domain';

const FIRST_DAY: CalendarDay = '2026-12-01';

/** Returns a source of whole numbers below a limit, the same ones in each run. */
export function createDraw(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Draws rules of an owner, with seasons that do not overlap, for a year. */
export function drawPriceRules(draw: (limit: number) => number, carIds: readonly string[]): PriceRules {
  const seasons: PriceRules['seasons'][number][] = [];
  for (const kind of ['season', 'event'] as const) {
    let from = addDays(FIRST_DAY, draw(30));
    while (seasons.length < 12 && from < addDays(FIRST_DAY, 365)) {
      const to = addDays(from, draw(kind === 'event' ? 6 : 60));
      const own = { carId: carIds[draw(carIds.length)] ?? '', price: 1 + draw(20_000) / 100 };
      const ofClass = { type: CAR_TYPES[draw(CAR_TYPES.length)] ?? CAR_TYPES[0], price: 1 + draw(20_000) / 100 };
      seasons.push({
        id: seasons.length + 1,
        names: { en: `${kind} ${seasons.length}` },
        kind,
        ranges: [{ from, to }],
        ...(draw(3) > 0 && { percent: draw(20_000) / 100 - 95 }),
        ...(draw(2) > 0 && { prices: [own, ofClass].slice(0, 1 + draw(2)) }),
        ...(draw(4) === 0 && { minDays: 1 + draw(6) }),
        lengthDiscounts: draw(4) > 0,
      });
      from = addDays(to, 1 + draw(40));
    }
  }
  return {
    seasons,
    lengthDiscounts: Array.from({ length: draw(4) }, (_, nth) => ({
      id: nth + 1,
      fromDays: 2 + nth * 5 + draw(4),
      percent: 1 + draw(5_000) / 100,
    })),
    extras: Array.from({ length: draw(4) }, (_, nth) => ({
      id: nth + 1,
      names: { en: `Extra ${nth}` },
      per: draw(2) === 0 ? ('day' as const) : ('rental' as const),
      price: draw(3_000) / 100,
      ...(draw(2) === 0 && { maxAmount: draw(9_000) / 100 }),
      maxQuantity: 5,
      active: true,
    })),
    places: Array.from({ length: draw(3) }, (_, nth) => ({
      id: nth + 1,
      names: { en: `Place ${nth}` },
      kind: (['airport', 'other', 'address'] as const)[nth] ?? 'other',
      ...(draw(2) === 0 && { pickupFee: draw(5_000) / 100 }),
      ...(draw(2) === 0 && { dropoffFee: draw(5_000) / 100 }),
      hours: [{ from: '08:00', to: '20:00' }],
      ...(draw(2) === 0 && { outOfHoursFee: draw(3_000) / 100 }),
    })),
    terms: draw(2) === 0 ? [] : [{ id: 1, youngDriverPerDay: draw(900) / 100, youngDriverMax: 40 }],
  };
}

/** Draws days of a rental. */
export function drawRange(draw: (limit: number) => number): DateRange {
  const from = addDays(FIRST_DAY, draw(330));
  return { from, to: addDays(from, draw(draw(4) === 0 ? 60 : 10)) };
}
