import { type Booking, EMAIL_PATTERN, formatCalendarDay, statusDisplay } from 'shared-kit/domain';
import { EMAIL_TEXT, STATUS_MAIL, STATUS_MESSAGES } from './texts.ts';

export interface EmailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Returns the key of the draft. A status e-mail has one draft per status. */
export function emailDraftKey({ id, status }: Pick<Booking, 'id' | 'status'>, kind: 'custom' | 'status'): string {
  return kind === 'custom' ? `email/${id}` : `email/${id}/${status}`;
}

/** Parses a stored draft; returns undefined for anything else. */
export function parseEmailDraft(kept: unknown): EmailDraft | undefined {
  const { to, subject, body } = (kept ?? {}) as Partial<Record<keyof EmailDraft, unknown>>;
  const isDraft = typeof to === 'string' && typeof subject === 'string' && typeof body === 'string';
  return isDraft ? { to, subject, body } : undefined;
}

/** Returns the default text of the e-mail about the booking's status. */
export function draftStatusEmail(
  { customerName, customerEmail, confirmationCode, pickupDate, dropoffDate, status }: Booking,
  agencyName: string,
): EmailDraft {
  const text = STATUS_MAIL;
  const { label } = statusDisplay(status);
  const message = STATUS_MESSAGES[status] ?? text.otherStatus(label);
  const period = text.period(formatCalendarDay(pickupDate), formatCalendarDay(dropoffDate));
  return {
    to: customerEmail?.trim() ?? '',
    subject: text.subject(label),
    body: [
      text.greeting(customerName?.trim()),
      message,
      text.booking(confirmationCode, period),
      text.regards(agencyName),
    ].join('\n\n'),
  };
}

const ADDRESS = new RegExp(EMAIL_PATTERN);

/** Returns why the e-mail cannot be sent, as text; undefined when it can. */
export function findEmailProblem({ to, subject, body }: EmailDraft, noRecipient: string): string | undefined {
  if (to.trim() === '') return noRecipient;
  if (!ADDRESS.test(to.trim())) return EMAIL_TEXT.noAddress;
  if (subject.trim() === '' || body.trim() === '') return EMAIL_TEXT.incomplete;
  return undefined;
}
