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
  // Not updated while the dialog is open: changing the kind of dialog would reset the form.
  const [isNarrow] = useState(() => matchMedia('(width < 43.75rem)').matches);
  const [isSaving, setIsSaving] = useState(false);
  const { booking } = state;
  const isNew = booking === undefined;
  // On a phone the days come first, and no keyboard covers them.
  const isTyped = isNew && !isNarrow;
  // Before the opening animation, since the person may type immediately.
  useLayoutEffect(() => (isOpen && isTyped ? focusPhoneWithDialog() : undefined), [isOpen, isTyped]);
  const title = booking
    ? formatMessage(FORM_TEXT.change, {
        code: (
          <bdi key="code" translate="no">
            {booking.confirmationCode}
          </bdi>
        ),
      })
    : formatMessage(FORM_TEXT.create);
  const common = {
    open: isOpen,
    title,
    mask: { closable: false },
    keyboard: !isSaving,
    afterOpenChange: (isShown: boolean) => isShown && isTyped && focusPhone(),
    destroyOnHidden: true,
    children: <BookingForm state={state} isSaving={isSaving} onSaving={setIsSaving} onLeave={onLeave} {...form} />,
  };
  // Without padding, in which scrolled content would be visible below the sticky footer.
  const styles = { body: { paddingBlockEnd: 0 } };
  if (isNarrow)
    return (
      <Drawer
        {...common}
        placement="bottom"
        size="100%"
        styles={styles}
        closable={!isSaving && { placement: 'end' }}
        onClose={onLeave}
      />
    );
  return <Modal {...common} footer={null} width="72rem" closable={!isSaving} onCancel={onLeave} />;
}

/** Focuses the phone number when the dialog gets the focus. Returns the function that cancels this. */
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

/** Focuses the phone number, the first thing to enter during a call, unless a field has the focus. */
function focusPhone(): void {
  if (!document.activeElement?.matches('input, textarea, select'))
    document.getElementById(`${FORM}_customerPhone`)?.focus();
}
