import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { EmailDialog } from './email-dialog.tsx';
import { draftStatusEmail, emailDraftKey } from './email-draft.ts';
import { CUSTOM_EMAIL, STATUS_EMAIL } from './texts.ts';
import type { OpenEmail } from './use-open-email.ts';

interface BookingEmailsProps {
  readonly booking: Booking;
  readonly open: OpenEmail;
  readonly onClose: () => void;
}

/** The dialogs of the two e-mails to a customer: a custom one, and one about the booking's status. */
export function BookingEmails({ booking, open, onClose }: BookingEmailsProps) {
  const { site } = useHost();
  return (
    <>
      <EmailDialog
        texts={CUSTOM_EMAIL}
        isOpen={open === 'custom'}
        draftKey={emailDraftKey(booking, 'custom')}
        draft={{ to: booking.customerEmail, subject: '', body: '' }}
        onClose={onClose}
      />
      <EmailDialog
        key={`status-${booking.status}`}
        texts={STATUS_EMAIL}
        isOpen={open === 'status'}
        isRecipientFixed
        draftKey={emailDraftKey(booking, 'status')}
        draft={draftStatusEmail(booking, site.agencyName)}
        onClose={onClose}
      />
    </>
  );
}
