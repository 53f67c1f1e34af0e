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
