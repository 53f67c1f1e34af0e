import { addDays, type CalendarDay, countRentalDays, type DateRange, daysBetween, isoWeekday } from 'shared-kit/domain';
import type { Journal, JournalPayment, JournalRental } from './journal.ts';
import { daysOf, extrasOf } from './plain-price.ts';

/** Rates of the papers: of what has none of its own, and of extras and damage. */
export const TAX = { taxRate: 20, taxRates: { extras: 10, damage: 7 } };
const NOTICE = [0, 1, 2, 7, 30];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const money = (cents: number) => cents / 100;
/** Rounds a quotient of whole numbers, half away from zero, to some digits. */
const rounded = (dividend: number, divisor: number, digits: number) =>
  Math.round((dividend * 10 ** digits) / divisor) / 10 ** digits;
function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
const isRented = ({ status }: JournalRental) => status !== 'requested' && status !== 'canceled';
const isEarning = (rental: JournalRental) => isRented(rental) && rental.status !== 'reserved';

/** Returns the part of a sum that a day has: whole cents, and those that are left on the last day. */
function shareOf(cents: number, { from, to }: DateRange, day: CalendarDay): number {
  const days = countRentalDays(from, to);
  return Math.floor(cents / days) + (day === to ? cents % days : 0);
}

const carOn = ({ cars }: JournalRental, day: CalendarDay) => cars.findLast(({ since }) => since <= day)?.carId;

/**
 * Returns what a customer still owes, or the agency if it is negative; undefined for a booking of which nothing is expected.
 * @param firstPayment day of the first one in the season: what was over before has no sum
 */
function openOf(
  { status, last, total, charges, payments }: JournalRental,
  firstPayment: CalendarDay,
): number | undefined {
  const valid = payments.filter(({ isVoid }) => !isVoid);
  const isRecorded = charges.length > 0 || valid.length > 0;
  const wasOver = status === 'returned' && last < firstPayment;
  if (!isRecorded && (wasOver || status === 'requested' || status === 'canceled')) return undefined;
  const paid = valid.map(({ type, purpose, cents }) => {
    if (purpose === 'fine' || type === 'hold' || type === 'release') return 0;
    return type === 'refund' ? -cents : cents;
  });
  return (status === 'canceled' ? 0 : total) + sum(charges.map(({ cents }) => cents)) - sum(paid);
}

const flowOf = ({ type, cents }: JournalPayment) => {
  if (type === 'hold' || type === 'release') return 0;
  return type === 'refund' ? -cents : cents;
};

/**
 * Computes the figures of a period from what happened, day by day and car by car, as docs/rules.md#reports defines them;
 * lists are by key, in no order.
 */
export function plainReport(
  { cars, rentals, blocks, papers, services }: Journal,
  range: DateRange,
  today: CalendarDay,
) {
  const within = (day: CalendarDay) => range.from <= day && day <= range.to;
  const cells = cars.flatMap((car) => {
    const { carId, type } = car;
    const blocked = blocks.filter((block) => block.carId === carId);
    const booked = rentals
      .filter(({ status }) => status !== 'canceled')
      .flatMap((rental) => rental.cars.filter((one) => one.carId === carId).map((one) => one.since));
    const [since] = [car.entered, ...booked, ...blocked.map(({ from }) => from)].sort();
    return daysOf(range).map((day) => {
      const had = rentals.filter(
        (rental) => isRented(rental) && rental.first <= day && day <= rental.last && carOn(rental, day) === carId,
      );
      const earning = day <= today ? had.filter(isEarning) : [];
      const shares = earning.map((rental) => {
        const days = { from: rental.first, to: rental.last };
        const extras = sum(extrasOf(rental).map(({ cents }) => cents));
        return { main: shareOf(rental.total - extras, days, day), extras: shareOf(extras, days, day) };
      });
      const charged = rentals.flatMap(({ charges }) => charges.filter((one) => one.carId === carId && one.day === day));
      const costs =
        day > today
          ? []
          : [
              ...papers
                .filter((one) => one.carId === carId && one.from <= day && day <= (one.to ?? one.from))
                .map((one) => shareOf(one.cents, { from: one.from, to: one.to ?? one.from }, day)),
              ...services.filter((one) => one.carId === carId && one.day === day).map(({ cents }) => cents),
            ];
      const ofKind = (isDamage: boolean) =>
        sum(charged.filter((one) => one.isDamage === isDamage).map((one) => one.cents));
      return {
        ...{ carId, type, day },
        fleet: (since ?? day) <= day && day <= (car.deleted ?? day) ? 1 : 0,
        rented: had.length,
        blocked: blocked.filter(({ from, to }) => from <= day && day <= to).length,
        main: sum(shares.map(({ main }) => main)) + ofKind(false),
        extras: sum(shares.map(({ extras }) => extras)),
        damage: ofKind(true),
        ofRentals: sum(shares.map(({ main, extras }) => main + extras)),
        earningDays: earning.length,
        costs: sum(costs),
      };
    });
  });
  type Cell = (typeof cells)[number];

  const earnedOf = (list: readonly Cell[]) => sum(list.map(({ main, extras, damage }) => main + extras + damage));
  function usageOf(list: readonly Cell[]) {
    const [fleet, rented] = [sum(list.map((cell) => cell.fleet)), sum(list.map((cell) => cell.rented))];
    return {
      fleetDays: fleet,
      rentedDays: rented,
      blockedDays: sum(list.map(({ blocked }) => blocked)),
      ...(fleet > 0 && { occupancy: rounded(rented, fleet, 4) }),
      earned: money(earnedOf(list)),
    };
  }
  function netOf(list: readonly Cell[]): number {
    const parts = [
      { rate: TAX.taxRate, cents: sum(list.map(({ main }) => main)) },
      { rate: TAX.taxRates.extras, cents: sum(list.map(({ extras }) => extras)) },
      { rate: TAX.taxRates.damage, cents: sum(list.map(({ damage }) => damage)) },
    ];
    return earnedOf(list) - sum(parts.map(({ rate, cents }) => Math.round((cents * rate) / (100 + rate))));
  }
  function by<Entry>(
    keyOf: (cell: Cell) => string,
    entryOf: (list: readonly Cell[]) => Entry,
    isListed = (_list: readonly Cell[]) => true,
  ): Record<string, Entry> {
    const groups = [...groupBy(cells, keyOf)].filter(([, list]) => isListed(list));
    return Object.fromEntries(groups.map(([key, list]) => [key, entryOf(list)]));
  }
  function shares(list: readonly JournalRental[], keyOf: (rental: JournalRental) => string) {
    const groups = [...groupBy(list, keyOf)];
    return Object.fromEntries(
      groups.map(([key, of]) => [key, { rentals: of.length, amount: money(sum(of.map(({ total }) => total))) }]),
    );
  }

  const days = by(
    ({ day }) => day,
    (list) => ({ ...usageOf(list), net: money(netOf(list)) }),
  );
  const begun = rentals.filter((rental) => isRented(rental) && within(rental.first));
  const [firstPayment = today] = rentals.flatMap(({ payments }) => payments.map(({ day }) => day)).sort();
  const open = rentals.filter(({ first }) => within(first)).map((rental) => openOf(rental, firstPayment) ?? 0);
  const valid = rentals.flatMap(({ payments }) => payments.filter(({ isVoid }) => !isVoid));
  const moneyIn = valid.filter(({ day, type }) => within(day) && type !== 'hold' && type !== 'release');
  const held = valid.filter(({ day }) => day <= range.to);
  const ended = rentals.flatMap((rental) =>
    rental.status === 'canceled' && rental.canceled && within(rental.canceled.day)
      ? [{ ...rental, ...rental.canceled }]
      : [],
  );
  const lost = ended.filter(({ wasRequested }) => wasRequested);
  const kept = ended.filter(({ wasRequested }) => !wasRequested);
  const noticeOf = ({ first, day }: (typeof ended)[number]) => Math.max(0, daysBetween(day, first));
  const earningDays = sum(cells.map((cell) => cell.earningDays));
  const extras = begun.flatMap((rental) => extrasOf(rental));

  return {
    totals: {
      ...usageOf(cells),
      net: money(sum(Object.values(days).map(({ net }) => Math.round(net * 100)))),
      received: money(sum(moneyIn.map(flowOf))),
      open: money(sum(open.filter((cents) => cents > 0))),
      owed: money(-sum(open.filter((cents) => cents < 0)) || 0),
      held: money(
        sum(held.map(({ type, cents }) => ({ hold: cents, release: -cents, capture: -cents })[type as 'hold'] ?? 0)),
      ),
      rentals: begun.length,
      ...(earningDays > 0 && {
        averageDayPrice: rounded(sum(cells.map(({ ofRentals }) => ofRentals)), earningDays * 100, 2),
      }),
      ...(begun.length > 0 && {
        averageLength: rounded(sum(begun.map(({ first, last }) => countRentalDays(first, last))), begun.length, 1),
        averageLead: rounded(
          sum(begun.map(({ createdOn, first }) => Math.max(0, daysBetween(createdOn, first)))),
          begun.length,
          1,
        ),
      }),
      canceled: kept.length,
      lost: lost.length,
      lostAmount: money(sum(lost.map(({ total }) => total))),
    },
    days,
    weeks: by(({ day }) => [addDays(day, 1 - isoWeekday(day)), range.from].sort()[1] ?? '', usageOf),
    classes: by(({ type }) => type, usageOf),
    // Those of which there is something to say.
    cars: by(
      ({ carId }) => carId,
      (list) => {
        const costs = sum(list.map((cell) => cell.costs));
        return { ...usageOf(list), costs: money(costs), result: money(earnedOf(list) - costs) };
      },
      (list) =>
        list.some(
          ({ fleet, rented, blocked, damage, main, costs }) => fleet + rented + blocked + damage + main + costs > 0,
        ),
    ),
    methods: Object.fromEntries(
      [...groupBy(moneyIn, ({ method }) => method)].map(([method, list]) => [method, money(sum(list.map(flowOf)))]),
    ),
    notice: Object.fromEntries(
      NOTICE.map((least, index) => {
        const below = NOTICE[index + 1] ?? Number.POSITIVE_INFINITY;
        return [least, kept.filter((one) => noticeOf(one) >= least && noticeOf(one) < below).length];
      }),
    ),
    lost: Object.fromEntries(
      [...groupBy(lost, ({ by: who }) => who)].map(([who, list]) => [
        who,
        { requests: list.length, amount: money(sum(list.map(({ total }) => total))) },
      ]),
    ),
    extras: Object.fromEntries(
      [...groupBy(extras, ({ extra }) => extra)].map(([extra, list]) => [
        extra,
        {
          rentals: list.length,
          pieces: sum(list.map(({ quantity }) => quantity)),
          amount: money(sum(list.map(({ cents }) => cents))),
        },
      ]),
    ),
    countries: shares(begun, ({ callingCode }) => callingCode),
    languages: shares(begun, ({ locale }) => locale),
  };
}
