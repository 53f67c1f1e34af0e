/** Kinds of e-mails: to the customer; `message`, written by staff; `agency_…`; and `invitation` to a staff member. */
export const EMAIL_KINDS = [
  'requested',
  'changed',
  'canceled',
  'lapsed',
  'reminder',
  'thanks',
  'change_declined',
  'agreement',
  'return_sheet',
  'receipt',
  'invoice',
  'credit_note',
  'fine_letter',
  'link',
  'pay_link',
  'message',
  'agency_requested',
  'agency_changed',
  'agency_canceled',
  'agency_change_requested',
  'agency_payment',
  'agency_car_due',
  'agency_fine_due',
  'agency_week',
  'invitation',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** `sent` to the mail server; `written` to a file where there is none. */
export const EMAIL_STATES = ['waiting', 'sent', 'written', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** Returns whether an e-mail of the kind goes to the agency instead of the customer. */
export function isAgencyEmail(kind: string): boolean {
  return kind.startsWith('agency_');
}
