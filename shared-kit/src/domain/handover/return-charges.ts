import type { Booking } from '../booking/booking-fields.ts';
import { toCents } from '../pricing/cents.ts';
import type { CarRates } from '../pricing/price-rules.ts';
import { quote } from '../pricing/quote.ts';
import type { RentalTerms } from '../pricing/rental-terms-fields.ts';
import { type CalendarDay, daysBetween } from '../time/calendar-day.ts';
import { countRentalDays } from '../time/date-range.ts';
import { DAMAGE_KINDS, DAMAGE_VIEWS, type DamageKind, type DamageView } from './damage-fields.ts';
import type { HandoverDirection, HandoverValues } from './handover-fields.ts';

/** `other` is what staff add. */
export const CHARGE_KINDS = ['kilometers', 'fuel', 'days', 'damage', 'other'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What a return costs besides the rental. The amounts are in cents. */
export interface ReturnCharge {
  readonly kind: ChargeKind;
  /** In English; pages name it by its kind. */
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly amount: number;
  readonly damageId?: string;
}

type Readings = Pick<HandoverValues, 'kilometers' | 'fuel'>;

/** What a rental was agreed at, besides its price per day. */
export interface AgreedRates {
  readonly rates: CarRates;
  /** Whether staff agreed on the price per day: seasons and discounts do not change it. */
  readonly isAgreedPrice: boolean;
}

interface ReturnedRental {
  /** Of the car that comes back; absent without a protocol. */
  readonly pickup: Readings | undefined;
  readonly return: Readings;
  readonly booking: Pick<Booking, 'pickupDate' | 'dropoffDate' | 'unitPrice'> & {
    readonly [Name in 'extras' | 'youngDriver']?: Booking[Name] | null;
  };
  /** Absent when no rules were set. */
  readonly agreed?: AgreedRates | undefined;
  /** Those that were agreed. */
  readonly terms: RentalTerms | undefined;
  /** `amount` is what staff charge, in cents. */
  readonly newDamages?: readonly {
    readonly id: string;
    readonly kind: DamageKind;
    readonly view: DamageView;
    readonly amount?: number;
  }[];
  readonly today: CalendarDay;
  /** Kilometers with the cars that the customer had before: `earlierKilometers`. */
  readonly kilometersBefore?: number;
  /** Whether the customer gets another car: kilometers and days are counted at the end of the rental. */
  readonly continues?: boolean;
}

/**
 * Returns what is proposed to be charged at a return (docs/rules.md#charges-of-a-return): kilometers beyond those of all its days,
 * missing fuel, days late, and new damage with the amount that staff typed. What the owner has not set proposes nothing.
 */
export function returnCharges(rental: ReturnedRental): readonly ReturnCharge[] {
  const { newDamages = [], continues = false } = rental;
  return [
    ...(continues ? [] : kilometerCharges(rental)),
    ...fuelCharges(rental),
    ...(continues ? [] : dayCharges(rental)),
    ...newDamages.map(({ id, kind, view, amount = 0 }) => ({
      ...charge('damage', damageLabel(kind, view), 1, amount),
      damageId: id,
    })),
  ];
}

/** Returns the label of a charge for damage, by which papers know that staff did not write it. */
export function damageLabel(kind: DamageKind, view: DamageView): string {
  return `Damage: ${kind}, ${view}`;
}

/** Returns the damage that such a label names; undefined for what staff wrote. */
export function readDamageLabel(label: string): { readonly kind: DamageKind; readonly view: DamageView } | undefined {
  const all = DAMAGE_KINDS.flatMap((kind) => DAMAGE_VIEWS.map((view) => ({ kind, view })));
  return all.find(({ kind, view }) => damageLabel(kind, view) === label);
}

function kilometerCharges({ pickup, return: returned, terms, kilometersBefore = 0, ...rental }: ReturnedRental) {
  const { kmPerDay, kmPrice } = terms ?? {};
  if (kmPerDay === undefined || kmPrice === undefined) return [];
  const included = kmPerDay * countKilometerDays(rental.booking, rental.today);
  const beyond = kilometersBefore + driven(pickup, returned) - included;
  return beyond > 0 ? [charge('kilometers', 'Kilometers beyond those included', beyond, toCents(kmPrice))] : [];
}

/**
 * Returns the days of a rental whose kilometers are included: those that were agreed, also after an early return, and days late.
 * @param today or the day of the return
 */
export function countKilometerDays(
  { pickupDate, dropoffDate, terms }: Pick<Booking, 'pickupDate' | 'dropoffDate' | 'terms'>,
  today: CalendarDay,
): number {
  return Math.max(terms?.kmDays ?? 0, countRentalDays(pickupDate, today > dropoffDate ? today : dropoffDate));
}

function fuelCharges({ pickup, return: returned, terms }: ReturnedRental) {
  const { fuelPrice, fuelRule } = terms ?? {};
  if (fuelPrice === undefined || fuelRule === 'prepaid' || pickup?.fuel === undefined || returned.fuel === undefined)
    return [];
  const missing = pickup.fuel - returned.fuel;
  return missing > 0 ? [charge('fuel', 'Missing fuel, in eighths of the tank', missing, toCents(fuelPrice))] : [];
}

/** Days after the booking's last one cost what the longer rental would have cost more, as it was agreed. */
function dayCharges({ booking, today, agreed }: ReturnedRental) {
  const { pickupDate, dropoffDate, unitPrice, extras, youngDriver } = booking;
  if (today <= dropoffDate) return [];
  const priceUntil = (to: CalendarDay) =>
    toCents(
      quote({
        unitPrice,
        range: { from: pickupDate, to },
        rates: agreed?.rates,
        isAgreedPrice: agreed?.isAgreedPrice ?? true,
        extras: extras ?? undefined,
        youngDriver: youngDriver ?? undefined,
      }).totalPrice,
    );
  const more = priceUntil(today) - priceUntil(dropoffDate);
  if (more <= 0) return [];
  const days = daysBetween(dropoffDate, today);
  // Days of several prices are one line.
  return [more % days === 0 ? charge('days', 'Days late', days, more / days) : charge('days', 'Days late', 1, more)];
}

function charge(kind: ChargeKind, label: string, quantity: number, unitAmount: number): ReturnCharge {
  return { kind, label, quantity, unitAmount, amount: quantity * unitAmount };
}

/** Kilometers between two readings; 0 when one is missing or the counter went backwards. */
function driven(pickup: Readings | undefined, returned: Readings): number {
  const { kilometers: from } = pickup ?? {};
  return from === undefined || returned.kilometers === undefined ? 0 : Math.max(0, returned.kilometers - from);
}

interface SignedLeg {
  readonly carId: string;
  readonly direction: HandoverDirection;
  readonly values: Readings;
  readonly signedAt?: string;
}

/** Returns the kilometers of the cars that the customer of a rental has given back. @param handovers those of the booking, in order */
export function earlierKilometers(handovers: readonly SignedLeg[]): number {
  let sum = 0;
  let pickup: SignedLeg | undefined;
  for (const leg of handovers.filter(({ signedAt }) => signedAt !== undefined)) {
    if (leg.direction === 'return' && pickup?.carId === leg.carId) sum += driven(pickup.values, leg.values);
    pickup = leg.direction === 'pickup' ? leg : undefined;
  }
  return sum;
}
