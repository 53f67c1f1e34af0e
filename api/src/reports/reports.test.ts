import { sql } from 'kysely';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import {
  addDays,
  agencyToday,
  type Booking,
  balanceOf,
  CAR_TYPES,
  type CalendarDay,
  type ComparedReports,
  comparedRanges,
  countRentalDays,
  type DateRange,
  daysBetween,
  isoWeekday,
  LOCALE_CODES,
  NOTICE_STEPS,
  type Report,
  taxOf,
} from 'shared-kit/domain';
import { extractText, getDocumentProxy } from 'unpdf';
import { exampleCar, nextCode } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { formatterOf } from '../platform/formatter-of.ts';
import { REPORT_SHEETS } from './report-texts.ts';

/** 20 November in the tests' time. */
const TODAY: CalendarDay = '2026-11-20';
const PERIOD: DateRange = { from: '2026-11-01', to: '2026-11-30' };
const TAX = { taxRate: 20, taxRates: { extras: 10 } };
const EXTRAS = [
  { id: 11, names: { en: 'Child seat', fr: 'Siège enfant' } },
  { id: 12, names: { en: 'GPS' } },
];

/** Charges of a fine: what is passed on, and the agency's fee. */
const FINE_KINDS = ['fine', 'toll', 'handling'] as const;
const COUNTRIES: Readonly<Record<string, string>> = { '212': 'MA', '33': 'FR', '1': 'US' };

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const read = async ({ from, to }: DateRange) =>
  (await api.get(`/api/reports?from=${from}&to=${to}`, { token })).body.data[0] as unknown as ComparedReports;

/** Returns pseudo-random numbers below a limit, the same for a seed. */
function draw(seed: number) {
  let state = seed * 2_654_435_761;
  const below = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
  return { below, oneOf: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value };
}

interface DrawnCar {
  readonly carId: string;
  readonly type: string;
  readonly since?: CalendarDay;
}
interface DrawnRental {
  readonly id: number;
  readonly carId: string;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly status: Booking['status'];
  readonly createdAt: string;
  readonly locale?: string;
  readonly callingCode: string;
  readonly lines: readonly { readonly extra?: number; readonly quantity: number; readonly cents: number }[];
  /** Who canceled it when, and what it was before. */
  readonly canceled?: { readonly day: CalendarDay; readonly by: string | null; readonly before: string };
  readonly charges: readonly {
    readonly day: CalendarDay;
    readonly kind: 'damage' | 'fuel' | (typeof FINE_KINDS)[number];
    readonly cents: number;
  }[];
  readonly payments: readonly DrawnPayment[];
}
interface DrawnPayment {
  readonly day: CalendarDay;
  readonly type: 'receipt' | 'refund' | 'hold' | 'release' | 'capture';
  readonly method: 'cash' | 'transfer';
  readonly purpose: 'rental' | 'deposit' | 'fine';
  readonly cents: number;
  readonly isVoid?: boolean;
}
type DrawnAgency = ReturnType<typeof drawAgency>;

/** Draws the cars of an agency, with rentals, blocks and money around the period, and in the year before. */
function drawAgency(seed: number) {
  const { below, oneOf } = draw(seed);
  const cars: DrawnCar[] = Array.from({ length: 5 }, (_, index) => ({
    carId: `car-${seed}-${index}`,
    type: oneOf(CAR_TYPES),
  }));
  const rentals: DrawnRental[] = [];
  const blocks: { carId: string; from: CalendarDay; to: CalendarDay }[] = [];
  for (const { carId } of cars)
    for (const begin of ['2025-10-20', '2026-09-20'] as const) {
      let first: CalendarDay = addDays(begin, below(6));
      while (first < addDays(begin, 85)) {
        const last = addDays(first, below(9));
        if (below(8) === 0) blocks.push({ carId, from: first, to: last });
        else rentals.push(drawRental({ carId, first, last }));
        first = addDays(last, 1 + below(5));
      }
    }
  const papers = cars.map(({ carId }) => {
    const from = addDays('2025-11-01', below(390));
    const to = below(4) > 0 ? addDays(from, below(365)) : undefined;
    return { carId, from, to, cents: 1 + below(500_000) };
  });
  const services = cars.map(({ carId }) => ({
    carId,
    day: addDays('2026-10-01', below(70)),
    cents: 1 + below(90_000),
  }));
  return { cars, rentals, blocks, papers, services };

  function drawRental(days: { carId: string; first: CalendarDay; last: CalendarDay }): DrawnRental {
    const { first, last } = days;
    const isOver = last < TODAY;
    const isBegun = first <= TODAY;
    const status = oneOf<Booking['status']>([
      ...(isOver ? (['returned', 'returned', 'out'] as const) : isBegun ? (['out', 'active'] as const) : []),
      ...(isBegun ? [] : (['reserved', 'requested'] as const)),
      ...(['reserved', 'canceled'] as const),
    ]);
    const bookedBefore = below(40);
    const canceled = status === 'canceled' && below(6) > 0;
    const lines = [{ quantity: countRentalDays(first, last), cents: 1_000 + below(90_000) }].map((line) => line);
    for (const { id } of EXTRAS)
      if (below(3) === 0)
        (lines as DrawnRental['lines'][number][]).push({ extra: id, quantity: 1 + below(2), cents: below(9_000) });
    const total = lines.reduce((sum, { cents }) => sum + cents, 0);
    const payments: DrawnPayment[] = [];
    const day = first < TODAY ? first : TODAY;
    if (status !== 'requested' && below(3) > 0) {
      const cents = below(2) === 0 ? total : 1 + below(total);
      payments.push({ day, type: 'receipt', method: oneOf(['cash', 'transfer']), purpose: 'rental', cents });
      if (below(4) === 0)
        payments.push({ day, type: 'refund', method: 'cash', purpose: 'rental', cents: 1 + below(cents) });
      if (below(4) === 0) payments.push({ day, type: 'receipt', method: 'cash', purpose: 'fine', cents: 500 });
      if (below(4) === 0)
        payments.push({ day, type: 'receipt', method: 'cash', purpose: 'rental', cents: 700, isVoid: true });
      if (below(3) === 0) {
        payments.push({ day, type: 'hold', method: 'cash', purpose: 'deposit', cents: 50_000 });
        if (below(2) === 0) payments.push({ day, type: 'release', method: 'cash', purpose: 'deposit', cents: 30_000 });
        if (below(2) === 0) payments.push({ day, type: 'capture', method: 'cash', purpose: 'deposit', cents: 20_000 });
      }
    }
    const charge = () => ({
      day: isOver ? last : TODAY,
      kind: oneOf(['damage', 'fuel'] as const),
      cents: 1 + below(9_000),
    });
    // Fines come after the return, some before the end of the period.
    const fine = () => ({ day: addDays(day, below(20)), kind: oneOf(FINE_KINDS), cents: 1 + below(9_000) });
    const fines = isBegun && below(3) === 0 ? Array.from({ length: 1 + below(3) }, fine) : [];
    const locale = oneOf(['fr', 'en', undefined]);
    return {
      ...days,
      id: 0,
      ...{ status, lines, payments },
      createdAt: `${addDays(first, -bookedBefore)}T23:30:00.000Z`,
      ...(locale && { locale }),
      callingCode: oneOf(['212', '33', '1', '']),
      ...(canceled && {
        canceled: {
          day: addDays(first, -below(35)),
          by: oneOf(['customer', 'lapsed', '1']),
          before: oneOf(['requested', 'reserved']),
        },
      }),
      charges: [...(status === 'returned' && below(3) === 0 ? [charge()] : []), ...fines],
    };
  }
}

/** Writes a drawn agency into the database, without what triggers would write of the present. */
async function store({ cars, rentals, blocks, papers, services }: DrawnAgency): Promise<DrawnAgency> {
  const { database } = api;
  await sql`TRUNCATE bookings, payments, booking_charges, audit_entries, cars, extras CASCADE`.execute(database);
  const stored: DrawnRental[] = [];
  await database.transaction().execute(async (transaction) => {
    await sql`SELECT set_config('app.audit', 'off', true)`.execute(transaction);
    for (const { carId, type } of cars)
      await transaction
        .insertInto('cars')
        .values({ ...CAR_ROW, car_id: carId, name: carId, type: type as 'SUV' })
        .execute();
    for (const { id, names } of EXTRAS)
      await sql`INSERT INTO extras (id, names, per, price, active) VALUES (${id}, ${JSON.stringify(names)}, 'rental', 1, true)`.execute(
        transaction,
      );
    for (const { carId, from, to, cents } of papers)
      await sql`INSERT INTO vehicle_papers (id, car_id, kind, valid_from, valid_to, cost, created_at, updated_at)
        VALUES (gen_random_uuid(), ${carId}, 'insurance', ${from}, ${to ?? null}, ${cents / 100}, now(), now())`.execute(
        transaction,
      );
    for (const { carId, day, cents } of services)
      await sql`INSERT INTO vehicle_services (id, car_id, kind, planned_on, done_on, cost, created_at, updated_at)
        VALUES (gen_random_uuid(), ${carId}, 'oil', ${day}, ${day}, ${cents / 100}, now(), now())`.execute(transaction);
    for (const rental of rentals) stored.push({ ...rental, id: await storeRental(rental) });
    for (const { carId, from, to } of blocks)
      await sql`INSERT INTO bookings (car_id, kind, request_digest, customer_name, customer_email, customer_phone, driver_license,
          pickup_date, dropoff_date, unit_price, total_price, status, created_at)
        VALUES (${carId}, 'service', '', '', '', '', '', ${from}, ${to}, 0, 0, 'reserved', now())`.execute(transaction);

    async function storeRental(rental: DrawnRental): Promise<number> {
      const { carId, first, last, status, createdAt, locale, callingCode, lines, canceled, charges, payments } = rental;
      const total = lines.reduce((sum, { cents }) => sum + cents, 0) / 100;
      const { rows: booked } = await sql<{ id: number }>`
        INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone, driver_license,
          pickup_date, dropoff_date, unit_price, total_price, status, created_at, locale, customer_phone_e164)
        VALUES (${carId}, ${nextCode()}, 'test', 'Amélie', '', '', '', ${first}, ${last}, 1, ${total}, ${status}, ${createdAt},
          ${locale ?? null}, ${callingCode ? `+${callingCode}199001021` : null}) RETURNING id`.execute(transaction);
      const id = Number(booked[0]?.id);
      for (const [position, { extra, quantity, cents: amount }] of lines.entries())
        await sql`INSERT INTO booking_lines (booking_id, position, kind, code, label, quantity, unit_amount, amount)
          VALUES (${id}, ${position}, ${extra ? 'extra' : 'rental'}, ${extra ?? null}, ${extra ? 'An extra' : 'Rental'}, ${quantity},
            ${amount / 100 / quantity}, ${amount / 100})`.execute(transaction);
      for (const { day, kind, cents } of charges)
        await sql`INSERT INTO booking_charges (booking_id, kind, label, quantity, unit_amount, amount, created_at)
          VALUES (${id}, ${kind}, 'Charge', 1, ${cents / 100}, ${cents / 100}, ${`${day}T10:00:00Z`})`.execute(
          transaction,
        );
      let hold: string | undefined;
      for (const { day, type, method, purpose, cents, isVoid } of payments) {
        const { rows } = await sql<{ id: string }>`
          INSERT INTO payments (id, booking_id, purpose, type, method, amount, hold_id, created_at, voided_at, voided_by, void_reason)
          VALUES (gen_random_uuid(), ${id}, ${purpose}, ${type}, ${method}, ${cents / 100},
            ${type === 'release' || type === 'capture' ? (hold ?? null) : null}, ${`${day}T10:00:00Z`},
            ${isVoid ? `${day}T11:00:00Z` : null}, ${isVoid ? 1 : null}, ${isVoid ? 'Twice' : null}) RETURNING id`.execute(
          transaction,
        );
        if (type === 'hold') hold = rows[0]?.id;
      }
      if (canceled)
        await sql`INSERT INTO audit_entries (at, actor, entity, entity_key, action, changes) VALUES (${`${canceled.day}T12:00:00Z`},
          ${canceled.by}, 'CarsBooking', ${String(id)}, 'changed', ${JSON.stringify({ status: [canceled.before, 'canceled'] })}::jsonb)`.execute(
          transaction,
        );
      return id;
    }
  });
  return { cars, rentals: stored, blocks, papers, services };
}

const { CarId: _, onSale: __, ...CAR_ROW } = exampleCar();

const cents = (amount: number) => Math.round(amount * 100);
const money = (sum: number) => Math.round(sum) / 100;
const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const round = (value: number, digits: number) => Math.round(value * 10 ** digits + 1e-9) / 10 ** digits;
const isRented = ({ status }: DrawnRental) => !['requested', 'canceled'].includes(status);
const isEarned = ({ status }: DrawnRental) => ['out', 'active', 'returned'].includes(status);
const totalOf = ({ lines }: DrawnRental) => add(lines.map((line) => line.cents));
const daysOf = ({ from, to }: DateRange) =>
  Array.from({ length: countRentalDays(from, to) }, (_, index) => addDays(from, index));

/** Returns what a sum is on a day of a rental: whole cents, and those that are left on the last day. */
function shareOf(sum: number, { first, last }: Pick<DrawnRental, 'first' | 'last'>, day: CalendarDay): number {
  const days = countRentalDays(first, last);
  return Math.floor(sum / days) + (day === last ? sum % days : 0);
}

/** Recomputes a report from rows, day by day. */
function recompute(
  { cars, rentals, blocks, papers, services }: DrawnAgency,
  range: DateRange,
): Omit<Report, 'extras'> & { extras: unknown } {
  const within = (day: CalendarDay) => day >= range.from && day <= range.to;
  const sinceOf = (carId: string) =>
    [
      ...rentals.filter(({ status }) => status !== 'canceled').map(({ carId: id, first }) => ({ id, first })),
      ...blocks.map(({ carId: id, from }) => ({ id, first: from })),
    ]
      .filter(({ id }) => id === carId)
      .map(({ first }) => first)
      .sort()[0];
  const cells = cars.flatMap(({ carId, type }) =>
    daysOf(range).map((day) => {
      const ofCar = rentals.filter((rental) => rental.carId === carId);
      const covers = ofCar.filter((rental) => isRented(rental) && rental.first <= day && day <= rental.last);
      const earned = day <= TODAY ? covers.filter(isEarned) : [];
      const partOf = (isExtra: boolean) =>
        add(
          earned.map((rental) =>
            shareOf(
              add(rental.lines.filter(({ extra }) => (extra !== undefined) === isExtra).map((line) => line.cents)),
              rental,
              day,
            ),
          ),
        );
      const charged = (kind: string) =>
        add(
          ofCar.flatMap(({ charges }) =>
            charges.filter((one) => one.kind === kind && one.day === day).map((one) => one.cents),
          ),
        );
      const since = sinceOf(carId);
      return {
        ...{ carId, type, day },
        fleet: since && since > day ? 0 : 1,
        rented: covers.length,
        blocked: blocks.filter((block) => block.carId === carId && block.from <= day && day <= block.to).length,
        main: partOf(false) + charged('fuel') + charged('damage') + charged('handling'),
        extras: partOf(true),
        ofRentals: partOf(false) + partOf(true),
        earnedDays: earned.length,
      };
    }),
  );
  type Cell = (typeof cells)[number];
  const usage = (list: readonly Cell[]) => {
    const [fleet, rented] = [add(list.map((cell) => cell.fleet)), add(list.map((cell) => cell.rented))];
    return {
      fleetDays: fleet,
      rentedDays: rented,
      blockedDays: add(list.map(({ blocked }) => blocked)),
      earned: money(add(list.map(({ main, extras }) => main + extras))),
      ...(fleet > 0 && { occupancy: round(rented / fleet, 4) }),
    };
  };
  const netOf = (list: readonly Cell[]) =>
    add(
      taxOf([
        { amount: add(list.map(({ main }) => main)), rate: 20 },
        { amount: add(list.map(({ extras }) => extras)), rate: 10 },
      ]).map(({ net }) => net),
    );
  const groups = <Key extends string>(keyOf: (cell: Cell) => Key) =>
    [...new Set(cells.map(keyOf))].sort().map((key) => [key, cells.filter((cell) => keyOf(cell) === key)] as const);
  const mondayOf = (day: CalendarDay) => addDays(day, 1 - isoWeekday(day));

  const begun = rentals.filter((rental) => isRented(rental) && within(rental.first));
  const shares = <Key extends string>(list: readonly DrawnRental[], keyOf: (rental: DrawnRental) => Key) =>
    [...new Set(list.map(keyOf))]
      .map((key) => {
        const found = list.filter((rental) => keyOf(rental) === key);
        return { key, rentals: found.length, amount: money(add(found.map(totalOf))) };
      })
      .sort((a, b) => b.rentals - a.rentals || (a.key < b.key ? -1 : 1));
  const valid = rentals.flatMap(({ payments }) => payments.filter(({ isVoid }) => !isVoid));
  const moneyIn = valid.filter(({ day, type }) => within(day) && ['receipt', 'refund', 'capture'].includes(type));
  const flow = ({ type, cents: sum }: DrawnPayment) => (type === 'refund' ? -sum : sum);
  const methods = [...new Set(moneyIn.map(({ method }) => method))]
    .map((method) => ({ method, amount: money(add(moneyIn.filter((one) => one.method === method).map(flow))) }))
    .sort((a, b) => b.amount - a.amount || (a.method < b.method ? -1 : 1));
  const firstPayment = rentals.flatMap(({ payments }) => payments.map(({ day }) => day)).sort()[0] ?? '9999-12-31';
  const open = rentals
    .filter(({ first }) => within(first))
    .flatMap((rental) => {
      const isRecorded = rental.charges.length > 0 || rental.payments.some(({ isVoid }) => !isVoid);
      const wasOver = rental.status === 'returned' && rental.last < firstPayment;
      if (!isRecorded && (wasOver || ['requested', 'canceled'].includes(rental.status))) return [];
      return balanceOf({
        total: totalOf(rental),
        charges: rental.charges.map((one) => one.cents),
        fines: rental.charges
          .filter(({ kind }) => (FINE_KINDS as readonly string[]).includes(kind))
          .map((one) => one.cents),
        payments: rental.payments
          .filter(({ isVoid }) => !isVoid)
          .map(({ cents: amount, ...one }) => ({ ...one, id: '', amount })),
        isCanceled: rental.status === 'canceled',
      }).open;
    });
  const ended = rentals.flatMap((rental) =>
    rental.canceled && within(rental.canceled.day) ? [{ ...rental, ...rental.canceled }] : [],
  );
  const lost = ended.filter(({ before }) => before === 'requested');
  const kept = ended.filter(({ before }) => before !== 'requested');
  const byOf = ({ by }: { by: string | null }) => (by === 'customer' || by === 'lapsed' ? by : 'staff');
  const noticeOf = ({ first, day }: { first: CalendarDay; day: CalendarDay }) => Math.max(daysBetween(day, first), 0);
  const earnedDays = add(cells.map((cell) => cell.earnedDays));

  const resultOf = (carId: string, earned: number) => {
    const costs = add(
      daysOf(range)
        .filter((day) => day <= TODAY)
        .flatMap((day) => [
          ...papers
            .filter((one) => one.carId === carId && one.from <= day && day <= (one.to ?? one.from))
            .map((one) => shareOf(one.cents, { first: one.from, last: one.to ?? one.from }, day)),
          ...services.filter((one) => one.carId === carId && one.day === day).map((one) => one.cents),
        ]),
    );
    return { costs: money(costs), result: money(cents(earned) - costs) };
  };
  const days = groups(({ day }) => day).map(([day, list]) => ({ day, ...usage(list), net: money(netOf(list)) }));
  return {
    ...range,
    isTaxed: true,
    totals: {
      ...usage(cells),
      net: money(add(days.map(({ net }) => cents(net)))),
      received: money(add(moneyIn.map(flow))),
      open: money(add(open.filter((sum) => sum > 0))),
      owed: money(-add(open.filter((sum) => sum < 0))),
      held: money(
        add(
          valid
            .filter(({ day }) => day <= range.to)
            .map(({ type, cents: sum }) =>
              type === 'hold' ? sum : type === 'release' || type === 'capture' ? -sum : 0,
            ),
        ),
      ),
      rentals: begun.length,
      ...(earnedDays > 0 && {
        averageDayPrice: round(add(cells.map(({ ofRentals }) => ofRentals)) / earnedDays / 100, 2),
      }),
      ...(begun.length > 0 && {
        averageLength: round(add(begun.map(({ first, last }) => countRentalDays(first, last))) / begun.length, 1),
        averageLead: round(
          add(
            begun.map(({ first, createdAt }) =>
              Math.max(0, daysBetween(agencyToday(new Date(createdAt), '+00:00'), first)),
            ),
          ) / begun.length,
          1,
        ),
      }),
      canceled: kept.length,
      lost: lost.length,
      lostAmount: money(add(lost.map(totalOf))),
    },
    days,
    weeks: groups(({ day }) => (mondayOf(day) > range.from ? mondayOf(day) : range.from)).map(([from, list]) => ({
      from,
      ...usage(list),
    })),
    classes: groups(({ type }) => type).map(([type, list]) => ({ type, ...usage(list) })),
    cars: groups(({ carId }) => carId)
      .map(([carId, list]) => ({
        carId,
        name: carId,
        type: list[0]?.type ?? '',
        ...usage(list),
        ...resultOf(carId, usage(list).earned),
      }))
      .filter(({ fleetDays, costs }) => fleetDays > 0 || costs > 0),
    methods,
    notice: NOTICE_STEPS.map((least, index) => ({
      days: least,
      canceled: kept.filter((one) => noticeOf(one) >= least && noticeOf(one) < (NOTICE_STEPS[index + 1] ?? Infinity))
        .length,
    })),
    lost: [...new Set(lost.map(byOf))]
      .map((by) => {
        const found = lost.filter((one) => byOf(one) === by);
        return { by: by as 'staff', requests: found.length, amount: money(add(found.map(totalOf))) };
      })
      .sort((a, b) => b.requests - a.requests || (a.by < b.by ? -1 : 1)),
    extras: EXTRAS.map(({ id, names }) => {
      const sold = begun.flatMap(({ lines }) => lines.filter(({ extra }) => extra === id));
      return {
        ...{ id: String(id), label: 'An extra', names, rentals: sold.length },
        pieces: add(sold.map(({ quantity }) => quantity)),
        amount: money(add(sold.map((line) => line.cents))),
      };
    })
      .filter(({ rentals: count }) => count > 0)
      .sort((a, b) => b.amount - a.amount),
    countries: shares(begun, ({ callingCode }) => callingCode).map(({ key, ...share }) => ({
      callingCode: key,
      ...share,
      ...(key && { country: COUNTRIES[key] as string }),
    })),
    languages: shares(begun, ({ locale = '' }) => locale).map(({ key, ...share }) => ({ locale: key, ...share })),
  };
}

test.each([1, 2, 3, 4])('each figure of a drawn agency (%i) is that of its rows', async (seed) => {
  await sql`INSERT INTO paper_settings (settings, clauses_version, updated_at) VALUES (${JSON.stringify(TAX)}, 0, now())
    ON CONFLICT (is_single) DO NOTHING`.execute(api.database);
  const agency = await store(drawAgency(seed));
  const { period, before, yearBefore } = await read(PERIOD);
  const compared = comparedRanges(PERIOD);
  expect(period).toEqual(recompute(agency, PERIOD));
  expect(before).toEqual(recompute(agency, compared.before));
  expect(yearBefore).toEqual(recompute(agency, compared.yearBefore));
});

test('a period is at most a year, and in order', async () => {
  const status = async (query: string) => (await api.get(`/api/reports?${query}`, { token })).status;
  expect(await status('from=2026-01-01&to=2026-12-31')).toBe(200);
  expect(await status('from=2026-01-01&to=2027-01-02')).toBe(400);
  expect(await status('from=2026-02-01&to=2026-01-31')).toBe(400);
  expect(await status('from=2026-02-30&to=2026-03-01')).toBe(400);
});

test('days with a car that was given back before its rental was over are those of that car', async () => {
  const agency = drawAgency(1);
  const [one, other] = agency.cars as unknown as readonly [DrawnCar, DrawnCar];
  await store({ ...agency, rentals: [], blocks: [] });
  const { rows } = await sql<{ id: number }>`
    WITH booked AS (INSERT INTO bookings (car_id, car_since, confirmation_code, request_digest, customer_name, customer_email, customer_phone,
      driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
    VALUES (${other.carId}, '2026-11-07', 'CHA-NGE', 'test', '', '', '', '', '2026-11-05', '2026-11-09', 20, 100.01, 'returned', now())
      RETURNING id)
    INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
    SELECT id, 1, 'rental', 'Rental', 5, 20, 100.01 FROM booked RETURNING booking_id AS id`.execute(api.database);
  await sql`INSERT INTO handovers (id, booking_id, car_id, direction, created_at, updated_at, signed_at)
    VALUES (gen_random_uuid(), ${rows[0]?.id}, ${one.carId}, 'pickup', '2026-11-05', '2026-11-05', '2026-11-05T10:00:00Z')`.execute(
    api.database,
  );
  const { period } = await read(PERIOD);
  const usageOf = ({ carId }: DrawnCar) => period.cars.find((car) => car.carId === carId);
  // 100.01 over five days: 20.00 each, and the cent that is left on the last.
  expect(usageOf(one)).toMatchObject({ rentedDays: 2, earned: 40 });
  expect(usageOf(other)).toMatchObject({ rentedDays: 3, earned: 60.01 });
  expect(period.totals).toMatchObject({ rentedDays: 5, earned: 100.01, averageDayPrice: 20 });
});

test('one extra of a very large sum is reported as others', async () => {
  const agency = drawAgency(1);
  await store({ ...agency, rentals: [], blocks: [] });
  const [car] = agency.cars;
  await sql`
    WITH booked AS (INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone,
      driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
    VALUES (${car?.carId}, 'LAR-GE1', 'test', '', '', '', '', '2026-11-05', '2026-11-07', 20, 90000060.01, 'returned', now())
      RETURNING id)
    INSERT INTO booking_lines (booking_id, position, kind, code, label, quantity, unit_amount, amount)
    SELECT id, position, kind, code, kind, quantity, unit_amount, amount FROM booked, (VALUES
      (1, 'rental', NULL, 3, 20, 60), (2, 'extra', '1', 1, 90000000.01, 90000000.01)
    ) AS line (position, kind, code, quantity, unit_amount, amount)`.execute(api.database);
  const { period } = await read(PERIOD);
  expect(period.totals).toMatchObject({ rentedDays: 3, earned: 90_000_060.01 });
  expect(period.extras).toEqual([expect.objectContaining({ id: '1', amount: 90_000_000.01 })]);
});

test('a period is a workbook of numbers and dates, and one page in the language of the person', async () => {
  await store(drawAgency(2));
  const file = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await api.app.inject({ method: 'GET', url: `/api/reports/${path}`, headers })).rawPayload;
  };
  const { period } = await read(PERIOD);
  const workbook = await file('export?from=2026-11-01&to=2026-11-30');
  const days = await readSheet(workbook, 'Days');
  expect(days[0]?.slice(0, 3)).toEqual(['Day', 'Days in the fleet', 'Days rented']);
  expect(days[1]?.[0]).toEqual(new Date('2026-11-01T00:00:00Z'));
  expect(days.slice(1).map((row) => row[2])).toEqual(period.days.map(({ rentedDays }) => rentedDays));
  const totals = await readSheet(workbook, 'Totals');
  expect(totals.find(([figure]) => figure === 'Earned')?.[1]).toBe(period.totals.earned);

  // Each sheet and heading is in the language, within the limits of a workbook.
  await api.put('/api/auth/session', { language: 'ar' }, { token });
  const arabic = await readWorkbook(await file('export?from=2026-11-01&to=2026-11-30'));
  for (const { sheet, data } of arabic)
    for (const name of [sheet, ...(data[0] ?? [])]) expect(name).toMatch(/^[\u0600-\u06ff ,()%]+$/);
  await api.put('/api/auth/session', { language: 'en' }, { token });
  for (const locale of LOCALE_CODES) {
    const sheets = Object.values(REPORT_SHEETS).map((message) => String(formatterOf(locale)(message)));
    for (const name of sheets) expect(name).toMatch(/^[^:\\/?*[\]]{1,31}$/);
    expect(new Set(sheets).size).toBe(sheets.length);
  }

  const pdf = await file('paper?from=2026-11-01&to=2026-11-30&language=fr');
  const document = await getDocumentProxy(new Uint8Array(pdf));
  expect(document.numPages).toBe(1);
  const { text } = await extractText(document, { mergePages: true });
  for (const part of ['Rapport', 'Occupation', 'Prix moyen par jour']) expect(text).toContain(part);
});

test('a page that cannot be made is refused with what a client can say', async () => {
  await store(drawAgency(3));
  const failing = { render: () => Promise.reject(new Error('out of memory')), close: () => {} };
  const closed = await startTestApi({ database: api.database, pdf: failing });
  const refused = await closed.get('/api/reports/paper?from=2026-11-01&to=2026-11-30', { token });
  expect([refused.status, refused.body.meta.type]).toEqual([503, 'paper_unavailable']);
});
