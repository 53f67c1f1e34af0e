import type { ComponentProps } from 'react';
import type { CarRates } from 'shared-kit/domain';
import { BookingDialog } from './booking-dialog.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { useBookingForm } from './use-booking-form.ts';
import type { BookingStep } from './use-dialog-entry.ts';

export interface BookingFlowProps extends Omit<ComponentProps<typeof BookingDialog>, 'form'> {
  /** The dialog to show; a confirmation needs a booking. */
  readonly step: BookingStep | undefined;
  /** The owner's rules; absent when there are none. */
  readonly rates: CarRates | undefined;
  readonly onBooked: () => void;
}

/** The two dialogs of a booking and its state, separate from the page so that typing does not render the page. */
export function BookingFlow({ step, rates, onBooked, ...dialog }: BookingFlowProps) {
  const { car, range, onClose } = dialog;
  const { confirmed, form } = useBookingForm({ car, rates, range, onBooked });
  if (step === 'booking') return <BookingDialog {...dialog} form={form} />;
  if (step === 'confirmation' && confirmed)
    return <ConfirmationDialog booking={confirmed} chosen={car} onClose={onClose} />;
  return null;
}
