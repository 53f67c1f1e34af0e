import type { Booking } from 'shared-kit/domain';
import { usePermission } from '../data/use-permission.ts';
import { FinesOfBooking } from '../features/fines/fines-of-booking.tsx';
import { PapersPanel } from '../features/papers/papers-panel.tsx';
import type { PanelProps } from '../kit/panel-list.tsx';

/** The papers of a booking, and what authorities want for its days. */
export function PapersOfBooking({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const mayRead = usePermission('fines.read');
  return (
    <>
      <PapersPanel title={title} booking={booking} />
      {mayRead && <FinesOfBooking booking={booking} />}
    </>
  );
}
