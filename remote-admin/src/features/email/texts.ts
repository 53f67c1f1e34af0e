import type { EmailKind, EmailState } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import { COMMON_TEXT } from '../../ui/texts.ts';

/** As the server accepts them, in characters. */
export const EMAIL_LIMITS = { subject: 200, body: 20_000 };

export const EMAIL_TEXT = defineMessages({
  subject: { id: 'email.EMAIL_TEXT.subject', defaultMessage: 'Subject' },
  send: { id: 'email.EMAIL_TEXT.send', defaultMessage: 'Send Email' },
  sending: { id: 'email.EMAIL_TEXT.sending', defaultMessage: 'Sending...' },
  sent: { id: 'email.EMAIL_TEXT.sent', defaultMessage: 'Email Sent' },
  written: {
    id: 'email.EMAIL_TEXT.written',
    defaultMessage: 'Email Written to a File',
    description: 'Title of a notice',
  },
  writtenTo: {
    id: 'email.EMAIL_TEXT.writtenTo',
    defaultMessage: 'It was not sent to {to}: there is no mail server.',
    description: 'to: email address',
  },
  failed: { id: 'email.EMAIL_TEXT.failed', defaultMessage: 'Failed to send email. Please try again.' },
});

export const LANGUAGE_TEXT = defineMessages({
  label: { id: 'email.LANGUAGE_TEXT.label', defaultMessage: 'Language', description: 'Of the email' },
  replace: { id: 'email.LANGUAGE_TEXT.replace', defaultMessage: 'Replace your text?', description: 'Question' },
  replaceHint: {
    id: 'email.LANGUAGE_TEXT.replaceHint',
    defaultMessage: 'You have changed the text. The new draft replaces it.',
  },
  yes: { id: 'email.LANGUAGE_TEXT.yes', defaultMessage: 'Replace' },
  no: { id: 'email.LANGUAGE_TEXT.no', defaultMessage: 'Keep my text' },
  failed: { id: 'email.LANGUAGE_TEXT.failed', defaultMessage: 'The draft could not be loaded. Please try again.' },
});

export const PREVIEW_TEXT = defineMessages({
  show: { id: 'email.PREVIEW_TEXT.show', defaultMessage: 'Preview', description: 'Button: shows an email' },
  title: { id: 'email.PREVIEW_TEXT.title', defaultMessage: 'The email as it will arrive' },
  example: { id: 'email.PREVIEW_TEXT.example', defaultMessage: 'With the values of an example booking.' },
});

export const TEMPLATE_TEXT = defineMessages({
  list: { id: 'email.TEMPLATE_TEXT.list', defaultMessage: 'Email templates', description: 'Title of a list' },
  loading: { id: 'email.TEMPLATE_TEXT.loading', defaultMessage: 'Loading templates' },
  failure: { id: 'email.TEMPLATE_TEXT.failure', defaultMessage: 'The templates could not be loaded' },
  empty: {
    id: 'email.TEMPLATE_TEXT.empty',
    defaultMessage: 'None yet. A template saves writing the same email again, in the language of each customer.',
  },
  create: { id: 'email.TEMPLATE_TEXT.create', defaultMessage: 'New template' },
  edit: { id: 'email.TEMPLATE_TEXT.edit', defaultMessage: 'Edit template', description: 'Title of a dialog' },
  editOne: { id: 'email.TEMPLATE_TEXT.editOne', defaultMessage: 'Edit {title}', description: 'title: of a template' },
  title: { id: 'email.TEMPLATE_TEXT.title', defaultMessage: 'Title', description: 'Of a template of emails' },
  titleHint: { id: 'email.TEMPLATE_TEXT.titleHint', defaultMessage: 'For staff: customers do not see it.' },
  languageHint: {
    id: 'email.TEMPLATE_TEXT.languageHint',
    defaultMessage: 'English is needed: it is used where a language is empty.',
  },
  body: { id: 'email.TEMPLATE_TEXT.body', defaultMessage: 'Message', description: 'Label: text of the email' },
  placeholders: {
    id: 'email.TEMPLATE_TEXT.placeholders',
    defaultMessage: 'Insert a value of the booking',
    description: 'Names a group of buttons',
  },
  changed: {
    id: 'email.TEMPLATE_TEXT.changed',
    defaultMessage: 'A colleague has meanwhile written: “{text}”. Save again to replace it with yours.',
    description: 'At a field of a template; text: of the colleague',
  },
  saved: { id: 'email.TEMPLATE_TEXT.saved', defaultMessage: 'Template saved' },
  deleted: { id: 'email.TEMPLATE_TEXT.deleted', defaultMessage: 'Template deleted' },
  choose: { id: 'email.TEMPLATE_TEXT.choose', defaultMessage: 'Template', description: 'Label: of an email' },
  none: {
    id: 'email.TEMPLATE_TEXT.none',
    defaultMessage: 'Choose a template',
    description: 'In an empty list of choices',
  },
  fallback: {
    id: 'email.TEMPLATE_TEXT.fallback',
    defaultMessage: 'This template has no text in {language}: the English one is used.',
    description: "language: of the customer, in the language's own name",
  },
});

export const CANCELER_TEXT = defineMessages({
  label: { id: 'email.CANCELER_TEXT.label', defaultMessage: 'Who wanted the cancellation?' },
  customer: {
    id: 'email.CANCELER_TEXT.customer',
    defaultMessage: 'The customer',
    description: 'Wanted the cancellation',
  },
  agency: {
    id: 'email.CANCELER_TEXT.agency',
    defaultMessage: 'We, the agency',
    description: 'Wanted the cancellation',
  },
});

export const EMAIL_PROBLEMS = defineMessages({
  noAddress: {
    id: 'email.EMAIL_PROBLEMS.noAddress',
    defaultMessage: 'This does not look like an email address, for example name@example.com.',
  },
  incomplete: { id: 'email.EMAIL_PROBLEMS.incomplete', defaultMessage: 'Please fill in all fields' },
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
    title: { id: 'email.STATUS_EMAIL.title', defaultMessage: 'Send Status Update Email' },
    hint: {
      id: 'email.STATUS_EMAIL.hint',
      defaultMessage: 'The status is saved. You may tell the customer now, or close this without sending.',
    },
    to: { id: 'email.STATUS_EMAIL.to', defaultMessage: 'Recipient' },
    body: { id: 'email.STATUS_EMAIL.body', defaultMessage: 'Content', description: 'Label: text of the email' },
    sent: {
      id: 'email.STATUS_EMAIL.sent',
      defaultMessage: 'Email has been sent to {to}',
      description: 'to: email address',
    },
  }),
  noRecipient: COMMON_TEXT.noRecipient,
};

export const CUSTOM_EMAIL: EmailTexts = {
  id: 'custom-email',
  ...defineMessages({
    title: { id: 'email.CUSTOM_EMAIL.title', defaultMessage: 'Send Custom Email' },
    hint: {
      id: 'email.CUSTOM_EMAIL.hint',
      defaultMessage: 'Plain text. The details of the booking are added below it.',
    },
    to: { id: 'email.CUSTOM_EMAIL.to', defaultMessage: 'To', description: 'Label: email address of the recipient' },
    body: { id: 'email.CUSTOM_EMAIL.body', defaultMessage: 'Message', description: 'Label: text of the email' },
    noRecipient: { id: 'email.CUSTOM_EMAIL.noRecipient', defaultMessage: 'Please enter a recipient email address' },
    sent: {
      id: 'email.CUSTOM_EMAIL.sent',
      defaultMessage: 'Custom email has been sent to {to}',
      description: 'to: email address',
    },
  }),
};

export const KIND_LABELS: Readonly<Record<EmailKind, Message>> = defineMessages({
  requested: {
    id: 'email.KIND_LABELS.requested',
    defaultMessage: 'Request received',
    description: 'Email to the customer',
  },
  changed: { id: 'email.KIND_LABELS.changed', defaultMessage: 'Booking changed', description: 'Email to the customer' },
  canceled: {
    id: 'email.KIND_LABELS.canceled',
    defaultMessage: 'Booking canceled',
    description: 'Email to the customer',
  },
  reminder: { id: 'email.KIND_LABELS.reminder', defaultMessage: 'Reminder before the pick-up' },
  thanks: { id: 'email.KIND_LABELS.thanks', defaultMessage: 'Thanks after the return' },
  pay_link: { id: 'email.KIND_LABELS.pay_link', defaultMessage: 'Pay by card', description: 'Kind of e-mail' },
  link: { id: 'email.KIND_LABELS.link', defaultMessage: 'Link to the booking' },
  message: { id: 'email.KIND_LABELS.message', defaultMessage: 'Message from staff' },
  invitation: {
    id: 'email.KIND_LABELS.invitation',
    defaultMessage: 'Access to the console',
    description: 'Email to staff',
  },
  agency_requested: { id: 'email.KIND_LABELS.agency_requested', defaultMessage: 'To the agency: new request' },
  agency_changed: { id: 'email.KIND_LABELS.agency_changed', defaultMessage: 'To the agency: change by the customer' },
  lapsed: { id: 'email.KIND_LABELS.lapsed', defaultMessage: 'Request lapsed', description: 'Kind of e-mail' },
  agency_change_requested: {
    id: 'email.KIND_LABELS.agency_change_requested',
    defaultMessage: 'To the agency: the customer asks for a change',
  },
  agency_car_due: {
    id: 'email.KIND_LABELS.agency_car_due',
    defaultMessage: 'To the agency: papers or service of a car',
  },
  agency_fine_due: {
    id: 'email.KIND_LABELS.agency_fine_due',
    defaultMessage: 'To the agency: deadline of a fine',
  },
  agency_week: { id: 'email.KIND_LABELS.agency_week', defaultMessage: 'To the owner: figures of the week' },
  agency_payment: {
    id: 'email.KIND_LABELS.agency_payment',
    defaultMessage: 'To the agency: a card payment was not expected',
  },
  change_declined: { id: 'email.KIND_LABELS.change_declined', defaultMessage: 'Request for a change declined' },
  agreement: { id: 'email.KIND_LABELS.agreement', defaultMessage: 'Signed agreement', description: 'Kind of e-mail' },
  return_sheet: { id: 'email.KIND_LABELS.return_sheet', defaultMessage: 'Return sheet', description: 'Kind of e-mail' },
  receipt: { id: 'email.KIND_LABELS.receipt', defaultMessage: 'Receipt', description: 'Kind of e-mail' },
  invoice: { id: 'email.KIND_LABELS.invoice', defaultMessage: 'Invoice', description: 'Kind of e-mail' },
  credit_note: { id: 'email.KIND_LABELS.credit_note', defaultMessage: 'Credit note', description: 'Kind of e-mail' },
  fine_letter: {
    id: 'email.KIND_LABELS.fine_letter',
    defaultMessage: 'Letter about a fine or toll',
    description: 'Kind of e-mail',
  },
  agency_canceled: {
    id: 'email.KIND_LABELS.agency_canceled',
    defaultMessage: 'To the agency: cancellation by the customer',
  },
});

export const STATE_LABELS: Readonly<Record<EmailState, Message>> = defineMessages({
  waiting: {
    id: 'email.STATE_LABELS.waiting',
    defaultMessage: 'Waiting',
    description: 'An email that is not sent yet',
  },
  sent: { id: 'email.STATE_LABELS.sent', defaultMessage: 'Sent', description: 'An email' },
  written: { id: 'email.STATE_LABELS.written', defaultMessage: 'Written to a file', description: 'An email' },
  failed: { id: 'email.STATE_LABELS.failed', defaultMessage: 'Not delivered', description: 'An email' },
});

export const LIST_TEXT = defineMessages({
  failing: {
    id: 'email.LIST_TEXT.failing',
    defaultMessage: 'Failing, tried again',
    description: 'State of an email that could not be sent so far',
  },
  title: {
    id: 'email.LIST_TEXT.title',
    defaultMessage: 'Emails',
    description: 'Title of the list of emails about a booking',
  },
  loading: { id: 'email.LIST_TEXT.loading', defaultMessage: 'Loading the emails' },
  failure: { id: 'email.LIST_TEXT.failure', defaultMessage: 'The emails could not be loaded' },
  empty: { id: 'email.LIST_TEXT.empty', defaultMessage: 'No emails have been sent about this booking.' },
  answer: {
    id: 'email.LIST_TEXT.answer',
    defaultMessage: 'The answer of the mail server: {answer}',
    description: 'answer: technical text in English',
  },
  held: {
    id: 'email.LIST_TEXT.held',
    defaultMessage: 'Waits until {moment}: this mailbox has got as many emails as it may',
    description: 'Under an email that is not sent yet; moment: time, with the day if it is not today',
  },
  notComposed: { id: 'email.LIST_TEXT.notComposed', defaultMessage: 'The text is written when the email is sent.' },
});

export const RESEND_TEXT = defineMessages({
  open: { id: 'email.RESEND_TEXT.open', defaultMessage: 'Send again', description: 'Button' },
  now: { id: 'email.RESEND_TEXT.now', defaultMessage: 'Send now', description: 'Button: of an email that waits' },
  title: { id: 'email.RESEND_TEXT.title', defaultMessage: 'Send Email Again' },
  hint: {
    id: 'email.RESEND_TEXT.hint',
    defaultMessage: 'The text is written anew from the booking as it is now.',
  },
  corrects: {
    id: 'email.RESEND_TEXT.corrects',
    defaultMessage: 'A corrected address also becomes the email address of the booking.',
  },
  requested: {
    id: 'email.RESEND_TEXT.requested',
    defaultMessage: 'Email on Its Way',
    description: 'Title of a notice',
  },
  requestedTo: {
    id: 'email.RESEND_TEXT.requestedTo',
    defaultMessage: 'It goes to {to}. The list shows what became of it.',
    description: 'to: email address',
  },
  failed: { id: 'email.RESEND_TEXT.failed', defaultMessage: 'The email could not be sent again. Please try again.' },
});

export const NOTICE_TEXT = defineMessages({
  undelivered: {
    id: 'email.NOTICE_TEXT.undelivered',
    defaultMessage: '{count, plural, one {# email} other {# emails}} could not be delivered. Bookings: {bookings}',
    description: 'bookings: list of confirmation codes',
  },
  andMore: {
    id: 'email.NOTICE_TEXT.andMore',
    defaultMessage: 'and {count} more',
    description: 'After a list of bookings; count: number of bookings',
  },
  files: {
    id: 'email.NOTICE_TEXT.files',
    defaultMessage: 'Emails are not sent: there is no mail server.',
    description: 'Opens the text with what to do',
  },
  filesHint: {
    id: 'email.NOTICE_TEXT.filesHint',
    defaultMessage:
      'Each one is written to a file in the folder {folder} of the server. To send emails, set {setting} and restart the server.',
    description: 'setting: name of an environment variable',
  },
  dismiss: { id: 'email.NOTICE_TEXT.dismiss', defaultMessage: 'Dismiss', description: 'Button: hides a notice' },
  unknown: {
    id: 'email.NOTICE_TEXT.unknown',
    defaultMessage: 'It could not be checked whether all emails were delivered.',
  },
});
