import { Button } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Booking } from 'shared-kit/domain';
import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { useBooking } from '../data/use-booking.ts';
import { useRefresh } from '../data/use-refresh.ts';
import { BookingCards } from '../features/booking-detail/booking-cards.tsx';
import { BookingSkeleton } from '../features/booking-detail/booking-skeleton.tsx';
import { NOT_FOUND } from '../features/booking-detail/content.ts';
import { StatusButtons } from '../features/booking-detail/status-buttons.tsx';
import { useDeleteBooking } from '../features/booking-detail/use-delete-booking.ts';
import { CUSTOM_EMAIL, STATUS_EMAIL } from '../features/email/content.ts';
import { EmailDialog } from '../features/email/email-dialog.tsx';
import { draftStatusEmail } from '../features/email/status-email.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyNotice } from '../ui/empty-notice.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/admin/bookings/{bookingId}`: one booking. */
export function BookingPage() {
  const { site } = useHost();
  const { bookingId } = useParams();
  const state = useBooking(bookingId);
  const [dialog, setDialog] = useState<Dialog>(NO_DIALOG);
  const askToDelete = useDeleteBooking();
  const refresh = useRefresh();
  const booking = state.status === 'ready' ? state.value : undefined;

  const actions = booking && (
    <>
      <Button loading={state.status === 'ready' && state.isRefreshing} onClick={() => void refresh.booking(booking.id)}>
        Refresh
      </Button>
      <Button onClick={() => setDialog({ kind: 'custom-email' })}>Send Email</Button>
      <Button danger onClick={() => askToDelete(booking)}>
        Delete Booking
      </Button>
    </>
  );
  const content = () => {
    switch (state.status) {
      case 'loading':
        return <BookingSkeleton />;
      case 'missing':
        return <EmptyNotice {...NOT_FOUND} />;
      case 'failed':
        return <FailureNotice title="The booking could not be loaded" error={state.error} onRetry={state.retry} />;
      case 'ready':
        return (
          <BookingCards
            booking={state.value}
            statusActions={
              <StatusButtons booking={state.value} onChanged={() => setDialog({ kind: 'status-email' })} />
            }
          />
        );
    }
  };

  return (
    <>
      <PageMeta title="Booking Details" siteName={site.agencyName} />
      <PageHeader title="Booking Details" back={<BackLink />} actions={actions} />
      {content()}
      {booking && <BookingEmails booking={booking} dialog={dialog} onClose={() => setDialog(NO_DIALOG)} />}
    </>
  );
}

type Dialog = { readonly kind: 'none' } | { readonly kind: 'custom-email' } | { readonly kind: 'status-email' };

const NO_DIALOG: Dialog = { kind: 'none' };

interface BookingEmailsProps {
  readonly booking: Booking;
  readonly dialog: Dialog;
  readonly onClose: () => void;
}

function BookingEmails({ booking, dialog, onClose }: BookingEmailsProps) {
  const { site } = useHost();
  // Counts what was sent, so that the next letter starts on an empty sheet.
  const [sent, setSent] = useState(0);
  return (
    <>
      <EmailDialog
        key={`custom-${sent}`}
        texts={CUSTOM_EMAIL}
        isOpen={dialog.kind === 'custom-email'}
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
        isOpen={dialog.kind === 'status-email'}
        isRecipientFixed
        draft={draftStatusEmail(booking, site.agencyName)}
        onClose={onClose}
        onSent={onClose}
      />
    </>
  );
}
