import type { Booking } from 'shared-kit/domain';
import { HandoverCard } from '../features/handover/handover-card.tsx';
import { useMoveDialog } from '../features/move-booking/use-move-dialog.tsx';
import type { PanelProps } from '../kit/panel-list.tsx';

/** The protocols of a booking, and the dialog of another car when the rental goes on without the one that came back. */
export function HandoversPanel({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const openMoveDialog = useMoveDialog();
  return <HandoverCard title={title} booking={booking} onOtherCar={() => void openMoveDialog(booking.id)} />;
}
