import type { Booking } from 'shared-kit/domain';
import type { BookingWithRevision } from '../database/schema.ts';

/** Something that happened, of which people may be told: `emailsAbout` of `messages` decides who is. */
export type Occasion = Readonly<
  | { what: 'booking_made'; customerEmail: string; isByStaff: boolean; notifyCustomer: boolean }
  /** With the wish to notify the customer. */
  | { what: 'booking_changed_by_staff'; before: BookingWithRevision; after: BookingWithRevision }
  /** With the address after the change. */
  | { what: 'booking_changed_by_customer'; before: BookingWithRevision; customerEmail: string }
  | {
      what:
        | 'booking_canceled_by_customer'
        | 'request_lapsed'
        | 'link_asked'
        | 'change_asked'
        | 'change_declined'
        | 'payment_asked'
        | 'payment_unexpected';
      booking: Pick<Booking, 'id' | 'customerEmail'>;
    }
  | { what: 'staff_invited'; email: string }
>;
