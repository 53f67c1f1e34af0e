import { defineMessages } from 'shared-kit/messages';

/** Headings of the file that a customer gets. */
export const CUSTOMER_DATA_TEXT = defineMessages({
  title: { id: 'customerData.CUSTOMER_DATA_TEXT.title', defaultMessage: 'Your data at {agency}' },
  made: {
    id: 'customerData.CUSTOMER_DATA_TEXT.made',
    defaultMessage: 'As of {day}. data.json has the same for programs.',
  },
  customers: { id: 'customerData.CUSTOMER_DATA_TEXT.customers', defaultMessage: 'Contact' },
  documents: {
    id: 'customerData.CUSTOMER_DATA_TEXT.documents',
    defaultMessage: 'Driving license, ID card or passport',
  },
  bookings: { id: 'customerData.CUSTOMER_DATA_TEXT.bookings', defaultMessage: 'Bookings' },
  changeRequests: { id: 'customerData.CUSTOMER_DATA_TEXT.changeRequests', defaultMessage: 'Changes you asked for' },
  handovers: { id: 'customerData.CUSTOMER_DATA_TEXT.handovers', defaultMessage: 'Hand-overs and returns' },
  charges: { id: 'customerData.CUSTOMER_DATA_TEXT.charges', defaultMessage: 'Charges' },
  payments: { id: 'customerData.CUSTOMER_DATA_TEXT.payments', defaultMessage: 'Payments' },
  papers: { id: 'customerData.CUSTOMER_DATA_TEXT.papers', defaultMessage: 'Papers' },
  reviews: { id: 'customerData.CUSTOMER_DATA_TEXT.reviews', defaultMessage: 'Reviews' },
  emails: { id: 'customerData.CUSTOMER_DATA_TEXT.emails', defaultMessage: 'Emails' },
  none: { id: 'customerData.CUSTOMER_DATA_TEXT.none', defaultMessage: 'Nothing' },
});

/** Names of fields that the readable file shows and no entity has, and of their values. */
export const CUSTOMER_DATA_FIELDS = defineMessages({
  person: { id: 'customerData.CUSTOMER_DATA_FIELDS.person', defaultMessage: 'Person' },
  company: { id: 'customerData.CUSTOMER_DATA_FIELDS.company', defaultMessage: 'Company' },
  yes: { id: 'customerData.CUSTOMER_DATA_FIELDS.yes', defaultMessage: 'Yes' },
  no: { id: 'customerData.CUSTOMER_DATA_FIELDS.no', defaultMessage: 'No' },
  enteredOn: { id: 'customerData.CUSTOMER_DATA_FIELDS.enteredOn', defaultMessage: 'Entered on' },
  lastCharacters: {
    id: 'customerData.CUSTOMER_DATA_FIELDS.lastCharacters',
    defaultMessage: 'Last characters of the number',
    description: 'Of a driving license, ID card or passport',
  },
  values: {
    id: 'customerData.CUSTOMER_DATA_FIELDS.values',
    defaultMessage: 'Written down',
    description: 'Label of what was written down when a car was handed over',
  },
  signedAt: { id: 'customerData.CUSTOMER_DATA_FIELDS.signedAt', defaultMessage: 'Signed on' },
  signerName: { id: 'customerData.CUSTOMER_DATA_FIELDS.signerName', defaultMessage: 'Signed by' },
  voidedAt: {
    id: 'customerData.CUSTOMER_DATA_FIELDS.voidedAt',
    defaultMessage: 'Voided on',
    description: 'Of a payment',
  },
  number: { id: 'customerData.CUSTOMER_DATA_FIELDS.number', defaultMessage: 'Number', description: 'Of a paper' },
  version: { id: 'customerData.CUSTOMER_DATA_FIELDS.version', defaultMessage: 'Version', description: 'Of a paper' },
  stars: { id: 'customerData.CUSTOMER_DATA_FIELDS.stars', defaultMessage: 'Stars', description: 'Of a review' },
  text: {
    id: 'customerData.CUSTOMER_DATA_FIELDS.text',
    defaultMessage: 'Text',
    description: 'Of a review or an email',
  },
  answer: {
    id: 'customerData.CUSTOMER_DATA_FIELDS.answer',
    defaultMessage: 'Answer',
    description: 'Of the agency to a review',
  },
  recipient: {
    id: 'customerData.CUSTOMER_DATA_FIELDS.recipient',
    defaultMessage: 'Sent to',
    description: 'An email address',
  },
  subject: { id: 'customerData.CUSTOMER_DATA_FIELDS.subject', defaultMessage: 'Subject', description: 'Of an email' },
  sentAt: { id: 'customerData.CUSTOMER_DATA_FIELDS.sentAt', defaultMessage: 'Sent on', description: 'Of an email' },
});
