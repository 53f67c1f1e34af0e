import { Drawer, Modal } from 'antd';
import { useLayoutEffect, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { BookingForm, FORM } from './booking-form.tsx';
import type { BookingFormState } from './booking-form-values.ts';
import { FORM_TEXT } from './texts.ts';

interface BookingFormDialogProps {
  readonly isOpen: boolean;
  readonly state: BookingFormState;
  readonly onKeep: (state: BookingFormState) => void;
  readonly onLeave: () => void;
  readonly onSaved: (booking: Booking) => void;
  readonly onUnchanged: () => void;
}

/** The dialog that creates or edits a booking; on a phone it takes the whole window. */
export function BookingFormDialog({ isOpen, state, onLeave, ...form }: BookingFormDialogProps) {
  const { formatMessage } = useIntl();
  // As it was opened: another kind of dialog would begin with another form.
  const [isNarrow] = useState(() => matchMedia('(width < 700px)').matches);
  const [isSaving, setIsSaving] = useState(false);
  const { booking } = state;
  const isNew = booking === undefined;
  // At once, not after the motion: a person who has pressed "New booking" types already.
  useLayoutEffect(() => (isOpen && isNew ? focusPhoneWithDialog() : undefined), [isOpen, isNew]);
  const title = booking
    ? formatMessage(FORM_TEXT.change, { code: <bdi key="code">{booking.confirmationCode}</bdi> })
    : formatMessage(FORM_TEXT.create);
  const common = {
    open: isOpen,
    title,
    mask: { closable: false },
    keyboard: !isSaving,
    afterOpenChange: (isShown: boolean) => isShown && isNew && focusPhone(),
    destroyOnHidden: true,
    children: <BookingForm state={state} isSaving={isSaving} onSaving={setIsSaving} onLeave={onLeave} {...form} />,
  };
  // Padding would show what scrolls below the sticky footer.
  const styles = { body: { paddingBlockEnd: 0 } };
  if (isNarrow) return <Drawer {...common} size="100%" styles={styles} closable={!isSaving} onClose={onLeave} />;
  return <Modal {...common} footer={null} width={820} style={{ top: 32 }} closable={!isSaving} onCancel={onLeave} />;
}

/** Moves the focus on to the phone number when the dialog takes it. Returns the function that no longer waits for that. */
function focusPhoneWithDialog(): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('[role="dialog"]'))) return;
    stop();
    focusPhone();
  };
  const stop = () => removeEventListener('focusin', onFocus);
  addEventListener('focusin', onFocus);
  return stop;
}

/** Moves the focus to the phone number, which a call begins with, unless the person is in a field already. */
function focusPhone(): void {
  if (!document.activeElement?.matches('input, textarea, select'))
    document.getElementById(`${FORM}_customerPhone`)?.focus();
}
