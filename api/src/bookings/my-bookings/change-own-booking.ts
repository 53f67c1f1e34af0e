import { agencyToday, type Booking, canCustomerCancel, canCustomerChange } from 'shared-kit/domain';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { bookingChanged, tooLate } from '../booking-problems.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { updateBookings } from '../commands/update-bookings.ts';
import { readBooking } from '../read-booking.ts';
import { findOwnBooking } from './customer-booking.ts';

interface OwnChange {
  /** Digest of the browser's token. */
  readonly device: string | undefined;
  readonly confirmationCode: string;
  /** The status that the customer has seen. */
  readonly basedOnStatus: Booking['status'];
  /** Contact and pick-up details; undefined cancels. */
  readonly values?: Partial<Booking>;
}

/**
 * Changes or cancels a booking for its customer (docs/rules.md#changes-by-the-customer).
 * @returns the booking's id
 * @throws ApiProblem 404 when the browser may not see it, 409 `booking_changed` when staff changed its status, 409
 *   `too_late`
 */
export async function changeOwnBooking(
  { database, clock, site, outbox, emailsAbout }: Services,
  { device, confirmationCode, basedOnStatus, values }: OwnChange,
): Promise<number> {
  const now = clock();
  const id = await inTransaction(
    database,
    async (transaction) => {
      const booking = await findOwnBooking(transaction, device, confirmationCode, now);
      if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
      if (booking.status !== basedOnStatus) throw bookingChanged(booking.status);
      const isAllowed = values ? canCustomerChange(booking, now, site) : canCustomerCancel(booking, now, site);
      // A later pick-up time must not extend a cancellation deadline that has passed.
      const isDeadlineMoved =
        values && !canCustomerCancel(booking, now, site) && canCustomerCancel({ ...booking, ...values }, now, site);
      if (!isAllowed || isDeadlineMoved) throw tooLate();
      const stored = await readBooking(transaction, booking.id);
      if (!stored) throw noSuchEntity(BOOKINGS_ENTITY);
      if (values && isUnchanged(stored.booking, values)) return booking.id;
      const changes = values ?? { status: 'canceled' as const };
      const change = { key: booking.id, values: changes, conditions: { basedOnStatus } };
      await updateBookings(transaction, [change], {
        today: agencyToday(now, site.timeZone),
        priceStep: site.priceStep,
      });
      const { customerEmail = booking.customerEmail } = values ?? {};
      const emails = values
        ? emailsAbout({ what: 'booking_changed_by_customer', before: stored.booking, customerEmail })
        : emailsAbout({ what: 'booking_canceled_by_customer', booking });
      await enqueueEmails(transaction, now, emails);
      return booking.id;
    },
    'customer',
  );
  outbox.wake();
  return id;
}

function isUnchanged(booking: Booking, values: Partial<Booking>): boolean {
  return Object.entries(values).every(([name, value]) => (booking[name as keyof Booking] ?? null) === (value ?? null));
}
