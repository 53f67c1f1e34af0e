import { useState } from 'react';
import { normalizeEmail } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import type { EmailDraft } from './email-draft.ts';
import { EMAIL_TEXT } from './texts.ts';

/**
 * Returns whether an e-mail is being sent, and `send`, which sends one about a booking and returns false when it fails.
 * It succeeds also when there is no mail server and the e-mail is written to a file. A call during another one does
 * nothing and returns false.
 * @param sent text of the toast after sending, with the placeholder `{to}`
 */
export function useSendEmail(bookingId: number, sent: Message) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const [isSending, setIsSending] = useState(false);

  async function send({ to: typed, subject, body }: EmailDraft): Promise<boolean> {
    if (isSending) return false;
    const to = normalizeEmail(typed);
    setIsSending(true);
    try {
      const state = await api.sendEmail({ to, subject: subject.trim(), body, bookingId });
      if (state === 'sent') toasts.success(formatMessage(EMAIL_TEXT.sent), formatMessage(sent, { to }));
      else toasts.success(formatMessage(EMAIL_TEXT.written), formatMessage(EMAIL_TEXT.writtenTo, { to }));
      return true;
    } catch (error) {
      showFailure({ log: 'The e-mail could not be sent', error, text: formatMessage(EMAIL_TEXT.failed) });
      return false;
    } finally {
      setIsSending(false);
      // Failed e-mails are listed, too.
      void refresh.emails(bookingId);
    }
  }
  return { isSending, send };
}
