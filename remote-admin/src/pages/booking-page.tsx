import { useParams } from 'react-router-dom';
import type { Booking } from 'shared-kit/domain';
import { PageMeta } from 'shared-kit/ui';
import { useHost } from '../data/host-context.tsx';
import { type EntityState, useBooking } from '../data/use-booking.ts';
import { BookingCards } from '../features/booking-detail/booking-cards.tsx';
import { BookingSkeleton } from '../features/booking-detail/booking-skeleton.tsx';
import { NOT_FOUND } from '../features/booking-detail/content.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyNotice } from '../ui/empty-notice.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/admin/bookings/{bookingId}`: one booking. */
export function BookingPage() {
  const { site } = useHost();
  const { bookingId } = useParams();
  const state = useBooking(bookingId);
  return (
    <>
      <PageMeta title="Booking Details" siteName={site.agencyName} />
      <PageHeader title="Booking Details" back={<BackLink />} />
      <BookingContent state={state} />
    </>
  );
}

function BookingContent({ state }: { readonly state: EntityState<Booking> }) {
  switch (state.status) {
    case 'loading':
      return <BookingSkeleton />;
    case 'missing':
      return <EmptyNotice {...NOT_FOUND} />;
    case 'failed':
      return <FailureNotice title="The booking could not be loaded" error={state.error} onRetry={state.retry} />;
    case 'ready':
      return <BookingCards booking={state.value} />;
  }
}
