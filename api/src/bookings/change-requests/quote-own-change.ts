import {
  agencyToday,
  type Booking,
  canCustomerChange,
  findRateProblems,
  type RentalChoices,
  ratesOf,
} from 'shared-kit/domain';
import { carUnavailable } from '../../fleet/car-problems.ts';
import { extraUnavailable } from '../../fleet/extra-unavailable.ts';
import { findPricedCar } from '../../fleet/prices/find-priced-car.ts';
import { piecesLeft } from '../../fleet/prices/pieces-left.ts';
import type { AskedChange } from '../../platform/database/schema.ts';
import type { ApiProblem } from '../../platform/http/api-problem.ts';
import { invalid, noSuchEntity } from '../../platform/http/problems.ts';
import type { Services } from '../../platform/services.ts';
import { tooLate } from '../booking-problems.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import type { StoredBooking } from '../commands/booking-command.ts';
import { describeRateProblems } from '../commands/describe-rate-problems.ts';
import { findDateProblems } from '../commands/find-date-problems.ts';
import { type ChangeQuotes, quoteChange } from '../commands/quote-change.ts';
import { findConflicts } from '../commands/require-days-free.ts';
import { selectStored } from '../commands/update-bookings.ts';
import { findOwnBooking } from '../my-bookings/customer-booking.ts';
import { ASKED_DETAILS } from './asked-change.ts';

interface OwnChange {
  /** Digest of the browser's token. */
  readonly device: string | undefined;
  readonly confirmationCode: string;
  /** What is absent stays as it is booked. */
  readonly asked: Partial<AskedChange>;
}

export interface OwnChangeQuote extends Pick<ChangeQuotes, 'booked' | 'agreed'> {
  readonly id: number;
  /** The whole of what is asked for, and whether it differs from what is booked. */
  readonly changes: AskedChange;
  readonly isChange: boolean;
  /** Why it cannot be had; undefined when it is free. */
  readonly unavailable: ApiProblem | undefined;
}

/**
 * Returns what a customer's booking would cost with other days, extras and places, at the agreed rates, and whether they are free
 * (docs/rules.md#changes-of-a-price).
 * @throws ApiProblem 404 when the browser may not see it, 409 `too_late`, 400 for what visitors cannot book
 */
export async function quoteOwnChange(
  services: Services,
  { device, confirmationCode, asked }: OwnChange,
): Promise<OwnChangeQuote> {
  const { database, site, clock } = services;
  const now = clock();
  const own = await findOwnBooking(database, device, confirmationCode, now);
  const before = own && (await selectStored(database, [own.id]).executeTakeFirst());
  if (!before) throw noSuchEntity(BOOKINGS_ENTITY);
  if (!canCustomerChange(own, now, site)) throw tooLate();
  const { pickupDate = before.pickupDate, dropoffDate = before.dropoffDate } = asked;
  const details = Object.fromEntries(
    DETAILS.filter((name) => name in asked && isOther(asked[name], before[name])).map((name) => [name, asked[name]]),
  );
  const changes: AskedChange = { pickupDate, dropoffDate, extras: asked.extras ?? before.extras ?? [], ...details };
  const changed: StoredBooking = { ...before, ...changes };
  const today = agencyToday(now, site.timeZone);
  const range = { from: pickupDate, to: dropoffDate };

  const { car, rules } = await findPricedCar(database, before.carId, true);
  const rates = ratesOf(rules, car, site.priceStep);
  const areDaysAsked = pickupDate !== before.pickupDate || dropoffDate !== before.dropoffDate;
  // What is booked stays booked, whatever the rules of now say of it.
  const extras = changes.extras.filter((extra) => !isBooked(extra, before));
  const byRates = describeRateProblems(findRateProblems(range, choicesOf(changed, extras), rates, today));
  const isAsked: Readonly<Record<string, boolean>> = {
    pickupDate: pickupDate !== before.pickupDate,
    pickupPlace: pickupDate !== before.pickupDate || 'pickupPlace' in details || 'pickupTime' in details,
    dropoffDate: areDaysAsked,
    dropoffPlace: dropoffDate !== before.dropoffDate || Object.keys(details).some((name) => name !== 'youngDriver'),
    extras: true,
  };
  const found = Object.entries({ ...byRates, ...findDateProblems(changes, now, site) });
  const problems = Object.fromEntries(found.filter(([field]) => isAsked[field]));
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const [conflicts, left, { booked, agreed }] = await Promise.all([
    findConflicts(database, { before, changed, today }),
    piecesLeft(database, rules.extras, range, before.id),
    quoteChange(services, before.id, changes as Partial<Booking>, undefined),
  ]);
  const missing = rules.extras.filter(
    ({ id }) => countOf(changes.extras, id) > (left.get(id) ?? Number.MAX_SAFE_INTEGER),
  );
  const outOfStock = missing.length > 0 ? extraUnavailable(missing.map(({ names }) => names.en)) : undefined;
  return {
    id: before.id,
    changes,
    isChange: areDaysAsked || Object.keys(details).length > 0 || !isSameExtras(changes.extras, before.extras ?? []),
    unavailable: conflicts.length > 0 ? carUnavailable() : outOfStock,
    booked,
    agreed,
  };
}

type Extras = AskedChange['extras'];

const DETAILS = Object.keys(ASKED_DETAILS) as readonly (keyof typeof ASKED_DETAILS)[];

/** Without a value is as not ticked, and as the place of the pick-up. */
function isOther(one: unknown, other: unknown): boolean {
  return (one || null) !== (other || null);
}

function choicesOf(booking: StoredBooking, extras: Extras): RentalChoices {
  return {
    pickupTime: booking.pickupTime ?? undefined,
    pickupPlace: booking.pickupPlace ?? undefined,
    dropoffTime: booking.dropoffTime ?? undefined,
    dropoffPlace: booking.dropoffPlace ?? undefined,
    extras,
  };
}

function isBooked({ id, quantity }: Extras[number], { extras }: StoredBooking): boolean {
  return countOf(extras ?? [], id) === quantity;
}

function countOf(extras: Extras, id: number): number {
  return extras.find((extra) => extra.id === id)?.quantity ?? 0;
}

function isSameExtras(one: Extras, other: Extras): boolean {
  return one.length === other.length && one.every(({ id, quantity }) => countOf(other, id) === quantity);
}
