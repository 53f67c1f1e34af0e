import { Input, Modal } from 'antd';
import { type FormEvent, useState } from 'react';
import type { RecordedPayment } from 'shared-kit/api-client';
import { PAYMENT_FIELDS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { TYPE_NAMES } from '../../ui/payment-names.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './payment-dialog.module.css';
import { FORM_TEXT, PAYMENTS_TEXT } from './texts.ts';

interface VoidDialogProps {
  readonly payment: RecordedPayment;
  readonly onClosed: () => void;
}

/** Asks why a payment is voided. Opens when it is mounted. */
export function VoidDialog({ payment, onClosed }: VoidDialogProps) {
  const { api, site, toasts } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (reason.trim().length < 3) return setProblem(formatMessage(FORM_TEXT.reasonMissing));
    setIsSaving(true);
    setProblem(undefined);
    try {
      await api.payments.void(payment.id, reason.trim());
      toasts.success(formatMessage(FORM_TEXT.voided));
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
      title={formatMessage(PAYMENTS_TEXT.voidNamed, {
        payment: `${formatMessage(TYPE_NAMES[payment.type])}, ${format.price(payment.amount, site.currencySigns.console)}`,
      })}
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
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is a child */}
        <label className={styles.field}>
          <span>{formatMessage(FORM_TEXT.reason)}</span>
          <Input
            dir="auto"
            autoFocus
            autoComplete="off"
            maxLength={PAYMENT_FIELDS.voidReason.maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p role="alert" className={styles.problem}>
          {problem && <span>{problem}</span>}
        </p>
        <FormButtons isSaving={isSaving} save={PAYMENTS_TEXT.void} onCancel={() => setIsOpen(false)} />
      </form>
    </Modal>
  );
}
