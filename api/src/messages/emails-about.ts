import type { Booking, EmailKind, SiteSettings } from 'shared-kit/domain';
import type { NewEmail } from '../platform/outbox/enqueue-emails.ts';
import type { Occasion } from '../platform/outbox/occasion.ts';

const NOBODY = '';
const STAFF_OCCASIONS: readonly Occasion['what'][] = ['change_declined', 'payment_asked'];

/** Returns the function that decides which e-mails an occasion causes (docs/rules.md#e-mails-to-customers). */
export function emailsAbout({ email: agency }: Pick<SiteSettings, 'email'>) {
  return (occasion: Occasion): readonly NewEmail[] =>
    findRecipients(occasion, agency)
      .filter(([, recipient]) => recipient !== NOBODY)
      .map(([kind, recipient]) => ({ ...describe(occasion), kind, recipient }));
}

function findRecipients(occasion: Occasion, agency: string): readonly (readonly [EmailKind, string])[] {
  switch (occasion.what) {
    case 'booking_made':
      return [
        ['requested', occasion.notifyCustomer ? occasion.customerEmail : NOBODY],
        ['agency_requested', occasion.isByStaff ? NOBODY : agency],
      ];
    case 'booking_changed_by_staff':
      return [['changed', isChanged(occasion.before, occasion.after) ? occasion.after.customerEmail : NOBODY]];
    case 'booking_changed_by_customer': {
      // After a change of the e-mail address both addresses are notified, so that a takeover does not go unnoticed.
      const addresses = [...new Set([occasion.before.customerEmail, occasion.customerEmail])];
      return [...addresses.map((address) => ['changed', address] as const), ['agency_changed', agency]];
    }
    case 'booking_canceled_by_customer':
      return [
        ['canceled', occasion.booking.customerEmail],
        ['agency_canceled', agency],
      ];
    case 'request_lapsed':
      return [['lapsed', occasion.booking.customerEmail]];
    case 'link_asked':
      return [['link', occasion.booking.customerEmail]];
    case 'change_asked':
      return [['agency_change_requested', agency]];
    case 'change_declined':
      return [['change_declined', occasion.booking.customerEmail]];
    case 'payment_asked':
      return [['pay_link', occasion.booking.customerEmail]];
    case 'payment_unexpected':
      return [['agency_payment', agency]];
    case 'staff_invited':
      return [['invitation', occasion.email]];
  }
}

/** Returns what all e-mails about an occasion have in common. The statement that inserts a booking adds its id. */
function describe(occasion: Occasion): Pick<NewEmail, 'booking_id' | 'before' | 'by_staff'> {
  if ('booking' in occasion)
    return { booking_id: occasion.booking.id, ...(STAFF_OCCASIONS.includes(occasion.what) && { by_staff: true }) };
  if (!('before' in occasion)) return { booking_id: null, by_staff: 'isByStaff' in occasion && occasion.isByStaff };
  const { what, before } = occasion;
  return { booking_id: before.id, before: JSON.stringify(before), by_staff: what === 'booking_changed_by_staff' };
}

/** What the e-mail about a change does not show. */
const NOT_SHOWN = { revision: 0, driverLicense: '', customerPhoneE164: '' };

/** Returns whether two states of a booking differ for the customer. */
function isChanged(before: Booking, after: Booking): boolean {
  return JSON.stringify({ ...before, ...NOT_SHOWN }) !== JSON.stringify({ ...after, ...NOT_SHOWN });
}
