import type { ComponentProps } from 'react';
import { BookingDialog } from './booking-dialog.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { useBooking } from './use-booking.ts';

interface BookingFlowProps extends Omit<ComponentProps<typeof BookingDialog>, 'form'> {
  readonly isOpen: boolean;
  /** The booking stands: the chosen dates have served. */
  readonly onBooked: () => void;
}

/**
 * The two dialogs of a booking. What was typed lives here: it survives the closing of a dialog, and typing
 * draws nothing of the page again.
 */
export function BookingFlow({ isOpen, onBooked, ...dialog }: BookingFlowProps) {
  const { car, range } = dialog;
  const { confirmed, putAway, form } = useBooking({ car, range, onBooked });
  if (confirmed) return <ConfirmationDialog booking={confirmed} carName={car.name} onClose={putAway} />;
  return isOpen ? <BookingDialog {...dialog} form={form} /> : null;
}
