import { useRef, useState } from 'react';
import { errorType, isNotFound, type MyBooking } from 'shared-kit/api-client';

export interface BookingActionOptions {
  readonly booking: MyBooking;
  readonly onChanged: (booking: MyBooking) => void;
  /** Called when the displayed booking is outdated. */
  readonly onStale: () => Promise<void>;
}

export type BookingActionState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Returns the state of a change, and the function that makes it and returns whether the booking was changed. */
export function useBookingAction({ onChanged, onStale }: BookingActionOptions) {
  const [state, setState] = useState<BookingActionState>({ status: 'idle' });
  // A ref, because state changes too late for a double click.
  const isLocked = useRef(false);

  const run = async (change: () => Promise<MyBooking>): Promise<boolean> => {
    if (isLocked.current) return false;
    isLocked.current = true;
    setState({ status: 'sending' });
    try {
      onChanged(await change());
      setState({ status: 'idle' });
      return true;
    } catch (error) {
      if (['booking_changed', 'too_late'].includes(errorType(error) ?? '') || isNotFound(error)) await onStale();
      setState({ status: 'failed', error });
      return false;
    } finally {
      isLocked.current = false;
    }
  };
  return { state, run };
}
