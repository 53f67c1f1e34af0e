import { type Booking, formatCalendarDay, statusDisplay } from 'shared-kit/domain';

export interface EmailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The key of the draft of an e-mail to a customer. One about a status is no use for another status. */
export function emailDraftKey({ id, status }: Pick<Booking, 'id' | 'status'>, kind: 'custom' | 'status'): string {
  return kind === 'custom' ? `email/${id}` : `email/${id}/${status}`;
}

/** Returns a kept draft; undefined for anything else. */
export function parseEmailDraft(kept: unknown): EmailDraft | undefined {
  const { to, subject, body } = (kept ?? {}) as Partial<Record<keyof EmailDraft, unknown>>;
  const isDraft = typeof to === 'string' && typeof subject === 'string' && typeof body === 'string';
  return isDraft ? { to, subject, body } : undefined;
}

/** What a customer is told of a status (spec §4). */
const TEXTS: Readonly<Record<string, string>> = {
  requested:
    'Your booking has been confirmed. We have everything we need and will let you know when your car is ready.',
  reserved: 'Your car is reserved and ready for you. Please bring your driving licence when you pick it up.',
  out: 'Your vehicle is on its way. We wish you a safe and pleasant drive.',
  returned: 'Your rental is completed. Thank you for driving with us; we hope to see you again.',
  canceled: 'Your booking has been cancelled as requested. We hope to welcome you another time.',
};

/** The e-mail that tells a customer of the booking's status, ready to be changed and sent. */
export function draftStatusEmail(
  { customerName, customerEmail, confirmationCode, pickupDate, dropoffDate, status }: Booking,
  agencyName: string,
): EmailDraft {
  const { label } = statusDisplay(status);
  const text = TEXTS[status] ?? `The status of your booking has been updated to: ${label}.`;
  const period = `${formatCalendarDay(pickupDate)} to ${formatCalendarDay(dropoffDate)}`;
  return {
    to: customerEmail?.trim() ?? '',
    subject: `Update on Your Booking: ${label}`,
    body: [
      `Hello ${customerName?.trim() || 'there'},`,
      text,
      `Confirmation code: ${confirmationCode}\nRental period: ${period}`,
      `Best regards,\nThe ${agencyName} team`,
    ].join('\n\n'),
  };
}
