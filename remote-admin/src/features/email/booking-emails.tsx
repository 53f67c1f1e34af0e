import { useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { CUSTOM_EMAIL, STATUS_EMAIL } from './content.ts';
import { EmailDialog } from './email-dialog.tsx';
import { draftStatusEmail } from './status-email.ts';

/** Which of a booking's e-mails is being written. */
export type OpenEmail = 'none' | 'custom' | 'status';

interface BookingEmailsProps {
  readonly booking: Booking;
  readonly open: OpenEmail;
  readonly onClose: () => void;
}

/** The two e-mails to a customer: one of one's own, and the one about a new status. */
export function BookingEmails({ booking, open, onClose }: BookingEmailsProps) {
  const { site } = useHost();
  // Counts what was sent, so that the next letter starts on an empty sheet.
  const [sent, setSent] = useState(0);
  return (
    <>
      <EmailDialog
        key={`custom-${sent}`}
        texts={CUSTOM_EMAIL}
        isOpen={open === 'custom'}
        draft={{ to: booking.customerEmail, subject: '', body: '' }}
        onClose={onClose}
        onSent={() => {
          onClose();
          setSent(sent + 1);
        }}
      />
      <EmailDialog
        key={`status-${booking.status}`}
        texts={STATUS_EMAIL}
        isOpen={open === 'status'}
        isRecipientFixed
        draft={draftStatusEmail(booking, site.agencyName)}
        onClose={onClose}
        onSent={onClose}
      />
    </>
  );
}
