import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { BookingEmail } from 'shared-kit/api-client';
import { type Booking, isAgencyEmail, normalizeEmail } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { KeepAccessBox } from '../../ui/keep-access-box.tsx';
import styles from './email-dialog.module.css';
import { findAddressProblem } from './email-draft.ts';
import { CUSTOM_EMAIL, EMAIL_TEXT, RESEND_TEXT } from './texts.ts';

interface ResendDialogProps {
  readonly booking: Booking;
  readonly email: BookingEmail;
  readonly onClosed: () => void;
}

/** Dialog that sends an e-mail again, or a held one now, also to a corrected address. Opens when it is mounted. */
export function ResendDialog({ booking, email, onClosed }: ResendDialogProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const isForCustomer = !isAgencyEmail(email.kind);
  // The address may have been corrected since the e-mail failed.
  const [to, setTo] = useState(
    (isForCustomer && email.state === 'failed' && booking.customerEmail.trim()) || email.recipient,
  );
  const [keepsAccess, setKeepsAccess] = useState(false);
  const [problem, setProblem] = useState<Message>();
  const [isOpen, setIsOpen] = useState(true);
  const [isSending, setIsSending] = useState(false);

  const address = normalizeEmail(to);
  const corrected = address === email.recipient ? undefined : address;
  const submit = async () => {
    const found = findAddressProblem(address, CUSTOM_EMAIL.noRecipient);
    setProblem(found);
    if (found || isSending) return;
    setIsSending(true);
    try {
      if (isForCustomer && corrected && keepsAccess) await api.resendEmail(email.id, corrected, { keepAccess: true });
      else await api.resendEmail(email.id, corrected);
      toasts.success(formatMessage(RESEND_TEXT.requested), formatMessage(RESEND_TEXT.requestedTo, { to: address }));
      setIsOpen(false);
    } catch (error) {
      showFailure({ log: 'The e-mail could not be sent again', error, text: formatMessage(RESEND_TEXT.failed) });
    } finally {
      setIsSending(false);
      void refresh.emails(booking.id);
      void refresh.booking(booking.id);
    }
  };
  return (
    <Modal
      open={isOpen}
      title={formatMessage(email.heldUntil === undefined ? RESEND_TEXT.title : RESEND_TEXT.now)}
      okText={formatMessage(isSending ? EMAIL_TEXT.sending : EMAIL_TEXT.send)}
      okButtonProps={{ disabled: to.trim() === '', loading: isSending, htmlType: 'submit', form: 'resend-email' }}
      cancelButtonProps={{ disabled: isSending }}
      onCancel={() => !isSending && setIsOpen(false)}
      afterClose={onClosed}
    >
      {email.kind !== 'message' && <p className={styles.hint}>{formatMessage(RESEND_TEXT.hint)}</p>}
      <Form id="resend-email" layout="vertical" requiredMark={false} noValidate onFinish={submit}>
        <Form.Item
          label={formatMessage(CUSTOM_EMAIL.to)}
          htmlFor="resend-email-to"
          extra={isForCustomer && formatMessage(RESEND_TEXT.corrects)}
        >
          <Input
            id="resend-email-to"
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="off"
            value={to}
            onChange={({ target }) => {
              setProblem(undefined);
              setTo(target.value);
            }}
          />
        </Form.Item>
        {isForCustomer && corrected && (
          <KeepAccessBox
            from={booking.customerEmail}
            to={corrected}
            checked={keepsAccess}
            onChange={({ target }) => setKeepsAccess(target.checked)}
          />
        )}
        {problem && (
          <p role="alert" className={styles.problem}>
            {formatMessage(problem)}
          </p>
        )}
      </Form>
    </Modal>
  );
}
