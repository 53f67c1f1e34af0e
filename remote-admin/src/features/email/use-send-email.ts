import { useState } from 'react';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import type { EmailDraft } from './email-draft.ts';
import { EMAIL_TEXT } from './texts.ts';

/** Returns the function that sends an e-mail and returns whether it was sent. Calls during a send are ignored. */
export function useSendEmail(succeeded: (to: string) => string) {
  const { api, toasts } = useHost();
  const showFailure = useFailureToast();
  const [isSending, setIsSending] = useState(false);

  async function send({ to, subject, body }: EmailDraft): Promise<boolean> {
    if (isSending) return false;
    setIsSending(true);
    try {
      await api.sendEmail({ to: to.trim(), subject: subject.trim(), body });
      toasts.success(EMAIL_TEXT.sent, succeeded(to.trim()));
      return true;
    } catch (error) {
      showFailure({ log: 'The e-mail could not be sent', error, text: EMAIL_TEXT.failed });
      return false;
    } finally {
      setIsSending(false);
    }
  }
  return { isSending, send };
}
