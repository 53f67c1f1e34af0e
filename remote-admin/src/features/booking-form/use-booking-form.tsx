import { App } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { agencyToday, type Booking, createConfirmationCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useDraft, useHost } from 'shared-kit/remote';
import {
  type BookingFormState,
  type BookingFormValues,
  editedBookingValues,
  newBookingValues,
  type ProposedRental,
  parseFormValues,
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
  const { modal } = App.useApp();
  const { formatMessage } = useIntl();
  const today = () => agencyToday(new Date(), site.timeZone);
  const draft = useDraft('booking-form', (kept) => parseDraft(kept, newBookingValues({}, today())));
  const [state, setState] = useState(draft.read);
  const [isOpen, setIsOpen] = useState(state !== undefined);
  const [opened, setOpened] = useState(0);

  const open = (next: BookingFormState) => {
    // Keeps input that exists already.
    if (draft.read()) return;
    setState(next);
    setOpened(opened + 1);
    setIsOpen(true);
  };
  const close = () => {
    draft.drop();
    setIsOpen(false);
  };
  const leave = () => {
    if (!draft.read()) return close();
    void modal.confirm({
      title: formatMessage(DISCARD_TEXT.title),
      okText: formatMessage(DISCARD_TEXT.discard),
      cancelText: formatMessage(DISCARD_TEXT.keep),
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      icon: null,
      onOk: close,
    });
  };
  return {
    create: (initial = {}) =>
      open({ booking: undefined, values: newBookingValues(initial, today()), code: createConfirmationCode() }),
    edit: (booking, proposed) => open({ booking, values: editedBookingValues(booking, proposed), code: '' }),
    dialog: state && (
      <Suspense>
        <BookingFormDialog
          key={opened}
          isOpen={isOpen}
          state={state}
          onKeep={draft.keep}
          onLeave={leave}
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

/** Parses a stored draft, perhaps of another version. */
function parseDraft(kept: unknown, empty: BookingFormValues): BookingFormState | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { booking, values, code } = kept as Partial<Record<keyof BookingFormState, unknown>>;
  if (typeof code !== 'string') return undefined;
  if (booking !== undefined && !(typeof booking === 'object' && booking !== null && 'id' in booking)) return undefined;
  const parsed = parseFormValues(values, empty);
  return parsed && { booking: booking as Booking | undefined, values: parsed, code };
}
