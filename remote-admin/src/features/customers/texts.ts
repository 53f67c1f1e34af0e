import type { CustomerDocumentKind, CustomerLikeness } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const CUSTOMERS_TEXT = defineMessages({
  missing: { id: 'customers.CUSTOMERS_TEXT.missing', defaultMessage: 'There is no such customer' },
  search: { id: 'customers.CUSTOMERS_TEXT.search', defaultMessage: 'Name, phone, email or document' },
  all: { id: 'customers.CUSTOMERS_TEXT.all', defaultMessage: 'All customers' },
  flagged: { id: 'customers.CUSTOMERS_TEXT.flagged', defaultMessage: 'Do not rent', description: 'Of a customer' },
  filter: {
    id: 'customers.CUSTOMERS_TEXT.filter',
    defaultMessage: 'Show',
    description: 'Which customers a list shows',
  },
  failed: { id: 'customers.CUSTOMERS_TEXT.failed', defaultMessage: 'The customers could not be loaded' },
  none: { id: 'customers.CUSTOMERS_TEXT.none', defaultMessage: 'No customers' },
  noneText: {
    id: 'customers.CUSTOMERS_TEXT.noneText',
    defaultMessage: 'Each booking adds its customer. Search for another name, number or address.',
  },
  pages: { id: 'customers.CUSTOMERS_TEXT.pages', defaultMessage: 'Pages of customers' },
  total: {
    id: 'customers.CUSTOMERS_TEXT.total',
    defaultMessage: '{count, plural, one {# customer} other {# customers}}',
    description: 'Of a list',
  },
  totalMore: {
    id: 'customers.CUSTOMERS_TEXT.totalMore',
    defaultMessage: '{count, plural, other {More than # customers}}',
    description: 'Of a list',
  },
  byDocument: {
    id: 'customers.CUSTOMERS_TEXT.byDocument',
    defaultMessage: 'With this document: {names}',
    description: 'names: links to customers',
  },
  back: { id: 'customers.CUSTOMERS_TEXT.back', defaultMessage: 'All customers', description: 'Link back to the list' },
  saved: { id: 'customers.CUSTOMERS_TEXT.saved', defaultMessage: 'Saved' },
});

/** Headings of the list. */
export const CUSTOMER_COLUMNS = defineMessages({
  customerName: { id: 'customers.CUSTOMER_COLUMNS.customerName', defaultMessage: 'Name' },
  customerPhone: { id: 'customers.CUSTOMER_COLUMNS.customerPhone', defaultMessage: 'Phone' },
  customerEmail: { id: 'customers.CUSTOMER_COLUMNS.customerEmail', defaultMessage: 'Email' },
  locale: { id: 'customers.CUSTOMER_COLUMNS.locale', defaultMessage: 'Language' },
  createdAt: {
    id: 'customers.CUSTOMER_COLUMNS.createdAt',
    defaultMessage: 'Since',
    description: 'A customer since a day',
  },
});

/** What stands on the page of a customer. */
export const CUSTOMER_TEXT = defineMessages({
  facts: { id: 'customers.CUSTOMER_TEXT.facts', defaultMessage: 'Contact', description: 'Heading' },
  kind: { id: 'customers.CUSTOMER_TEXT.kind', defaultMessage: 'Kind', description: 'Person or company' },
  note: { id: 'customers.CUSTOMER_TEXT.note', defaultMessage: 'Note' },
  company: { id: 'customers.CUSTOMER_TEXT.company', defaultMessage: 'Company name' },
  address: { id: 'customers.CUSTOMER_TEXT.address', defaultMessage: 'Billing address' },
  numbers: {
    id: 'customers.CUSTOMER_TEXT.numbers',
    defaultMessage: 'Company numbers, one per line, such as ICE: 001234567000089',
  },
  notGiven: { id: 'customers.CUSTOMER_TEXT.notGiven', defaultMessage: 'Not given' },
  nameMissing: { id: 'customers.CUSTOMER_TEXT.nameMissing', defaultMessage: 'Please enter a name' },
  companyMissing: {
    id: 'customers.CUSTOMER_TEXT.companyMissing',
    defaultMessage: 'Please enter the company name',
  },
  open: { id: 'customers.CUSTOMER_TEXT.open', defaultMessage: 'Open', description: 'Sum that is to be paid' },
  held: { id: 'customers.CUSTOMER_TEXT.held', defaultMessage: 'Deposits held' },
  rentals: { id: 'customers.CUSTOMER_TEXT.rentals', defaultMessage: 'Rentals ({count})' },
  noRentals: { id: 'customers.CUSTOMER_TEXT.noRentals', defaultMessage: 'No rentals yet' },
  documents: { id: 'customers.CUSTOMER_TEXT.documents', defaultMessage: 'Documents' },
  documentHint: {
    id: 'customers.CUSTOMER_TEXT.documentHint',
    defaultMessage: 'The number itself is not kept: only its last characters, and a code by which it is found again.',
  },
  document: { id: 'customers.CUSTOMER_TEXT.document', defaultMessage: 'Document' },
  number: { id: 'customers.CUSTOMER_TEXT.number', defaultMessage: 'Number', description: 'Of a document' },
  numberMissing: { id: 'customers.CUSTOMER_TEXT.numberMissing', defaultMessage: 'Please enter the number' },
  ending: {
    id: 'customers.CUSTOMER_TEXT.ending',
    defaultMessage: 'ends with {characters}',
    description: 'The last characters of the number of a document',
  },
  expires: { id: 'customers.CUSTOMER_TEXT.expires', defaultMessage: 'Valid until' },
  expired: { id: 'customers.CUSTOMER_TEXT.expired', defaultMessage: 'Expired on {day}' },
  validUntil: { id: 'customers.CUSTOMER_TEXT.validUntil', defaultMessage: 'Valid until {day}' },
  country: { id: 'customers.CUSTOMER_TEXT.country', defaultMessage: 'Country' },
  addDocument: { id: 'customers.CUSTOMER_TEXT.addDocument', defaultMessage: 'Add a document' },
  addScan: { id: 'customers.CUSTOMER_TEXT.addScan', defaultMessage: 'Add scan', description: 'Button: of a document' },
  scanOf: {
    id: 'customers.CUSTOMER_TEXT.scanOf',
    defaultMessage: 'Scan',
    description: 'In a history: of a document',
  },
  scan: { id: 'customers.CUSTOMER_TEXT.scan', defaultMessage: 'Scan {number}', description: 'Button: opens it' },
  removeScan: {
    id: 'customers.CUSTOMER_TEXT.removeScan',
    defaultMessage: 'Delete scan {number}',
    description: 'Button: of a document',
  },
  removeScanQuestion: {
    id: 'customers.CUSTOMER_TEXT.removeScanQuestion',
    defaultMessage: 'The scan is deleted for good. The document stays.',
  },
  scanFailed: { id: 'customers.CUSTOMER_TEXT.scanFailed', defaultMessage: 'The scan could not be added' },
  scanNotOpened: { id: 'customers.CUSTOMER_TEXT.scanNotOpened', defaultMessage: 'The scan could not be opened' },
  remove: { id: 'customers.CUSTOMER_TEXT.remove', defaultMessage: 'Remove' },
  removeQuestion: {
    id: 'customers.CUSTOMER_TEXT.removeQuestion',
    defaultMessage: 'Adding it again takes its whole number.',
    description: 'Question before a document is removed',
  },
  same: { id: 'customers.CUSTOMER_TEXT.same', defaultMessage: 'The same person?' },
  noneSame: {
    id: 'customers.CUSTOMER_TEXT.noneSame',
    defaultMessage: 'Nobody else has this phone, email, document or name',
  },
  merge: { id: 'customers.CUSTOMER_TEXT.merge', defaultMessage: 'Merge', description: 'Button: two customers are one' },
  unmerge: { id: 'customers.CUSTOMER_TEXT.unmerge', defaultMessage: 'Unmerge' },
  merged: { id: 'customers.CUSTOMER_TEXT.merged', defaultMessage: 'Merged into this customer' },
  nowMerged: { id: 'customers.CUSTOMER_TEXT.nowMerged', defaultMessage: 'The customers were merged' },
  apart: {
    id: 'customers.CUSTOMER_TEXT.apart',
    defaultMessage: 'Not the same',
    description: 'Button: another customer is somebody else',
  },
  nowApart: { id: 'customers.CUSTOMER_TEXT.nowApart', defaultMessage: 'It is no longer suggested' },
  nowUnmerged: { id: 'customers.CUSTOMER_TEXT.nowUnmerged', defaultMessage: 'The customers are separate again' },
});

export const FLAG_TEXT = defineMessages({
  title: { id: 'customers.FLAG_TEXT.title', defaultMessage: 'Do not rent' },
  none: { id: 'customers.FLAG_TEXT.none', defaultMessage: 'There is no flag. Customers never see one.' },
  flag: { id: 'customers.FLAG_TEXT.flag', defaultMessage: 'Flag: do not rent' },
  plan: {
    id: 'customers.FLAG_TEXT.plan',
    defaultMessage: 'Change the review',
    description: 'The day on which a flag is reviewed',
  },
  lift: { id: 'customers.FLAG_TEXT.lift', defaultMessage: 'Lift the flag' },
  reason: { id: 'customers.FLAG_TEXT.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'customers.FLAG_TEXT.reasonMissing', defaultMessage: 'Please say why' },
  reviewOn: { id: 'customers.FLAG_TEXT.reviewOn', defaultMessage: 'Review on', description: 'A day' },
  review: { id: 'customers.FLAG_TEXT.review', defaultMessage: 'Review on {day}' },
  lifted: { id: 'customers.FLAG_TEXT.lifted', defaultMessage: 'Lifted: {reason}', description: 'A flag' },
  flagged: { id: 'customers.FLAG_TEXT.flagged', defaultMessage: 'The customer is flagged' },
  nowLifted: { id: 'customers.FLAG_TEXT.nowLifted', defaultMessage: 'The flag was lifted' },
});

export const DOCUMENT_NAMES: Readonly<Record<CustomerDocumentKind, Message>> = defineMessages({
  licence: { id: 'customers.DOCUMENT_NAMES.licence', defaultMessage: 'Driving license' },
  id: { id: 'customers.DOCUMENT_NAMES.id', defaultMessage: 'ID card or passport' },
});

/** What two customers have in common. */
export const LIKENESS_NAMES: Readonly<Record<CustomerLikeness, Message>> = defineMessages({
  phone: { id: 'customers.LIKENESS_NAMES.phone', defaultMessage: 'same phone' },
  email: { id: 'customers.LIKENESS_NAMES.email', defaultMessage: 'same email' },
  document: { id: 'customers.LIKENESS_NAMES.document', defaultMessage: 'same document' },
  name: { id: 'customers.LIKENESS_NAMES.name', defaultMessage: 'same name' },
});

export const DATA_TEXT = defineMessages({
  title: { id: 'customers.DATA_TEXT.title', defaultMessage: 'Personal data' },
  hint: {
    id: 'customers.DATA_TEXT.hint',
    defaultMessage: 'For the customer, if they ask: all data in one file, readable for people and programs.',
  },
  file: { id: 'customers.DATA_TEXT.file', defaultMessage: 'Data as a file', description: 'Button' },
  exportedTo: { id: 'customers.DATA_TEXT.exportedTo', defaultMessage: 'You find it among your downloads' },
  exported: { id: 'customers.DATA_TEXT.exported', defaultMessage: 'The file was saved' },
  exportFailed: { id: 'customers.DATA_TEXT.exportFailed', defaultMessage: 'The file could not be made' },
  erase: { id: 'customers.DATA_TEXT.erase', defaultMessage: 'Erase the customer', description: 'Button' },
  eraseHint: {
    id: 'customers.DATA_TEXT.eraseHint',
    defaultMessage:
      'Removes the person everywhere, for good. Cars, days, sums and invoices stay. Backups have the person until they are overwritten.',
  },
  from: { id: 'customers.DATA_TEXT.from', defaultMessage: 'The customer can be erased from {day}.' },
  settle: {
    id: 'customers.DATA_TEXT.settle',
    defaultMessage: 'The customer can be erased once all sums and deposits are settled.',
  },
  failed: {
    id: 'customers.DATA_TEXT.failed',
    defaultMessage: 'It could not be read whether the customer can be erased',
  },
  hindered: {
    id: 'customers.DATA_TEXT.hindered',
    defaultMessage: 'The customer is still needed: a rental is not over, or a sum or deposit is not settled.',
  },
  erased: { id: 'customers.DATA_TEXT.erased', defaultMessage: 'The customer was erased' },
});

/** Why a customer cannot be erased yet. */
export const HINDRANCE_NAMES = defineMessages({
  rental: { id: 'customers.HINDRANCE_NAMES.rental', defaultMessage: 'The rental is not over' },
  sum: { id: 'customers.HINDRANCE_NAMES.sum', defaultMessage: 'Open: {amount}' },
  deposit: { id: 'customers.HINDRANCE_NAMES.deposit', defaultMessage: 'Deposit held: {amount}' },
  fine: { id: 'customers.HINDRANCE_NAMES.fine', defaultMessage: 'A fine or toll is not settled' },
  fine_period: { id: 'customers.HINDRANCE_NAMES.fine_period', defaultMessage: 'A fine may still come' },
});

/** Why cars were handed over in spite of something. */
export const OVERRIDE_TEXT = defineMessages({
  title: { id: 'customers.OVERRIDE_TEXT.title', defaultMessage: 'Handed over all the same' },
  hint: {
    id: 'customers.OVERRIDE_TEXT.hint',
    defaultMessage: 'When an owner let a car go in spite of a flag or of missing papers, and why.',
  },
  none: { id: 'customers.OVERRIDE_TEXT.none', defaultMessage: 'That has not happened yet.' },
  failed: { id: 'customers.OVERRIDE_TEXT.failed', defaultMessage: 'The list could not be loaded' },
  flagged: { id: 'customers.OVERRIDE_TEXT.flagged', defaultMessage: 'flagged customer' },
  withoutPapers: {
    id: 'customers.OVERRIDE_TEXT.withoutPapers',
    defaultMessage: 'without valid papers',
    description: 'Of a car',
  },
  erased: { id: 'customers.OVERRIDE_TEXT.erased', defaultMessage: 'erased', description: 'In place of a reason' },
});
