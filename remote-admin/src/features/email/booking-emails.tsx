import type { Booking } from 'shared-kit/domain';
import { EmailDialog } from './email-dialog.tsx';
import { emailDraftKey } from './email-draft.ts';
import { StatusEmail } from './status-email.tsx';
import { CUSTOM_EMAIL } from './texts.ts';
import type { OpenEmailDialog } from './use-email-dialog.ts';

interface BookingEmailsProps {
  readonly booking: Booking;
  readonly open: OpenEmailDialog;
  readonly onClose: () => void;
}

/** The dialogs of the two e-mails to a customer: a custom one, and one about the booking's status. */
export function BookingEmails({ booking, open, onClose }: BookingEmailsProps) {
  return (
    <>
      <EmailDialog
        bookingId={booking.id}
        texts={CUSTOM_EMAIL}
        isOpen={open === 'custom'}
        draftKey={emailDraftKey(booking, 'custom')}
        draft={{ to: booking.customerEmail, subject: '', body: '' }}
        templatesFor={booking}
        onClose={onClose}
      />
      <StatusEmail
        key={`${booking.status} ${booking.locale} ${booking.customerEmail}`}
        booking={booking}
        isOpen={open === 'status'}
        onClose={onClose}
      />
    </>
  );
}
