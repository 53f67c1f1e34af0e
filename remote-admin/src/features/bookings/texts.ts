import { defineMessages, type Message } from 'shared-kit/intl';
import type { SORTABLE_FIELDS } from '../../data/booking-sort.ts';

export const BOOKINGS_TEXT = defineMessages({
  title: { id: 'bookings.BOOKINGS_TEXT.title', defaultMessage: 'All Bookings' },
  pages: {
    id: 'bookings.BOOKINGS_TEXT.pages',
    defaultMessage: 'Pages of bookings',
    description: 'Name of the page buttons',
  },
  sort: { id: 'bookings.BOOKINGS_TEXT.sort', defaultMessage: 'Sort bookings' },
  export: { id: 'bookings.BOOKINGS_TEXT.export', defaultMessage: 'Export', description: 'Button: download as a file' },
  exporting: { id: 'bookings.BOOKINGS_TEXT.exporting', defaultMessage: 'Exporting...' },
  exported: { id: 'bookings.BOOKINGS_TEXT.exported', defaultMessage: 'Export Successful' },
  exportedTo: { id: 'bookings.BOOKINGS_TEXT.exportedTo', defaultMessage: 'Booking data has been exported to CSV file' },
  exportFailed: { id: 'bookings.BOOKINGS_TEXT.exportFailed', defaultMessage: 'Failed to export data' },
  failure: { id: 'bookings.BOOKINGS_TEXT.failure', defaultMessage: 'The bookings could not be loaded' },
  deleteBooking: {
    id: 'bookings.BOOKINGS_TEXT.deleteBooking',
    defaultMessage: 'Delete booking {id}',
    description: 'Name of a button; id: number of the booking',
  },
});

export const UNSEEN_TEXT = defineMessages({
  show: {
    id: 'bookings.UNSEEN_TEXT.show',
    defaultMessage: '{count, plural, one {# new, show} other {# new, show}}',
    description: 'Button: shows bookings that were added meanwhile',
  },
  changed: { id: 'bookings.UNSEEN_TEXT.changed', defaultMessage: '{id}: changed by the customer' },
  canceled: { id: 'bookings.UNSEEN_TEXT.canceled', defaultMessage: '{id}: canceled by the customer' },
});

export const NO_BOOKINGS = defineMessages({
  title: { id: 'bookings.NO_BOOKINGS.title', defaultMessage: 'No bookings yet' },
  text: {
    id: 'bookings.NO_BOOKINGS.text',
    defaultMessage: 'As soon as a visitor books a car, the request appears here.',
  },
});

export const FILTER_TEXT = defineMessages({
  chosen: {
    id: 'bookings.FILTER_TEXT.chosen',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} that a warning named',
    description: 'A filter: the bookings to which a link on the page Today leads',
  },
  search: { id: 'bookings.FILTER_TEXT.search', defaultMessage: 'Search bookings' },
  searchHint: {
    id: 'bookings.FILTER_TEXT.searchHint',
    defaultMessage: 'Name, code, phone, email, plate, car',
    description: 'What a search finds; short, inside of the field',
  },
  status: {
    id: 'bookings.FILTER_TEXT.status',
    defaultMessage: 'Status',
    description: 'Choice: which bookings are shown',
  },
  allStatuses: { id: 'bookings.FILTER_TEXT.allStatuses', defaultMessage: 'All statuses' },
  period: {
    id: 'bookings.FILTER_TEXT.period',
    defaultMessage: 'Period',
    description: 'Choice: which bookings are shown',
  },
  allPeriods: { id: 'bookings.FILTER_TEXT.allPeriods', defaultMessage: 'Any time' },
  custom: { id: 'bookings.FILTER_TEXT.custom', defaultMessage: 'Custom range', description: 'Period that is typed' },
  from: { id: 'bookings.FILTER_TEXT.from', defaultMessage: 'From', description: 'First day of a period' },
  to: { id: 'bookings.FILTER_TEXT.to', defaultMessage: 'To', description: 'Last day of a period' },
  rows: { id: 'bookings.FILTER_TEXT.rows', defaultMessage: 'Rows per page' },
  rowCount: { id: 'bookings.FILTER_TEXT.rowCount', defaultMessage: '{size} rows', description: 'size: 6, 20 or 50' },
  counted: {
    id: 'bookings.FILTER_TEXT.counted',
    defaultMessage: '{choice} ({count})',
    description: 'A choice and the number of bookings that it finds',
  },
  clear: { id: 'bookings.FILTER_TEXT.clear', defaultMessage: 'Clear search and filters', description: 'Button' },
  reset: { id: 'bookings.FILTER_TEXT.reset', defaultMessage: 'Clear', description: 'Button: search and filters' },
  found: {
    id: 'bookings.FILTER_TEXT.found',
    defaultMessage: '{count, plural, one {# booking found} other {# bookings found}}',
  },
  foundMany: {
    id: 'bookings.FILTER_TEXT.foundMany',
    defaultMessage: '{count, plural, other {More than # bookings found}}',
  },
  nothing: { id: 'bookings.FILTER_TEXT.nothing', defaultMessage: 'No bookings found' },
  searchedFor: {
    id: 'bookings.FILTER_TEXT.searchedFor',
    defaultMessage: 'Searched for: {parts}',
    description: 'parts: the text, the status and the period',
  },
  quoted: {
    id: 'bookings.FILTER_TEXT.quoted',
    defaultMessage: '“{text}”',
    description: 'A text that was searched for',
  },
  exportSelection: {
    id: 'bookings.FILTER_TEXT.exportSelection',
    defaultMessage: 'Export selection',
    description: 'Button: download what was searched for as a file',
  },
});

/** As in `PERIODS`. */
export const PERIOD_LABELS = defineMessages({
  fromToday: {
    id: 'bookings.PERIOD_LABELS.fromToday',
    defaultMessage: 'From today',
    description: 'Button and choice: bookings that are not over',
  },
  today: { id: 'bookings.PERIOD_LABELS.today', defaultMessage: 'Today' },
  tomorrow: { id: 'bookings.PERIOD_LABELS.tomorrow', defaultMessage: 'Tomorrow' },
  week: { id: 'bookings.PERIOD_LABELS.week', defaultMessage: 'Next 7 days' },
  month: { id: 'bookings.PERIOD_LABELS.month', defaultMessage: 'This month' },
  past: { id: 'bookings.PERIOD_LABELS.past', defaultMessage: 'Past', description: 'Bookings that are over' },
});

export const COLUMN_TITLES = defineMessages({
  id: { id: 'bookings.COLUMN_TITLES.id', defaultMessage: '#', description: 'Column: number of the booking' },
  car: { id: 'bookings.COLUMN_TITLES.car', defaultMessage: 'Car' },
  customerName: { id: 'bookings.COLUMN_TITLES.customerName', defaultMessage: 'Customer' },
  pickupDate: {
    id: 'bookings.COLUMN_TITLES.pickupDate',
    defaultMessage: 'Entry Date',
    description: 'Column: day of the pick-up',
  },
  dropoffDate: {
    id: 'bookings.COLUMN_TITLES.dropoffDate',
    defaultMessage: 'Release Date',
    description: 'Column: day of the return',
  },
  days: { id: 'bookings.COLUMN_TITLES.days', defaultMessage: 'Duration' },
  status: { id: 'bookings.COLUMN_TITLES.status', defaultMessage: 'Status' },
  totalPrice: { id: 'bookings.COLUMN_TITLES.totalPrice', defaultMessage: 'Total Price' },
  actions: { id: 'bookings.COLUMN_TITLES.actions', defaultMessage: 'Actions', description: 'Column: buttons' },
});

const ORDERS = defineMessages({
  upcoming: {
    id: 'bookings.ORDERS.upcoming',
    defaultMessage: 'Upcoming pick-ups first',
    description: 'Order of bookings',
  },
  lowestNumber: { id: 'bookings.ORDERS.lowestNumber', defaultMessage: 'Number, lowest first' },
  highestNumber: { id: 'bookings.ORDERS.highestNumber', defaultMessage: 'Number, highest first' },
  customerUp: { id: 'bookings.ORDERS.customerUp', defaultMessage: 'Customer, A to Z' },
  customerDown: { id: 'bookings.ORDERS.customerDown', defaultMessage: 'Customer, Z to A' },
  pickupUp: { id: 'bookings.ORDERS.pickupUp', defaultMessage: 'Pick-up, earliest first' },
  pickupDown: { id: 'bookings.ORDERS.pickupDown', defaultMessage: 'Pick-up, latest first' },
  dropoffUp: { id: 'bookings.ORDERS.dropoffUp', defaultMessage: 'Return, earliest first' },
  dropoffDown: { id: 'bookings.ORDERS.dropoffDown', defaultMessage: 'Return, latest first' },
  shortest: { id: 'bookings.ORDERS.shortest', defaultMessage: 'Duration, shortest first' },
  longest: { id: 'bookings.ORDERS.longest', defaultMessage: 'Duration, longest first' },
  statusUp: { id: 'bookings.ORDERS.statusUp', defaultMessage: 'Status, A to Z' },
  statusDown: { id: 'bookings.ORDERS.statusDown', defaultMessage: 'Status, Z to A' },
  cheapest: { id: 'bookings.ORDERS.cheapest', defaultMessage: 'Total price, lowest first' },
  dearest: { id: 'bookings.ORDERS.dearest', defaultMessage: 'Total price, highest first' },
});

/** Labels of the sort orders, ascending and descending, per column. */
export const ORDER_TEXTS: Readonly<
  Record<(typeof SORTABLE_FIELDS)[number], readonly [ascending: Message, descending: Message]>
> = {
  id: [ORDERS.lowestNumber, ORDERS.highestNumber],
  customerName: [ORDERS.customerUp, ORDERS.customerDown],
  pickupDate: [ORDERS.pickupUp, ORDERS.pickupDown],
  dropoffDate: [ORDERS.dropoffUp, ORDERS.dropoffDown],
  days: [ORDERS.shortest, ORDERS.longest],
  status: [ORDERS.statusUp, ORDERS.statusDown],
  totalPrice: [ORDERS.cheapest, ORDERS.dearest],
};

export const UPCOMING_TEXT = ORDERS.upcoming;

export const BULK_TEXT = defineMessages({
  title: {
    id: 'bookings.BULK_TEXT.title',
    defaultMessage: 'Chosen bookings',
    description: 'Names a region of the page',
  },
  choose: { id: 'bookings.BULK_TEXT.choose', defaultMessage: 'Choose booking {id}', description: 'Name of a checkbox' },
  chooseAll: { id: 'bookings.BULK_TEXT.chooseAll', defaultMessage: 'Choose all of this page' },
  chosen: { id: 'bookings.BULK_TEXT.chosen', defaultMessage: '{count, plural, one {# chosen} other {# chosen}}' },
  setStatus: { id: 'bookings.BULK_TEXT.setStatus', defaultMessage: 'Set status', description: 'Choice' },
  clear: { id: 'bookings.BULK_TEXT.clear', defaultMessage: 'Choose none', description: 'Button' },
  setTo: {
    id: 'bookings.BULK_TEXT.setTo',
    defaultMessage: 'Set to {status}',
    description: 'Button; status: its label',
  },
  statusQuestion: {
    id: 'bookings.BULK_TEXT.statusQuestion',
    defaultMessage: 'Set {count, plural, one {# booking} other {# bookings}} to {status}?',
    description: 'status: its label',
  },
  statusHint: { id: 'bookings.BULK_TEXT.statusHint', defaultMessage: 'The customers are not written to.' },
  statusSet: {
    id: 'bookings.BULK_TEXT.statusSet',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} set to {status}',
    description: 'status: its label',
  },
  deleteQuestion: {
    id: 'bookings.BULK_TEXT.deleteQuestion',
    defaultMessage: 'Delete {count, plural, one {# booking} other {# bookings}}?',
  },
  deleteHint: { id: 'bookings.BULK_TEXT.deleteHint', defaultMessage: 'This action cannot be undone.' },
  deleted: {
    id: 'bookings.BULK_TEXT.deleted',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} deleted',
  },
  refused: {
    id: 'bookings.BULK_TEXT.refused',
    defaultMessage: '{count, plural, one {# booking was} other {# bookings were}} not changed, and stay chosen:',
    description: 'Before a list of bookings with reasons',
  },
});

export const DELETE_TEXT = defineMessages({
  title: {
    id: 'bookings.DELETE_TEXT.title',
    defaultMessage: '{code}, {customerName}',
    description: 'Title of the question; code: confirmation code',
  },
  question: { id: 'bookings.DELETE_TEXT.question', defaultMessage: 'Are you sure you want to delete this booking?' },
  deleted: { id: 'bookings.DELETE_TEXT.deleted', defaultMessage: 'Booking deleted successfully' },
});

export const CARD_TEXT = defineMessages({
  period: {
    id: 'bookings.CARD_TEXT.period',
    defaultMessage: '{range}, {days}',
    description: 'range: two days; days: their number, such as "3 days"',
  },
});
