import type { ComponentProps } from 'react';
import { useHydrated } from 'shared-kit/ui';
import { BookingDialog } from './booking-dialog.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { useBooking } from './use-booking.ts';
import type { BookingStep } from './use-dialog-entry.ts';

interface BookingFlowProps extends Omit<ComponentProps<typeof BookingDialog>, 'form'> {
  /** The dialog to show; a confirmation of nothing is none. */
  readonly step: BookingStep | undefined;
  /** The booking stands: the chosen dates have served. */
  readonly onBooked: () => void;
}

/** The two dialogs of a booking. Its state lives here: typing draws nothing of the page again. */
export function BookingFlow({ step, onBooked, ...dialog }: BookingFlowProps) {
  const { car, range, onClose } = dialog;
  const { confirmed, form } = useBooking({ car, range, onBooked });
  // A dialog stands beside the page, and no server renders it; a history entry may name one from the start.
  if (!useHydrated()) return null;
  if (step === 'booking') return <BookingDialog {...dialog} form={form} />;
  if (step === 'confirmation' && confirmed)
    return <ConfirmationDialog booking={confirmed} carName={car.name} onClose={onClose} />;
  return null;
}
