import { useState } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import type { EmailDraft } from './email-draft.ts';
import { EMAIL_TEXT } from './texts.ts';

/**
 * Returns the function that sends an e-mail and returns whether it was sent. Calls during a send are ignored.
 * @param sent has the argument `to`
 */
export function useSendEmail(sent: Message) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const [isSending, setIsSending] = useState(false);

  async function send({ to, subject, body }: EmailDraft): Promise<boolean> {
    if (isSending) return false;
    setIsSending(true);
    try {
      await api.sendEmail({ to: to.trim(), subject: subject.trim(), body });
      toasts.success(formatMessage(EMAIL_TEXT.sent), formatMessage(sent, { to: to.trim() }));
      return true;
    } catch (error) {
      showFailure({ log: 'The e-mail could not be sent', error, text: formatMessage(EMAIL_TEXT.failed) });
      return false;
    } finally {
      setIsSending(false);
    }
  }
  return { isSending, send };
}
