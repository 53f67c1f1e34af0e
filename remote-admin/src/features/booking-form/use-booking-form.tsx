import { lazy, type ReactNode, Suspense } from 'react';
import { agencyToday, type Booking, type CalendarDay, createConfirmationCode } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { parseDraft } from '../../kit/record-form/parse-draft.ts';
import { useRecordDialog } from '../../kit/record-form/use-record-dialog.ts';
import {
  type BookingFormState,
  type BookingFormValues,
  editedBookingValues,
  newBookingValues,
  type ProposedRental,
} from './booking-form-values.ts';
import { DISCARD_TEXT } from './texts.ts';

/** Loaded when it is first opened: pages do not wait for it. */
const BookingFormDialog = lazy(async () => {
  const { BookingFormDialog: Dialog } = await import('./booking-form-dialog.tsx');
  return { default: Dialog };
});

interface BookingFormOptions {
  readonly onSaved?: (booking: Booking) => void;
}

export interface BookingForm {
  /** Opens the dialog of a new booking. */
  readonly create: (initial?: ProposedRental) => void;
  /** Opens the dialog of an existing booking, with other days or another car if proposed. */
  readonly edit: (booking: Booking, proposed?: ProposedRental) => void;
  /** To be rendered once on the page. */
  readonly dialog: ReactNode;
}

/** Returns the dialog in which staff create and edit bookings. It is open from the start when there is a draft. */
export function useBookingForm({ onSaved }: BookingFormOptions = {}): BookingForm {
  const { site } = useHost();
  const today = () => agencyToday(new Date(), site.timeZone);
  const { open, close, keep, leave, ...dialog } = useRecordDialog('booking-form', (kept) => parseKept(kept, today()));
  return {
    create: (initial = {}) =>
      open({ booking: undefined, values: newBookingValues(initial, today()), code: createConfirmationCode() }),
    edit: (booking, proposed) => open({ booking, values: editedBookingValues(booking, proposed), code: '' }),
    dialog: dialog.state && (
      <Suspense>
        <BookingFormDialog
          key={dialog.opened}
          isOpen={dialog.isOpen}
          state={dialog.state}
          onKeep={keep}
          onLeave={() => leave(DISCARD_TEXT)}
          onSaved={(booking) => {
            close();
            onSaved?.(booking);
          }}
          onUnchanged={close}
        />
      </Suspense>
    ),
  };
}

function parseKept(kept: unknown, today: CalendarDay): BookingFormState | undefined {
  const { booking, values, code }: Partial<Record<keyof BookingFormState, unknown>> = Object(kept);
  if (typeof code !== 'string') return undefined;
  const parsed = parseDraft<Booking, BookingFormValues>({ record: booking, values }, 'id', () =>
    newBookingValues({}, today),
  );
  return parsed && { booking: parsed.edited, values: parsed.values, code };
}
