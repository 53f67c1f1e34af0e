import type { Booking } from 'shared-kit/domain';
import { usePermission } from '../data/use-permission.ts';
import { FinesOfBooking } from '../features/fines/fines-of-booking.tsx';
import { PapersPanel } from '../features/papers/papers-panel.tsx';
import { ReviewOfBooking } from '../features/reviews/review-of-booking.tsx';
import type { PanelProps } from '../kit/panel-list.tsx';

/** The papers of a booking, what authorities want for its days, and what the customer wrote of it. */
export function PapersOfBooking({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const mayRead = usePermission('fines.read');
  return (
    <>
      <PapersPanel title={title} booking={booking} />
      {mayRead && <FinesOfBooking booking={booking} />}
      {booking.status === 'returned' && <ReviewOfBooking bookingId={booking.id} />}
    </>
  );
}
