import { defineMessages } from 'shared-kit/intl';

export const INVOICES_TEXT = defineMessages({
  previous: { id: 'invoices.INVOICES_TEXT.previous', defaultMessage: 'Previous month' },
  next: { id: 'invoices.INVOICES_TEXT.next', defaultMessage: 'Next month' },
  failed: { id: 'invoices.INVOICES_TEXT.failed', defaultMessage: 'Failed to load the invoices' },
  empty: { id: 'invoices.INVOICES_TEXT.empty', defaultMessage: 'No invoices in this month' },
  emptyText: {
    id: 'invoices.INVOICES_TEXT.emptyText',
    defaultMessage: 'An invoice is issued on the page of its booking.',
  },
  files: { id: 'invoices.INVOICES_TEXT.files', defaultMessage: 'All PDF files', description: 'Button: in one archive' },
  exported: { id: 'invoices.INVOICES_TEXT.exported', defaultMessage: 'Downloaded' },
  exportedTo: { id: 'invoices.INVOICES_TEXT.exportedTo', defaultMessage: 'The file is in your downloads.' },
  exportFailed: { id: 'invoices.INVOICES_TEXT.exportFailed', defaultMessage: 'The file could not be made' },
  invoice: { id: 'invoices.INVOICES_TEXT.invoice', defaultMessage: 'Invoice' },
  creditNote: { id: 'invoices.INVOICES_TEXT.creditNote', defaultMessage: 'Credit note' },
  credits: { id: 'invoices.INVOICES_TEXT.credits', defaultMessage: 'cancels {number}', description: 'A credit note' },
  creditedBy: {
    id: 'invoices.INVOICES_TEXT.creditedBy',
    defaultMessage: 'canceled by {number}',
    description: 'An invoice',
  },
  credit: { id: 'invoices.INVOICES_TEXT.credit', defaultMessage: 'Cancel invoice', description: 'Button' },
  creditNamed: { id: 'invoices.INVOICES_TEXT.creditNamed', defaultMessage: 'Cancel invoice {number}' },
  creditHint: {
    id: 'invoices.INVOICES_TEXT.creditHint',
    defaultMessage: 'A credit note over the same amount cancels it. The invoice itself stays.',
  },
  reason: { id: 'invoices.INVOICES_TEXT.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'invoices.INVOICES_TEXT.reasonMissing', defaultMessage: 'Please say why, in a few words.' },
  credited: { id: 'invoices.INVOICES_TEXT.credited', defaultMessage: 'Credit note {number} was issued' },
});

export const INVOICE_COLUMNS = defineMessages({
  number: { id: 'invoices.INVOICE_COLUMNS.number', defaultMessage: 'Number' },
  issuedOn: { id: 'invoices.INVOICE_COLUMNS.issuedOn', defaultMessage: 'Date' },
  bookingId: { id: 'invoices.INVOICE_COLUMNS.bookingId', defaultMessage: 'Booking' },
  buyer: { id: 'invoices.INVOICE_COLUMNS.buyer', defaultMessage: 'Billed to' },
  net: { id: 'invoices.INVOICE_COLUMNS.net', defaultMessage: 'Without tax' },
  tax: { id: 'invoices.INVOICE_COLUMNS.tax', defaultMessage: 'Tax' },
  gross: { id: 'invoices.INVOICE_COLUMNS.gross', defaultMessage: 'With tax' },
  actions: { id: 'invoices.INVOICE_COLUMNS.actions', defaultMessage: 'Actions', description: 'Column of buttons' },
});
