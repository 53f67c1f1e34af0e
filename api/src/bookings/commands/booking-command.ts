import type { Transaction } from 'kysely';
import type { Booking, CalendarDay, QuoteLine, RentalTerms } from 'shared-kit/domain';
import type { FieldValues } from '../../entities/entity-definition.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { PriceOptions } from './price-options.ts';

/** The columns that the rules of a change read, under their field names. */
export const STORED = [
  'id',
  'status',
  'car_id as carId',
  'car_since as carSince',
  'confirmation_code as confirmationCode',
  'pickup_date as pickupDate',
  'dropoff_date as dropoffDate',
  'unit_price as unitPrice',
  'total_price as totalPrice',
  'customer_phone as customerPhone',
  'customer_email as customerEmail',
  'locale',
  'price_reason as priceReason',
  'pickup_time as pickupTime',
  'pickup_place as pickupPlace',
  'dropoff_time as dropoffTime',
  'dropoff_place as dropoffPlace',
  'extras',
  'young_driver as youngDriver',
  'terms',
  'rules_version as rulesVersion',
  'priced_car_id as pricedCarId',
  'is_price_agreed as isPriceAgreed',
] as const;

export type StoredBooking = Pick<
  Booking,
  | 'id'
  | 'status'
  | 'carId'
  | 'confirmationCode'
  | 'pickupDate'
  | 'dropoffDate'
  | 'unitPrice'
  | 'totalPrice'
  | 'customerPhone'
  | 'customerEmail'
> &
  Nullable<
    | 'carSince'
    | 'locale'
    | 'priceReason'
    | 'pickupTime'
    | 'pickupPlace'
    | 'dropoffTime'
    | 'dropoffPlace'
    | 'extras'
    | 'youngDriver'
  > & {
    readonly terms: RentalTerms | null;
    readonly rulesVersion: number | null;
    readonly pricedCarId: string | null;
    readonly isPriceAgreed: boolean;
  };

type Nullable<Name extends keyof Booking> = { readonly [Each in Name]: Exclude<Booking[Each], undefined> | null };

/** A change of a booking: one command, or several that are applied as one. */
export interface BookingChange {
  readonly key: number;
  readonly values: Partial<Booking>;
  /** The status and the values that the change is based on; without them it is unconditional. */
  readonly conditions: {
    readonly basedOnStatus?: Booking['status'];
    readonly basedOn?: FieldValues;
    readonly notifyCustomer?: boolean;
    /** Whether browsers that opened links to the former e-mail address keep their access. */
    readonly keepAccess?: boolean;
  } & PriceOptions;
}

/** What a command is applied to. The cars of the booking, the former and the new one, are locked. */
export interface CommandContext {
  readonly transaction: Transaction<Schema>;
  readonly before: StoredBooking;
  /** The booking with the values of the whole change. */
  readonly changed: StoredBooking;
  readonly today: CalendarDay;
  readonly priceStep: number | undefined;
  readonly options: PriceOptions;
}

/** What a command writes. */
export interface BookingWrite {
  readonly values: Partial<Booking> | FieldValues;
  /** Values without a field; those that are absent stay. */
  readonly columns?: Partial<Pick<StoredBooking, 'rulesVersion' | 'pricedCarId' | 'isPriceAgreed' | 'terms'>>;
  /** The lines of a new quote. */
  readonly lines?: readonly QuoteLine[];
}

/** One thing that can happen to a booking: the fields that it writes, and its rules. */
export interface BookingCommand {
  readonly fields: readonly (keyof Booking)[];
  /**
   * Returns what is written.
   * @param sent those of the fields that were sent
   * @throws ApiProblem when a rule refuses it
   */
  plan(context: CommandContext, sent: Partial<Booking>): BookingWrite | Promise<BookingWrite>;
}
