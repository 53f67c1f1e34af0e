/** As the server accepts them, in characters. */
export const EMAIL_LIMITS = { subject: 200, body: 20_000 };

export const EMAIL_TEXT = {
  subject: 'Subject',
  send: 'Send Email',
  sending: 'Sending...',
  sent: 'Email Sent',
  failed: 'Failed to send email. Please try again.',
  noAddress: 'This does not look like an email address, for example name@example.com.',
  incomplete: 'Please fill in all fields',
} as const;

export interface EmailTexts {
  /** Id of the form. */
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly to: string;
  readonly body: string;
  readonly noRecipient: string;
  readonly sent: (to: string) => string;
}

export const STATUS_EMAIL: EmailTexts = {
  id: 'status-email',
  title: 'Send Status Update Email',
  hint: 'The status is saved. You may tell the customer now, or close this without sending.',
  to: 'Recipient',
  body: 'Content',
  noRecipient: 'No recipient email address provided',
  sent: (to) => `Email has been sent to ${to}`,
};

export const CUSTOM_EMAIL: EmailTexts = {
  id: 'custom-email',
  title: 'Send Custom Email',
  hint: 'Plain text. The customer sees it as you write it.',
  to: 'To',
  body: 'Message',
  noRecipient: 'Please enter a recipient email address',
  sent: (to) => `Custom email has been sent to ${to}`,
};

/** Text of the e-mail about each status (docs/rules.md#status-emails). */
export const STATUS_MESSAGES: Readonly<Record<string, string>> = {
  requested:
    'Your booking has been confirmed. We have everything we need and will let you know when your car is ready.',
  reserved: 'Your car is reserved and ready for you. Please bring your driving licence when you pick it up.',
  out: 'Your vehicle is on its way. We wish you a safe and pleasant drive.',
  returned: 'Your rental is completed. Thank you for driving with us; we hope to see you again.',
  canceled: 'Your booking has been cancelled as requested. We hope to welcome you another time.',
};

export const STATUS_MAIL = {
  subject: (label: string) => `Update on Your Booking: ${label}`,
  greeting: (name: string | undefined) => `Hello ${name || 'there'},`,
  otherStatus: (label: string) => `The status of your booking has been updated to: ${label}.`,
  period: (from: string, to: string) => `${from} to ${to}`,
  booking: (code: string, period: string) => `Confirmation code: ${code}\nRental period: ${period}`,
  regards: (agencyName: string) => `Best regards,\nThe ${agencyName} team`,
} as const;
