import type { EmailKind, EmailState } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

/** As the server accepts them, in characters. */
export const EMAIL_LIMITS = { subject: 200, body: 20_000 };

export const EMAIL_TEXT = defineMessages({
  subject: { id: 'email.subject', defaultMessage: 'Subject' },
  send: { id: 'email.send', defaultMessage: 'Send Email' },
  sending: { id: 'email.sending', defaultMessage: 'Sending...' },
  sent: { id: 'email.sent', defaultMessage: 'Email Sent' },
  written: { id: 'email.written', defaultMessage: 'Email Written to a File', description: 'Title of a notice' },
  writtenTo: {
    id: 'email.writtenTo',
    defaultMessage: 'It was not sent to {to}: there is no mail server.',
    description: 'to: email address',
  },
  failed: { id: 'email.failed', defaultMessage: 'Failed to send email. Please try again.' },
});

export const LANGUAGE_TEXT = defineMessages({
  label: { id: 'email.language', defaultMessage: 'Language', description: 'Of the email' },
  replace: { id: 'email.replace', defaultMessage: 'Replace your text?', description: 'Question' },
  replaceHint: {
    id: 'email.replaceHint',
    defaultMessage: 'You have changed the text. The new draft replaces it.',
  },
  yes: { id: 'email.replaceYes', defaultMessage: 'Replace' },
  no: { id: 'email.replaceNo', defaultMessage: 'Keep my text' },
  failed: { id: 'email.draftFailed', defaultMessage: 'The draft could not be loaded. Please try again.' },
});

export const CANCELER_TEXT = defineMessages({
  label: { id: 'email.canceler', defaultMessage: 'Who wanted the cancellation?' },
  customer: { id: 'email.cancelerCustomer', defaultMessage: 'The customer', description: 'Wanted the cancellation' },
  agency: { id: 'email.cancelerAgency', defaultMessage: 'We, the agency', description: 'Wanted the cancellation' },
});

export const EMAIL_PROBLEMS = defineMessages({
  noAddress: {
    id: 'email.noAddress',
    defaultMessage: 'This does not look like an email address, for example name@example.com.',
  },
  incomplete: { id: 'email.incomplete', defaultMessage: 'Please fill in all fields' },
});

export interface EmailTexts {
  /** Id of the form. */
  readonly id: string;
  readonly title: Message;
  readonly hint: Message;
  readonly to: Message;
  readonly body: Message;
  readonly noRecipient: Message;
  /** With the argument `to`. */
  readonly sent: Message;
}

export const STATUS_EMAIL: EmailTexts = {
  id: 'status-email',
  ...defineMessages({
    title: { id: 'email.statusTitle', defaultMessage: 'Send Status Update Email' },
    hint: {
      id: 'email.statusHint',
      defaultMessage: 'The status is saved. You may tell the customer now, or close this without sending.',
    },
    to: { id: 'email.recipient', defaultMessage: 'Recipient' },
    body: { id: 'email.content', defaultMessage: 'Content', description: 'Label: text of the email' },
    noRecipient: { id: 'email.noRecipient', defaultMessage: 'No recipient email address provided' },
    sent: { id: 'email.sentTo', defaultMessage: 'Email has been sent to {to}', description: 'to: email address' },
  }),
};

export const CUSTOM_EMAIL: EmailTexts = {
  id: 'custom-email',
  ...defineMessages({
    title: { id: 'email.customTitle', defaultMessage: 'Send Custom Email' },
    hint: { id: 'email.customHint', defaultMessage: 'Plain text. The details of the booking are added below it.' },
    to: { id: 'email.to', defaultMessage: 'To', description: 'Label: email address of the recipient' },
    body: { id: 'email.message', defaultMessage: 'Message', description: 'Label: text of the email' },
    noRecipient: { id: 'email.recipientMissing', defaultMessage: 'Please enter a recipient email address' },
    sent: {
      id: 'email.customSentTo',
      defaultMessage: 'Custom email has been sent to {to}',
      description: 'to: email address',
    },
  }),
};

export const KIND_LABELS: Readonly<Record<EmailKind, Message>> = defineMessages({
  requested: { id: 'email.kindRequested', defaultMessage: 'Request received', description: 'Email to the customer' },
  changed: { id: 'email.kindChanged', defaultMessage: 'Booking changed', description: 'Email to the customer' },
  canceled: { id: 'email.kindCanceled', defaultMessage: 'Booking canceled', description: 'Email to the customer' },
  reminder: { id: 'email.kindReminder', defaultMessage: 'Reminder before the pick-up' },
  thanks: { id: 'email.kindThanks', defaultMessage: 'Thanks after the return' },
  link: { id: 'email.kindLink', defaultMessage: 'Link to the booking' },
  message: { id: 'email.kindMessage', defaultMessage: 'Message from staff' },
  invitation: { id: 'email.kindInvitation', defaultMessage: 'Access to the console', description: 'Email to staff' },
  agency_requested: { id: 'email.kindAgencyRequested', defaultMessage: 'To the agency: new request' },
  agency_changed: { id: 'email.kindAgencyChanged', defaultMessage: 'To the agency: change by the customer' },
  lapsed: { id: 'email.kindLapsed', defaultMessage: 'Request lapsed', description: 'Kind of e-mail' },
  agency_canceled: { id: 'email.kindAgencyCanceled', defaultMessage: 'To the agency: cancellation by the customer' },
});

export const STATE_LABELS: Readonly<Record<EmailState, Message>> = defineMessages({
  waiting: { id: 'email.stateWaiting', defaultMessage: 'Waiting', description: 'An email that is not sent yet' },
  sent: { id: 'email.stateSent', defaultMessage: 'Sent', description: 'An email' },
  written: { id: 'email.stateWritten', defaultMessage: 'Written to a file', description: 'An email' },
  failed: { id: 'email.stateFailed', defaultMessage: 'Not delivered', description: 'An email' },
});

export const LIST_TEXT = defineMessages({
  failing: {
    id: 'email.stateFailing',
    defaultMessage: 'Failing, tried again',
    description: 'State of an email that could not be sent so far',
  },
  title: {
    id: 'email.listTitle',
    defaultMessage: 'Emails',
    description: 'Title of the list of emails about a booking',
  },
  loading: { id: 'email.listLoading', defaultMessage: 'Loading the emails' },
  failure: { id: 'email.listFailure', defaultMessage: 'The emails could not be loaded' },
  empty: { id: 'email.listEmpty', defaultMessage: 'No emails have been sent about this booking.' },
  answer: {
    id: 'email.answer',
    defaultMessage: 'The answer of the mail server: {answer}',
    description: 'answer: technical text in English',
  },
  held: {
    id: 'email.held',
    defaultMessage: 'Waits until {moment}: this mailbox has got as many emails as it may',
    description: 'Under an email that is not sent yet; moment: time, with the day if it is not today',
  },
  notComposed: { id: 'email.notComposed', defaultMessage: 'The text is written when the email is sent.' },
});

export const RESEND_TEXT = defineMessages({
  open: { id: 'email.resend', defaultMessage: 'Send again', description: 'Button' },
  title: { id: 'email.resendTitle', defaultMessage: 'Send Email Again' },
  hint: {
    id: 'email.resendHint',
    defaultMessage: 'The text is written anew from the booking as it is now.',
  },
  corrects: {
    id: 'email.resendCorrects',
    defaultMessage: 'A corrected address also becomes the email address of the booking.',
  },
  requested: { id: 'email.resendRequested', defaultMessage: 'Email on Its Way', description: 'Title of a notice' },
  requestedTo: {
    id: 'email.resendRequestedTo',
    defaultMessage: 'It is sent to {to} again. The list shows what became of it.',
    description: 'to: email address',
  },
  failed: { id: 'email.resendFailed', defaultMessage: 'The email could not be sent again. Please try again.' },
});

export const NOTICE_TEXT = defineMessages({
  undelivered: {
    id: 'email.undelivered',
    defaultMessage: '{count, plural, one {# email} other {# emails}} could not be delivered. Bookings: {bookings}',
    description: 'bookings: list of confirmation codes',
  },
  andMore: {
    id: 'email.andMore',
    defaultMessage: 'and {count} more',
    description: 'After a list of bookings; count: number of bookings',
  },
  files: {
    id: 'email.files',
    defaultMessage:
      'Emails are not sent: there is no mail server. Each one is written to a file in the folder {folder} of the server. To send emails, set {setting} and restart the server.',
    description: 'setting: name of an environment variable',
  },
  dismiss: { id: 'email.dismiss', defaultMessage: 'Dismiss', description: 'Button: hides a notice' },
  unknown: {
    id: 'email.statusUnknown',
    defaultMessage: 'It could not be checked whether all emails were delivered.',
  },
});
