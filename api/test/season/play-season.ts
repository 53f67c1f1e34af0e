import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addDays, agencyToday, type CalendarDay, countRentalDays } from 'shared-kit/domain';
import { createDraw } from 'shared-kit/testing/draw-price-rules.ts';
import { cookieOf } from '../cookie-of.ts';
import { exampleCar, nextCode } from '../examples.ts';
import type { Answer, TestApi } from '../start-test-api.ts';
import { type Ask, carOf, type Journal, type JournalCar, type JournalPayment, type JournalRental } from './journal.ts';
import { priceOf, RULES } from './plain-price.ts';
import { TAX } from './plain-report.ts';

const FIRST_DAY: CalendarDay = '2026-06-01';
const CLASSES = ['SUV', 'Sedan', 'Hatchback'] as const;
const LOCALES = ['en', 'fr', 'es', 'ar'] as const;
/** Numbers of as many persons, by the calling code of their country. */
const PHONES: Readonly<Record<string, (nth: number) => string>> = {
  '212': (nth) => `+2126${String(10_000_000 + nth)}`,
  '33': (nth) => `+336${String(10_000_000 + nth)}`,
  '34': (nth) => `+346${String(10_000_000 + nth)}`,
};
const STROKES = [Array.from({ length: 12 }, (_, index) => ({ x: 0.2 + index / 20, y: 0.2 + (index % 2) / 20 }))];
const DEPOSIT = RULES.terms.deposit * 100;

interface Season {
  readonly seed: number;
  readonly days: number;
  readonly cars: number;
}

/**
 * Plays a drawn season of an agency through the API, day after day by the agency's clock: cars, rules, requests, hand-overs,
 * returns with charges, another car during a rental, payments, refunds, cancellations, blocks, papers, services.
 * @returns what was done, with the ids of extras
 */
export async function playSeason(api: TestApi, { seed, days, cars: fleet }: Season) {
  const below = createDraw(seed);
  const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value => values[below(values.length)] ?? values[0];
  const isOneIn = (chance: number) => below(chance) === 0;
  const journal: Journal = { cars: [], rentals: [], blocks: [], papers: [], services: [] };
  const { cars, rentals } = journal;
  const meters = new Map<string, number>();
  let today = FIRST_DAY;
  let token = '';
  let persons = 0;
  const extraIds = { seat: 0, gps: 0 };

  // The history has the database's time.
  await sql`CREATE TABLE season_clock AS SELECT now() AS now`.execute(api.database);
  await sql`CREATE FUNCTION season_now() RETURNS timestamptz LANGUAGE sql AS 'SELECT now FROM season_clock'`.execute(
    api.database,
  );
  await sql`ALTER TABLE audit_entries ALTER COLUMN at SET DEFAULT season_now()`.execute(api.database);

  await begin(FIRST_DAY);
  await setUp();
  for (let nth = 0; nth < days; nth += 1) {
    await begin(addDays(FIRST_DAY, nth));
    if (nth % 30 === 5) await enterCar();
    for (const rental of [...rentals]) await carryOn(rental);
    for (let count = below(8); count > 0; count -= 1) await request();
    if (isOneIn(3)) await block();
    if (isOneIn(4)) await service();
    if (nth % 40 === 35) await deleteCar();
  }
  return { journal, today, extraIds };

  async function begin(day: CalendarDay): Promise<void> {
    today = day;
    api.time.now = new Date(`${day}T06:00:00Z`);
    token = await api.signIn();
  }

  /** Makes a call three minutes after the one before, which must succeed. */
  async function call(method: 'post' | 'put' | 'patch', path: string, body: object, cookie?: string): Promise<Answer> {
    api.time.now = new Date(api.time.now.getTime() + 3 * 60_000);
    if (agencyToday(api.time.now, '+00:00') !== today) throw new Error(`${today} is too short for what happens`);
    if (method === 'post') await sql`UPDATE season_clock SET now = ${api.time.now}`.execute(api.database);
    const answer = await api[method](`/api${path}`, body, cookie ? { headers: { cookie } } : { token });
    if (answer.status !== 200) throw new Error(`${today} ${method} ${path} ${JSON.stringify(body)}: ${answer.text}`);
    return answer;
  }
  async function create(entity: string, body: object) {
    return (await call('post', `/entities/${entity}`, body)).body.data[0];
  }

  async function setUp(): Promise<void> {
    const { summer, festival, discount, seat, gps, airport, terms } = RULES;
    await call('put', '/paper-settings', TAX);
    const range = ({ from, to }: { from: string; to: string }) => [{ from, to }];
    await create('PriceSeasons', {
      names: { en: 'Summer' },
      ...{ kind: 'season', ranges: range(summer), percent: summer.percent },
    });
    await create('PriceSeasons', {
      names: { en: 'Festival' },
      ...{ kind: 'event', ranges: range(festival), lengthDiscounts: false },
      prices: [{ type: 'SUV', price: festival.suv }],
    });
    await create('LengthDiscounts', discount);
    extraIds.seat = Number((await create('Extras', { names: { en: 'Child seat' }, per: 'day', ...seat })).id);
    extraIds.gps = Number((await create('Extras', { names: { en: 'GPS' }, per: 'rental', ...gps })).id);
    await create('Places', { names: { en: 'Airport' }, kind: 'airport', ...airport });
    await create('RentalTerms', terms);
    for (let nth = 0; nth < fleet; nth += 1) await enterCar();
  }

  async function enterCar(): Promise<void> {
    const type = oneOf(CLASSES);
    const cents = 2_000 + below(6_000);
    const { CarId: _, ...car } = exampleCar({ name: `${type} ${cars.length}`, type, price: cents / 100 });
    const { CarId: carId } = await create('Cars', car);
    cars.push({ carId, type, cents, entered: today });
    meters.set(carId, 10_000 + below(90_000));
    const until = addDays(today, 20 + below(120));
    for (const [from, to] of [
      [addDays(today, -below(200)), until],
      [addDays(until, 1), addDays(until, 364)],
    ] as const)
      await paper({ carId, kind: 'insurance', from, to });
    if (isOneIn(2)) await paper({ carId, kind: 'tax', from: today });
  }

  async function paper({ kind, ...days }: { kind: string; carId: string; from: CalendarDay; to?: CalendarDay }) {
    const cents = 1 + below(400_000);
    const { carId, from: validFrom, to: validTo } = days;
    const body = { carId, kind, validFrom, ...(validTo && { validTo }), cost: cents / 100 };
    await call('put', `/vehicle-papers/${randomUUID()}`, body);
    journal.papers.push({ ...days, cents });
  }

  async function service(): Promise<void> {
    const { carId } = oneOf(cars as [JournalCar]);
    const cents = 1 + below(60_000);
    const body = { carId, kind: 'oil', plannedOn: today, doneOn: today, cost: cents / 100 };
    await call('put', `/vehicle-services/${randomUUID()}`, body);
    journal.services.push({ carId, day: today, cents });
  }

  async function block(): Promise<void> {
    const from = addDays(today, below(10));
    const to = addDays(from, below(6));
    const car = findFree(from, to);
    if (!car) return;
    await create('CarBlocks', { carId: car.carId, from, to, reason: oneOf(['service', 'damage', 'owner']) });
    journal.blocks.push({ carId: car.carId, from, to });
  }

  async function deleteCar(): Promise<void> {
    const isDone = ({ carId }: JournalCar) =>
      rentals.some((rental) => carOf(rental) === carId) &&
      staysOf(carId).every(({ to }) => to < today) &&
      !rentals.some((rental) => carOf(rental) === carId && rental.status === 'out');
    const car = cars.find((one) => !one.deleted && isDone(one));
    if (!car) return;
    api.time.now = new Date(api.time.now.getTime() + 3 * 60_000);
    await sql`UPDATE season_clock SET now = ${api.time.now}`.execute(api.database);
    const { status } = await api.delete(`/api/entities/Cars/${car.carId}`, { token });
    if (status !== 200) throw new Error(`${car.carId} could not be deleted`);
    car.deleted = today;
  }

  /** The days on which something stands on a car. */
  function staysOf(carId: string): { readonly from: CalendarDay; readonly to: CalendarDay }[] {
    const rented = rentals.flatMap(({ cars: had, last, status }) => {
      const { carId: of, since } = had.at(-1) ?? had[0];
      // One that is not back takes its car until today.
      const to = status === 'out' && last < today ? today : last;
      return status === 'canceled' || of !== carId ? [] : [{ from: since, to }];
    });
    return [...rented, ...journal.blocks.filter((one) => one.carId === carId)];
  }

  function findFree(from: CalendarDay, to: CalendarDay): JournalCar | undefined {
    const first = below(cars.length);
    const inOrder = [...cars.slice(first), ...cars.slice(0, first)];
    return inOrder.find(
      ({ carId, deleted }) => !deleted && staysOf(carId).every((stay) => stay.to < from || stay.from > to),
    );
  }

  /** A request of a visitor, or what staff book for a walk-in. */
  async function request(): Promise<void> {
    const isByStaff = isOneIn(5);
    const first = addDays(today, isByStaff ? -below(3) : 1 + below(25));
    const last = addDays(first, below(isOneIn(4) ? 16 : 6));
    const car = findFree(first, last);
    if (!car || (isByStaff && last < today)) return;
    const ask: Ask = { seats: below(3), hasGps: isOneIn(3), isAtAirport: isOneIn(3), isYoung: isOneIn(6) };
    const total = priceOf({ car, first, last, ask });
    const locale = oneOf(LOCALES);
    const callingCode = oneOf(['212', '33', '34']);
    persons += 1;
    const extras = [
      ...(ask.seats > 0 ? [{ id: extraIds.seat, quantity: ask.seats }] : []),
      ...(ask.hasGps ? [{ id: extraIds.gps, quantity: 1 }] : []),
    ];
    const status = isByStaff && first <= today && isOneIn(2) ? 'out' : 'reserved';
    const body = {
      ...{ carId: car.carId, confirmationCode: nextCode(), pickupDate: first, dropoffDate: last, locale },
      ...{ customerName: `Person ${persons}`, customerEmail: `person-${persons}@example.com` },
      ...{ customerPhone: PHONES[callingCode]?.(persons), driverLicense: `L-${persons}` },
      ...{ days: countRentalDays(first, last), unitPrice: car.cents / 100, totalPrice: total / 100 },
      ...(extras.length > 0 && { extras }),
      ...(ask.isAtAirport && { pickupPlace: 'airport' }),
      ...(ask.isYoung && { youngDriver: true }),
      ...(isByStaff && { staff: { status } }),
    };
    const { body: answer, headers } = await call('post', '/bookings', body, isByStaff ? undefined : 'none=none');
    rentals.push({
      ...{
        id: Number(answer.data[0].id),
        code: body.confirmationCode,
        cookie: cookieOf(headers['set-cookie'] as never),
      },
      ...{ first, last, createdOn: today, locale, callingCode, ask, total, pricedBy: car },
      status: isByStaff ? status : 'requested',
      cars: [{ carId: car.carId, since: first }],
      charges: [],
      payments: [],
    });
  }

  /** What happens to a booking on a day. */
  async function carryOn(rental: JournalRental): Promise<void> {
    const { status, first, last } = rental;
    if (status === 'requested') {
      if (isOneIn(3)) await cancel(rental);
      else if (below(3) > 0 && today <= last) await accept(rental);
    } else if (status === 'reserved') {
      if (first > today) {
        if (isOneIn(30)) await cancel(rental);
        else if (isOneIn(20)) await lengthen(rental);
        else if (isOneIn(12))
          await pay(rental, { type: 'receipt', cents: 1 + below(rental.total), method: 'transfer' });
      } else if (today <= last && below(8) > 0 && isBack(rental)) await handOver(rental);
    } else if (status === 'out') {
      if (today < last) {
        if (rental.kilometers && isOneIn(25)) await giveAnotherCar(rental);
        else if (isOneIn(20)) await giveBack(rental);
        else if (isOneIn(18)) await lengthen(rental);
      } else if (below(6) > 0) await giveBack(rental);
    } else if (status === 'canceled' && rental.canceled?.day === addDays(today, -1)) await settleCanceled(rental);
  }

  /** Nobody has the car who should have brought it. */
  function isBack(rental: JournalRental): boolean {
    return !rentals.some((other) => other !== rental && other.status === 'out' && carOf(other) === carOf(rental));
  }

  async function setStatus(rental: JournalRental, status: JournalRental['status']): Promise<void> {
    await call('post', `/bookings/${rental.id}/status`, { status });
    rental.status = status;
  }

  async function accept(rental: JournalRental): Promise<void> {
    await setStatus(rental, 'reserved');
    if (isOneIn(3)) await pay(rental, { type: 'receipt', cents: 1 + below(rental.total), method: 'transfer' });
  }

  async function cancel(rental: JournalRental): Promise<void> {
    const isByCustomer = rental.cookie !== '' && rental.first > addDays(today, 2) && isOneIn(2);
    const seen = { confirmationCode: rental.code, basedOnStatus: rental.status };
    if (isByCustomer) await call('post', '/my-bookings/cancel', seen, rental.cookie);
    else await call('post', `/bookings/${rental.id}/cancel`, {});
    const wasRequested = rental.status === 'requested';
    rental.canceled = { day: today, by: isByCustomer ? 'customer' : 'staff', wasRequested };
    rental.status = 'canceled';
  }

  /** What was paid is given back, or the rental takes place after all. */
  async function settleCanceled(rental: JournalRental): Promise<void> {
    const isFree = staysOf(carOf(rental)).every((stay) => stay.to < rental.first || stay.from > rental.last);
    const { deleted } = cars.find(({ carId }) => carId === carOf(rental)) ?? {};
    if (isOneIn(6) && rental.first > today && isFree && !deleted) {
      await setStatus(rental, 'reserved');
      rental.canceled = undefined;
      return;
    }
    const cents = paidOf(rental);
    if (cents > 0 && isOneIn(2)) await pay(rental, { type: 'refund', cents, method: 'transfer' });
  }

  /** By a protocol, or by the status alone. */
  async function handOver(rental: JournalRental): Promise<void> {
    const due = rental.total - paidOf(rental);
    if (due > 0 && below(5) > 0)
      await pay(rental, { type: 'receipt', cents: due, method: oneOf(['cash', 'card_terminal']) });
    if (isOneIn(2)) await pay(rental, { type: 'hold', purpose: 'deposit', cents: DEPOSIT, method: 'card_terminal' });
    if (isOneIn(3)) {
      await setStatus(rental, 'out');
      return;
    }
    await signPickup(rental, 0);
    rental.status = 'out';
  }

  async function signPickup(rental: JournalRental, before: number): Promise<void> {
    const at = meters.get(carOf(rental)) ?? 0;
    await sign(rental, 'pickup', { kilometers: at, fuel: 8 }, {});
    rental.kilometers = { at, before, fuel: 8 };
  }

  async function sign(rental: JournalRental, direction: string, values: object, signing: object): Promise<void> {
    const id = randomUUID();
    await call('post', '/handovers', { id, bookingId: rental.id, direction });
    await call('patch', `/handovers/${id}`, { values });
    const signed = { signerName: 'A person', strokes: STROKES, sentence: 'I agree.', locale: 'en', ...signing };
    await call('post', `/handovers/${id}/sign`, signed);
  }

  /** The car breaks down: the customer gets another one for the days that are left. */
  async function giveAnotherCar(rental: JournalRental): Promise<void> {
    const other = findFree(today, rental.last);
    if (!other || !rental.kilometers) return;
    const { at, before } = rental.kilometers;
    const [carId, distance] = [carOf(rental), below(300)];
    await sign(rental, 'return', { kilometers: at + distance, fuel: 8 }, { continues: true });
    meters.set(carId, at + distance);
    await call('post', `/bookings/${rental.id}/move`, { carId: other.carId });
    rental.cars.push({ carId: other.carId, since: today });
    await signPickup(rental, before + distance);
  }

  /** The customer keeps the car for longer, at the rates that were agreed; while it is out, for no less than before. */
  async function lengthen(rental: JournalRental): Promise<void> {
    const last = addDays(rental.last, 1 + below(3));
    const others = staysOf(carOf(rental)).filter(({ to }) => to > rental.last);
    if (others.some(({ from }) => from <= last)) return;
    const { first, ask, pricedBy: car } = rental;
    await call('post', `/bookings/${rental.id}/move`, { dropoffDate: last });
    const total = priceOf({ car, first, last, ask });
    rental.total = rental.status === 'out' ? Math.max(total, rental.total) : total;
    Object.assign(rental, { last, isLonger: true });
  }

  async function giveBack(rental: JournalRental): Promise<void> {
    if (rental.kilometers) await signReturn(rental);
    // Without a form an early return is another price: it waits for its day.
    else if (today < rental.last) return;
    else await setStatus(rental, 'returned');
    rental.status = 'returned';
    await settle(rental);
  }

  async function signReturn(rental: JournalRental): Promise<void> {
    const { at, before } = rental.kilometers ?? { at: 0, before: 0 };
    const distance = below(isOneIn(4) ? 4_000 : 400);
    const fuel = oneOf([8, 8, 8, 7, 5]);
    const proposed = proposeCharges(rental, before + distance, 8 - fuel);
    const charges = proposed.map((charge) => {
      const { kind, quantity, cents } = charge;
      const proposal = { kind, label: kind, quantity, unitAmount: cents / quantity / 100, proposedAmount: cents / 100 };
      const isDropped = rental.payments.length > 0 && isOneIn(6);
      if (isDropped) return { ...proposal, amount: cents / 100, dropped: true, reason: 'A regular customer' };
      const amount = isOneIn(6) ? 1 + below(cents) : cents;
      return { ...proposal, amount: amount / 100, ...(amount !== cents && { reason: 'Agreed at the counter' }) };
    });
    const added = (isOneIn(5) ? (['damage', 'other'] as const).slice(0, 1 + below(2)) : []).map((kind) => {
      const amount = (1 + below(20_000)) / 100;
      return { kind, label: 'Found at the return', quantity: 1, unitAmount: amount, amount };
    });
    await sign(rental, 'return', { kilometers: at + distance, fuel }, { charges: [...charges, ...added] });
    meters.set(carOf(rental), at + distance);
    for (const { kind, amount, ...charge } of [...charges, ...added])
      if (!('dropped' in charge))
        rental.charges.push({
          ...{ day: today, carId: carOf(rental), isDamage: kind === 'damage' },
          cents: Math.round(amount * 100),
        });
    if (today < rental.last) rental.last = today;
  }

  /** docs/rules.md#charges-of-a-return. */
  function proposeCharges(rental: JournalRental, driven: number, missingFuel: number) {
    const { kmPerDay, kmPrice, fuelPrice } = RULES.terms;
    const { first, last, ask, pricedBy: car } = rental;
    const until = today > last ? today : last;
    const beyond = driven - kmPerDay * countRentalDays(first, until);
    const more = priceOf({ car, first, last: until, ask }) - priceOf({ car, first, last, ask });
    return [
      { kind: 'kilometers' as const, quantity: beyond, cents: beyond * kmPrice * 100 },
      { kind: 'fuel' as const, quantity: missingFuel, cents: missingFuel * fuelPrice * 100 },
      { kind: 'days' as const, quantity: 1, cents: more },
    ].filter(({ cents }) => cents > 0);
  }

  /** What is open is paid or kept of the deposit, which is then given back; some of it never happens. */
  async function settle(rental: JournalRental): Promise<void> {
    const charged = rental.charges.reduce((sum, { cents }) => sum + cents, 0);
    const open = rental.total + charged - paidOf(rental);
    const hold = rental.payments.find(({ type }) => type === 'hold');
    const kept = hold && isOneIn(2) ? Math.min(Math.max(open, 0), DEPOSIT) : 0;
    const ofHold = { method: 'card_terminal' as const };
    if (kept > 0) await pay(rental, { type: 'capture', cents: kept, ...ofHold });
    if (hold && below(8) > 0 && kept < DEPOSIT)
      await pay(rental, { type: 'release', purpose: 'deposit', cents: DEPOSIT - kept, ...ofHold });
    if (open - kept > 0 && below(4) > 0) await pay(rental, { type: 'receipt', cents: open - kept, method: 'cash' });
    if (isOneIn(12) && paidOf(rental) > 0)
      await pay(rental, { type: 'refund', cents: 1 + below(paidOf(rental)), method: 'cash' });
    if (isOneIn(15)) await pay(rental, { type: 'receipt', purpose: 'fine', cents: 4_000, method: 'cash' });
    if (isOneIn(15)) await voidPayment(await pay(rental, { type: 'receipt', cents: 700, method: 'cash' }));
  }

  type NewPayment = Pick<JournalPayment, 'type' | 'method' | 'cents'> & Partial<JournalPayment>;

  async function pay(rental: JournalRental, payment: NewPayment): Promise<JournalPayment> {
    const made = { id: randomUUID(), day: today, purpose: 'rental' as const, ...payment };
    const { id, type, purpose, method, cents } = made;
    await call('post', '/payments', { id, bookingId: rental.id, type, purpose, method, amount: cents / 100 });
    rental.payments.push(made);
    return made;
  }

  async function voidPayment(payment: JournalPayment): Promise<void> {
    await call('post', `/payments/${payment.id}/void`, { reason: 'Typed twice' });
    payment.isVoid = true;
  }
}

/** What was paid of a rental. */
function paidOf({ payments }: JournalRental): number {
  const paid = payments.filter(({ purpose, isVoid }) => purpose === 'rental' && !isVoid);
  return paid.reduce((sum, { type, cents }) => sum + (type === 'refund' ? -cents : cents), 0);
}
