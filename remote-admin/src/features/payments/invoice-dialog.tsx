import { Input, Modal } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './payment-dialog.module.css';
import { INVOICE_TEXT } from './texts.ts';

const FIELDS = ['name', 'address', 'numbers'] as const;
type Values = Readonly<Record<(typeof FIELDS)[number], string>>;

interface InvoiceDialogProps {
  readonly booking: Booking;
  readonly onClosed: () => void;
}

/** Issues the invoice of a booking, to the customer or another buyer. Opens when it is mounted. */
export function InvoiceDialog({ booking, onClosed }: InvoiceDialogProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const id = useId();
  const [values, setValues] = useState<Values>({ name: booking.customerName, address: '', numbers: '' });
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const [name = '', address, numbers] = FIELDS.map((field) => values[field].trim());
    if (!name) return setProblem(formatMessage(INVOICE_TEXT.nameMissing));
    setIsSaving(true);
    setProblem(undefined);
    try {
      const invoice = await api.invoices.issue(booking.id, {
        name,
        ...(address && { address }),
        ...(numbers && { numbers }),
      });
      toasts.success(formatMessage(INVOICE_TEXT.issued, { number: invoice.number }));
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
      title={formatMessage(INVOICE_TEXT.issue)}
      footer={null}
      width="30rem"
      focusable={{ focusTriggerAfterClose: true }}
      onCancel={() => !isSaving && setIsOpen(false)}
      afterClose={() => {
        onClosed();
        focusHeadingIfLost();
      }}
    >
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {FIELDS.map((field) => (
          <div key={field} className={styles.field}>
            <label htmlFor={`${id}-${field}`}>{formatMessage(INVOICE_TEXT[field])}</label>
            <Input
              id={`${id}-${field}`}
              dir="auto"
              autoComplete="off"
              maxLength={200}
              value={values[field]}
              onChange={({ target }) => setValues({ ...values, [field]: target.value })}
            />
          </div>
        ))}
        <p className={styles.hint}>{formatMessage(INVOICE_TEXT.hint)}</p>
        <p role="alert" className={styles.problem}>
          {problem && <span>{problem}</span>}
        </p>
        <FormButtons isSaving={isSaving} save={INVOICE_TEXT.issue} onCancel={() => setIsOpen(false)} />
      </form>
    </Modal>
  );
}
