import { defineMessages, type Message } from 'shared-kit/intl';

/** As the server accepts them, in characters. */
export const EMAIL_LIMITS = { subject: 200, body: 20_000 };

export const EMAIL_TEXT = defineMessages({
  subject: { id: 'email.subject', defaultMessage: 'Subject' },
  send: { id: 'email.send', defaultMessage: 'Send Email' },
  sending: { id: 'email.sending', defaultMessage: 'Sending...' },
  sent: { id: 'email.sent', defaultMessage: 'Email Sent' },
  failed: { id: 'email.failed', defaultMessage: 'Failed to send email. Please try again.' },
});

export const LANGUAGE_TEXT = defineMessages({
  label: { id: 'email.language', defaultMessage: 'Language', description: 'Of the email' },
  replace: { id: 'email.replace', defaultMessage: 'Replace your text?', description: 'Question' },
  replaceHint: {
    id: 'email.replaceHint',
    defaultMessage: 'You have changed the text. The draft in the other language replaces it.',
  },
  yes: { id: 'email.replaceYes', defaultMessage: 'Replace' },
  no: { id: 'email.replaceNo', defaultMessage: 'Keep my text' },
  failed: { id: 'email.draftFailed', defaultMessage: 'The draft could not be loaded. Please try again.' },
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
    hint: { id: 'email.customHint', defaultMessage: 'Plain text. The customer sees it as you write it.' },
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
