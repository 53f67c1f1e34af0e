import { useState } from 'react';
import { useHost } from '../../data/host-context.tsx';
import { useTellFailure } from '../../data/use-tell-failure.ts';
import type { EmailDraft } from './status-email.ts';

/** Sends an e-mail once, however often the button is pressed. Answers whether it went out. */
export function useSendEmail(succeeded: (to: string) => string) {
  const { api, toasts } = useHost();
  const tellFailure = useTellFailure();
  const [isSending, setIsSending] = useState(false);

  async function send({ to, subject, body }: EmailDraft): Promise<boolean> {
    if (isSending) return false;
    setIsSending(true);
    try {
      await api.sendEmail({ to: to.trim(), subject: subject.trim(), body });
      toasts.success('Email Sent', succeeded(to.trim()));
      return true;
    } catch (error) {
      const text = 'Failed to send email. Please try again.';
      tellFailure({ what: 'The e-mail could not be sent', error, text });
      return false;
    } finally {
      setIsSending(false);
    }
  }
  return { isSending, send };
}
