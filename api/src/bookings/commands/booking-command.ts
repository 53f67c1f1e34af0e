import type { Transaction } from 'kysely';
import type { Booking, CalendarDay, LocaleCode, QuoteLine } from 'shared-kit/domain';
import type { FieldValues } from '../../entities/entity-definition.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** The columns that the rules of a change read, under their field names. */
export const STORED = [
  'id',
  'status',
  'car_id as carId',
  'confirmation_code as confirmationCode',
  'pickup_date as pickupDate',
  'dropoff_date as dropoffDate',
  'unit_price as unitPrice',
  'total_price as totalPrice',
  'customer_phone as customerPhone',
  'customer_email as customerEmail',
  'locale',
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
> & { readonly locale: LocaleCode | null };

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
  };
}

/** What a command is applied to. The cars of the booking, the former and the new one, are locked. */
export interface CommandContext {
  readonly transaction: Transaction<Schema>;
  readonly before: StoredBooking;
  /** The booking with the values of the whole change. */
  readonly changed: StoredBooking;
  readonly today: CalendarDay;
}

/** What a command writes. */
export interface BookingWrite {
  readonly values: Partial<Booking> | FieldValues;
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
