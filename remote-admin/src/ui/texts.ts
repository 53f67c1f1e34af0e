import type { StaffRole } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import type { NextStatus } from '../data/next-status.ts';

export const PAGES_TEXT = defineMessages({
  previous: { id: 'console.PAGES_TEXT.previous', defaultMessage: 'Previous page' },
  next: { id: 'console.PAGES_TEXT.next', defaultMessage: 'Next page' },
  page: {
    id: 'console.PAGES_TEXT.page',
    defaultMessage: 'Page {page}',
    description: 'Name of the button of a page of a list',
  },
});

export const TIME_TEXT = defineMessages({
  list: {
    id: 'console.TIME_TEXT.list',
    defaultMessage: 'Times',
    description: 'Name of the list of half hours below the field of a time',
  },
});

export const FAILURE_TEXT = defineMessages({
  /** Does not name the invalid field, which is only logged. */
  unreadable: {
    id: 'console.FAILURE_TEXT.unreadable',
    defaultMessage: 'The answer of the server could not be read. Please try again, or reload the page.',
  },
  missing: {
    id: 'console.FAILURE_TEXT.missing',
    defaultMessage: 'The address is not right, or what it leads to was deleted.',
  },
  retry: { id: 'console.FAILURE_TEXT.retry', defaultMessage: 'Try again' },
});

/** What is said after a change that can be taken back. */
export const UNDO_TEXT = defineMessages({
  undone: {
    id: 'console.UNDO_TEXT.undone',
    defaultMessage: 'Undone',
    description: 'Title of a notice: the last change was taken back',
  },
  failed: {
    id: 'console.UNDO_TEXT.failed',
    defaultMessage: 'The change could not be undone. {reason}',
    description: 'reason: a sentence',
  },
});

/** What was changed, in the notice of a change. */
export const CHANGE_TEXT = defineMessages({
  of: {
    id: 'console.CHANGE_TEXT.of',
    defaultMessage: '{name}: {what}',
    description: 'name: of a car, a booking or a field; what: its value, or what was changed of it',
  },
  values: {
    id: 'console.CHANGE_TEXT.values',
    defaultMessage: '{before} → {after}',
    description: 'before, after: the values of a field',
  },
});

export const COMMON_TEXT = defineMessages({
  back: { id: 'console.COMMON_TEXT.back', defaultMessage: 'All Bookings', description: 'Link back to the list' },
  backToToday: { id: 'console.COMMON_TEXT.backToToday', defaultMessage: 'Today', description: 'Link back to the page' },
  backToSettings: {
    id: 'console.COMMON_TEXT.backToSettings',
    defaultMessage: 'Settings',
    description: 'Link back to the page',
  },
  cancel: { id: 'console.COMMON_TEXT.cancel', defaultMessage: 'Cancel', description: 'Button: leaves all as it was' },
  delete: { id: 'console.COMMON_TEXT.delete', defaultMessage: 'Delete', description: 'Button' },
  edit: { id: 'console.COMMON_TEXT.edit', defaultMessage: 'Edit', description: 'Button' },
  filters: {
    id: 'console.COMMON_TEXT.filters',
    defaultMessage: 'Filters',
    description: 'Button: shows by what a list is filtered',
  },
  more: { id: 'console.COMMON_TEXT.more', defaultMessage: 'More', description: 'Button: opens a menu of rare actions' },
  refresh: { id: 'console.COMMON_TEXT.refresh', defaultMessage: 'Refresh', description: 'Button' },
  save: { id: 'console.COMMON_TEXT.save', defaultMessage: 'Save', description: 'Button' },
  erased: {
    id: 'console.COMMON_TEXT.erased',
    defaultMessage: 'Erased',
    description: 'In place of the name of a customer',
  },
  noRecipient: { id: 'console.COMMON_TEXT.noRecipient', defaultMessage: 'No recipient email address provided' },
  days: { id: 'console.COMMON_TEXT.days', defaultMessage: '{count} day(s)', description: 'Duration of a rental' },
});

/** Names of pages, as titles and in links to them. */
export const PAGE_LINKS = defineMessages({
  customers: { id: 'console.PAGE_LINKS.customers', defaultMessage: 'Customers', description: 'Title of a page' },
  cash: { id: 'console.PAGE_LINKS.cash', defaultMessage: 'Cash desk', description: 'Title of a page' },
  reviews: { id: 'console.PAGE_LINKS.reviews', defaultMessage: 'Reviews', description: 'Title of a page' },
  fines: { id: 'console.PAGE_LINKS.fines', defaultMessage: 'Fines and tolls', description: 'Title of a page' },
  invoices: { id: 'console.PAGE_LINKS.invoices', defaultMessage: 'Invoices', description: 'Title of a page' },
  vehicle: {
    id: 'console.PAGE_LINKS.vehicle',
    defaultMessage: 'Papers and service',
    description: 'Title of a page: insurance and maintenance of a car',
  },
  reports: { id: 'console.PAGE_LINKS.reports', defaultMessage: 'Reports', description: 'Title of a page' },
});

export const BALANCE_TEXT = defineMessages({
  open: { id: 'console.BALANCE_TEXT.open', defaultMessage: '{amount} open', description: 'What is still to be paid' },
  owed: {
    id: 'console.BALANCE_TEXT.owed',
    defaultMessage: '{amount} to give back',
    description: 'What the agency owes the customer',
  },
  paid: { id: 'console.BALANCE_TEXT.paid', defaultMessage: 'Paid', description: 'Nothing is open' },
  held: { id: 'console.BALANCE_TEXT.held', defaultMessage: 'Deposit {amount}', description: 'Which is held' },
});

export const KEEP_ACCESS_TEXT = defineMessages({
  keep: {
    id: 'console.KEEP_ACCESS_TEXT.keep',
    defaultMessage: 'Keep the access of browsers that opened links sent to the old address',
    description: 'Checkbox, when the email address of a booking is corrected; without it the access ends',
  },
});

export const NOTE_TEXT = defineMessages({
  customer: {
    id: 'console.NOTE_TEXT.customer',
    defaultMessage: "Customer's note",
    description: 'Label of their remarks',
  },
  staff: {
    id: 'console.NOTE_TEXT.staff',
    defaultMessage: 'Staff note',
    description: 'A note that the customer never sees',
  },
  mark: {
    id: 'console.NOTE_TEXT.mark',
    defaultMessage: 'Staff note: {text}',
    description: 'Name of a mark that shows the note',
  },
});

export const PHONE_TEXT = defineMessages({
  whatsapp: { id: 'console.PHONE_TEXT.whatsapp', defaultMessage: 'WhatsApp', description: 'Link that opens a chat' },
  assumed: {
    id: 'console.PHONE_TEXT.assumed',
    defaultMessage: '{countries} assumed',
    description: 'After a phone number that has no country code; countries: name of one',
  },
  undecided: {
    id: 'console.PHONE_TEXT.undecided',
    defaultMessage: 'Country unclear: {countries}',
    description: 'After a phone number that has no country code; countries: Morocco or France',
  },
});

export const PRICE_PROBLEMS = defineMessages({
  ambiguous: {
    id: 'fleet.PRICE_PROBLEMS.ambiguous',
    defaultMessage:
      'This could be {asThousands} or {asDecimal}. Please write {asThousands}.00, or {twoDecimals} with two decimals.',
    description: 'A price such as "1.234": asThousands: 1234, asDecimal: 1.234, twoDecimals: 1.23',
  },
  negative: { id: 'fleet.PRICE_PROBLEMS.negative', defaultMessage: 'A price cannot be negative' },
  tooPrecise: {
    id: 'fleet.PRICE_PROBLEMS.tooPrecise',
    defaultMessage: 'Please write at most two decimals, for example 39.50',
  },
  tooHigh: {
    id: 'fleet.PRICE_PROBLEMS.tooHigh',
    defaultMessage: 'Please enter at most {maximum}',
    description: 'A price',
  },
  notANumber: {
    id: 'fleet.PRICE_PROBLEMS.notANumber',
    defaultMessage: 'This is not a price. Please write a number, for example 39.50',
  },
});

export const ROLE_NAMES: Readonly<Record<StaffRole, Message>> = defineMessages({
  owner: { id: 'console.ROLE_NAMES.owner', defaultMessage: 'Owner', description: 'Role: may do everything' },
  agent: {
    id: 'console.ROLE_NAMES.agent',
    defaultMessage: 'Agent',
    description: 'Role: works with bookings at the counter',
  },
});

/** How long ago something was, as short as a column needs it. */
export const AGE_TEXT = defineMessages({
  minutes: { id: 'console.AGE_TEXT.minutes', defaultMessage: '{count} min', description: 'Minutes since a request' },
  hours: { id: 'console.AGE_TEXT.hours', defaultMessage: '{count} h', description: 'Hours since a request' },
  days: { id: 'console.AGE_TEXT.days', defaultMessage: '{count} d', description: 'Days since a request' },
});

/** The button of the likely next step, by the status that it sets. */
export const STEP_TEXT: Readonly<Record<NextStatus, Message>> = defineMessages({
  reserved: { id: 'console.STEP_TEXT.reserved', defaultMessage: 'Confirm', description: 'Button: accepts a request' },
  out: { id: 'console.STEP_TEXT.out', defaultMessage: 'Hand over', description: 'Button: the customer gets the car' },
  returned: {
    id: 'console.STEP_TEXT.returned',
    defaultMessage: 'Take back',
    description: 'Button: the customer has brought the car',
  },
});

/** Links to the protocol of a hand-over or return. */
export const PROTOCOL_TEXT = defineMessages({
  pickup: { id: 'console.PROTOCOL_TEXT.pickup', defaultMessage: 'Hand-over protocol', description: 'Link' },
  return: { id: 'console.PROTOCOL_TEXT.return', defaultMessage: 'Return protocol', description: 'Link' },
  short: { id: 'console.PROTOCOL_TEXT.short', defaultMessage: 'Protocol', description: 'Link, of a hand-over' },
  of: {
    id: 'console.PROTOCOL_TEXT.of',
    defaultMessage: '{protocol}: {customerName}',
    description: 'Name of a link; protocol: Hand-over protocol',
  },
});
