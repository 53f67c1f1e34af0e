import type { RentalSettings } from '../settings/site-settings.ts';
import { agencyInstant } from '../time/agency-clock.ts';
import type { Booking } from './booking-fields.ts';

type Pickup = Pick<Booking, 'status' | 'pickupDate' | 'pickupTime'>;

/** Hours before the pick-up until which customers can cancel online (docs/rules.md#changes-by-the-customer). */
const FREE_CANCELLATION_HOURS = 24;
const HOUR_MS = 3_600_000;

/** Returns the instant of the pick-up; without a time, when the agency opens. */
export function pickupInstant({ pickupDate, pickupTime }: Pickup, { timeZone, openingHours }: RentalSettings): Date {
  return agencyInstant(pickupDate, pickupTime ?? openingHours.opens, timeZone);
}

/** Returns the last instant at which the customer can cancel. */
export function cancellationDeadline(booking: Pickup, settings: RentalSettings): Date {
  return new Date(pickupInstant(booking, settings).getTime() - FREE_CANCELLATION_HOURS * HOUR_MS);
}

/** Returns whether the customer may still change contact and pick-up details. */
export function canCustomerChange(booking: Pickup, now: Date, settings: RentalSettings): boolean {
  return isAhead(booking) && now < pickupInstant(booking, settings);
}

/** Returns whether the customer may still cancel online. */
export function canCustomerCancel(booking: Pickup, now: Date, settings: RentalSettings): boolean {
  return isAhead(booking) && now <= cancellationDeadline(booking, settings);
}

function isAhead({ status }: Pickup): boolean {
  return status === 'requested' || status === 'reserved';
}
