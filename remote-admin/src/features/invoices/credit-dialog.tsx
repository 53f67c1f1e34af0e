import { Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { Invoice } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { INVOICES_TEXT } from './texts.ts';

interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly onClosed: () => void;
}

/** Asks why an invoice is canceled by a credit note. Opens when it is mounted. */
export function CreditDialog({ invoice: { id, number }, onClosed }: CreditDialogProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const field = useId();
  const [reason, setReason] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (reason.trim().length < 3) return setProblem(formatMessage(INVOICES_TEXT.reasonMissing));
    setIsSaving(true);
    setProblem(undefined);
    try {
      const note = await api.invoices.credit(id, reason.trim());
      toasts.success(formatMessage(INVOICES_TEXT.credited, { number: note.number }));
      setIsOpen(false);
    } catch (error) {
      setProblem(describeError(error));
    } finally {
      setIsSaving(false);
      await refresh.bookings();
    }
  };
  return (
    <Modal
      open={isOpen}
      title={formatMessage(INVOICES_TEXT.creditNamed, { number })}
      footer={null}
      width="28rem"
      focusable={{ focusTriggerAfterClose: true }}
      onCancel={() => !isSaving && setIsOpen(false)}
      afterClose={() => {
        onClosed();
        focusHeadingIfLost();
      }}
    >
      <form noValidate onSubmit={(event) => void save(event)}>
        <p>{formatMessage(INVOICES_TEXT.creditHint)}</p>
        <label htmlFor={field}>{formatMessage(INVOICES_TEXT.reason)}</label>
        <Input
          id={field}
          dir="auto"
          autoFocus
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p role="alert">{problem && <span>{problem}</span>}</p>
        <FormButtons isSaving={isSaving} save={INVOICES_TEXT.credit} onCancel={() => setIsOpen(false)} />
      </form>
    </Modal>
  );
}
