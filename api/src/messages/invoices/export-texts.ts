import { defineMessages } from 'shared-kit/messages';

/** Headings of the file for the accountant. */
export const EXPORT_TEXT = defineMessages({
  sheet: { id: 'invoice.EXPORT_TEXT.sheet', defaultMessage: 'Invoices', description: 'Name of a sheet' },
  number: { id: 'invoice.EXPORT_TEXT.number', defaultMessage: 'Number', description: 'Of an invoice' },
  kind: { id: 'invoice.EXPORT_TEXT.kind', defaultMessage: 'Kind', description: 'Invoice or credit note' },
  date: { id: 'invoice.EXPORT_TEXT.date', defaultMessage: 'Date' },
  booking: { id: 'invoice.EXPORT_TEXT.booking', defaultMessage: 'Booking', description: 'Its code' },
  buyer: { id: 'invoice.EXPORT_TEXT.buyer', defaultMessage: 'Buyer' },
  numbers: { id: 'invoice.EXPORT_TEXT.numbers', defaultMessage: "Buyer's numbers", description: 'Of registers' },
  net: { id: 'invoice.EXPORT_TEXT.net', defaultMessage: 'Without tax' },
  rate: { id: 'invoice.EXPORT_TEXT.rate', defaultMessage: 'Tax %' },
  tax: { id: 'invoice.EXPORT_TEXT.tax', defaultMessage: 'Tax' },
  gross: { id: 'invoice.EXPORT_TEXT.gross', defaultMessage: 'With tax' },
  cancels: { id: 'invoice.EXPORT_TEXT.cancels', defaultMessage: 'Cancels', description: 'The number of an invoice' },
  reason: { id: 'invoice.EXPORT_TEXT.reason', defaultMessage: 'Reason' },
});
