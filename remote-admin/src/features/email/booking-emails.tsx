import { useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useHost } from '../../data/host-context.tsx';
import { CUSTOM_EMAIL, STATUS_EMAIL } from './content.ts';
import { EmailDialog } from './email-dialog.tsx';
import { emailDraftKey } from './email-draft-key.ts';
import { draftStatusEmail } from './status-email.ts';
import type { OpenEmail } from './use-open-email.ts';

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
  const finish = () => {
    onClose();
    setSent(sent + 1);
  };
  return (
    <>
      <EmailDialog
        key={`custom-${sent}`}
        texts={CUSTOM_EMAIL}
        isOpen={open === 'custom'}
        draftKey={emailDraftKey(booking, 'custom')}
        draft={{ to: booking.customerEmail, subject: '', body: '' }}
        onClose={onClose}
        onSent={finish}
      />
      <EmailDialog
        key={`status-${booking.status}-${sent}`}
        texts={STATUS_EMAIL}
        isOpen={open === 'status'}
        isRecipientFixed
        draftKey={emailDraftKey(booking, 'status')}
        draft={draftStatusEmail(booking, site.agencyName)}
        onClose={onClose}
        onSent={finish}
      />
    </>
  );
}
