import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useMediaQuery } from 'shared-kit/ui';
import { useSeenBooking } from '../data/live-updates.tsx';
import { useBooking } from '../data/use-booking.ts';
import { useChangeRequests } from '../data/use-change-requests.ts';
import { useDeleteBooking } from '../data/use-delete-booking.ts';
import { usePermission } from '../data/use-permission.ts';
import { useRefresh } from '../data/use-refresh.ts';
import { DELETE_TEXT, DETAIL_TEXT, NOT_FOUND } from '../features/booking-detail/texts.ts';
import { FORM_TEXT } from '../features/booking-form/texts.ts';
import { useBookingForm } from '../features/booking-form/use-booking-form.tsx';
import { useEmailDialog } from '../features/email/use-email-dialog.ts';
import { useStatusChanges } from '../features/status-change/use-status-changes.ts';
import { PanelList } from '../kit/panel-list.tsx';
import { BackLink, useReturnAddress } from '../ui/back-link.tsx';
import { isErased } from '../ui/customer-name.tsx';
import { EmptyNotice } from '../ui/empty-notice.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT } from '../ui/texts.ts';
import styles from './booking-page.module.css';
import { BOOKING_PANELS } from './booking-panels.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';

/** Loaded when one of them is first opened: the page does not wait for it. */
const BookingEmails = lazy(async () => {
  const { BookingEmails: Dialogs } = await import('../features/email/booking-emails.tsx');
  return { default: Dialogs };
});

/** Loaded for a booking whose customer asks for a change. */
const ChangeRequestNotice = lazy(async () => {
  const { ChangeRequestNotice: Notice } = await import('../features/change-request/change-request-notice.tsx');
  return { default: Notice };
});

/** `/admin/bookings/{bookingId}`: one booking. */
export function BookingPage() {
  const { bookingId } = useParams();
  // The key resets the state of dialogs when a notification links from one booking to another.
  return <BookingBody key={bookingId} bookingId={bookingId} />;
}

function BookingBody({ bookingId }: { readonly bookingId: string | undefined }) {
  const { formatMessage } = useIntl();
  const state = useBooking(bookingId);
  useSeenBooking(Number(bookingId));
  const navigate = useNavigate();
  const returnAddress = useReturnAddress();
  const askToDelete = useDeleteBooking({
    texts: {
      title: (deleted) => formatMessage(DETAIL_TEXT.booking, { code: <BookingCode key="code" booking={deleted} /> }),
      question: formatMessage(DELETE_TEXT.question),
      deleted: [formatMessage(DELETE_TEXT.success), formatMessage(DELETE_TEXT.deleted)],
    },
    onDeleted: () => void navigate(returnAddress, { replace: true }),
  });
  /** There what is rarely done is last. */
  const isPhone = useMediaQuery('(width < 44rem)') ?? false;
  const mayDelete = usePermission('bookings.delete');
  const refresh = useRefresh();
  const booking = state.status === 'ready' ? state.value : undefined;
  const [email, setEmail, wasOpened] = useEmailDialog(booking && !isErased(booking) ? booking : undefined);
  const bookingForm = useBookingForm();
  const request = useChangeRequests().find((one) => one.booking.id === booking?.id);
  const changes = useStatusChanges({
    onWriteEmail: () => setEmail('status'),
    onUndone: () => setEmail('none'),
  });

  const rareActions = booking && (
    <>
      <Button
        loading={state.status === 'ready' && state.isRefreshing}
        onClick={() => {
          void refresh.booking(booking.id);
          void refresh.emails(booking.id);
        }}
      >
        {formatMessage(COMMON_TEXT.refresh)}
      </Button>
      {mayDelete && (
        <Button type="text" danger onClick={() => askToDelete(booking)}>
          {formatMessage(DETAIL_TEXT.delete)}
        </Button>
      )}
    </>
  );
  // On a phone they stand above the code and the state of the booking, which are read first.
  const type = isPhone ? 'link' : 'default';
  const actions = booking && (
    <>
      <Button type={type} onClick={() => bookingForm.edit(booking)}>
        {formatMessage(FORM_TEXT.edit)}
      </Button>
      {!isErased(booking) && (
        <Button type={type} onClick={() => setEmail('custom')}>
          {formatMessage(DETAIL_TEXT.sendEmail)}
        </Button>
      )}
      {!isPhone && rareActions}
    </>
  );
  const content = () => {
    switch (state.status) {
      case 'loading':
        return <BookingSkeleton />;
      case 'missing':
        return <EmptyNotice title={formatMessage(NOT_FOUND.title)} text={formatMessage(NOT_FOUND.text)} />;
      case 'failed':
        return <FailureNotice title={formatMessage(DETAIL_TEXT.failure)} failure={state} />;
      case 'ready':
        return (
          <div className={styles.stacks}>
            {request && (
              <Suspense>
                <ChangeRequestNotice request={request} />
              </Suspense>
            )}
            {BOOKING_PANELS.map((panels) => (
              <div key={panels[0]?.title.id} className={styles.stack}>
                <PanelList
                  panels={panels}
                  facts={{
                    booking: state.value,
                    changes,
                    onEdit: () => bookingForm.edit(state.value),
                    onWriteEmail: () => setEmail('status'),
                  }}
                  values={{ code: <BookingCode key="code" booking={state.value} /> }}
                />
              </div>
            ))}
          </div>
        );
    }
  };

  return (
    <div className={styles.page}>
      <PageHeader isQuiet title={formatMessage(DETAIL_TEXT.title)} back={<BackLink />} actions={actions} />
      {content()}
      {isPhone && <div className={styles.rare}>{rareActions}</div>}
      {bookingForm.dialog}
      {booking && !isErased(booking) && wasOpened && (
        <Suspense>
          <BookingEmails key={booking.customerEmail} booking={booking} open={email} onClose={() => setEmail('none')} />
        </Suspense>
      )}
    </div>
  );
}

function BookingCode({ booking: { confirmationCode } }: { readonly booking: Booking }) {
  return <bdi translate="no">{`#${confirmationCode}`}</bdi>;
}
