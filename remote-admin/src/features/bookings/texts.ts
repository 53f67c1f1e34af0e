import { defineMessages, type Message } from 'shared-kit/intl';
import type { SORTABLE_FIELDS } from '../../data/booking-sort.ts';

export const BOOKINGS_TEXT = defineMessages({
  title: { id: 'bookings.title', defaultMessage: 'All Bookings' },
  pages: { id: 'bookings.pages', defaultMessage: 'Pages of bookings', description: 'Name of the page buttons' },
  sort: { id: 'bookings.sort', defaultMessage: 'Sort bookings' },
  export: { id: 'bookings.export', defaultMessage: 'Export', description: 'Button: download as a file' },
  exporting: { id: 'bookings.exporting', defaultMessage: 'Exporting...' },
  exported: { id: 'bookings.exported', defaultMessage: 'Export Successful' },
  exportedTo: { id: 'bookings.exportedTo', defaultMessage: 'Booking data has been exported to CSV file' },
  exportFailed: { id: 'bookings.exportFailed', defaultMessage: 'Failed to export data' },
  failure: { id: 'bookings.failure', defaultMessage: 'The bookings could not be loaded' },
  deleteBooking: {
    id: 'bookings.deleteBooking',
    defaultMessage: 'Delete booking {id}',
    description: 'Name of a button; id: number of the booking',
  },
});

export const UNSEEN_TEXT = defineMessages({
  show: {
    id: 'bookings.showNew',
    defaultMessage: '{count, plural, one {# new, show} other {# new, show}}',
    description: 'Button: shows bookings that were added meanwhile',
  },
  changed: { id: 'bookings.customerChanged', defaultMessage: '{id}: changed by the customer' },
  canceled: { id: 'bookings.customerCanceled', defaultMessage: '{id}: canceled by the customer' },
});

export const NO_BOOKINGS = defineMessages({
  title: { id: 'bookings.none', defaultMessage: 'No bookings yet' },
  text: {
    id: 'bookings.noneHint',
    defaultMessage: 'As soon as a visitor books a car, the request appears here.',
  },
});

export const FILTER_TEXT = defineMessages({
  chosen: {
    id: 'bookings.chosen',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} that a warning named',
    description: 'A filter: the bookings to which a link on the page Today leads',
  },
  search: { id: 'bookings.search', defaultMessage: 'Search bookings' },
  searchHint: {
    id: 'bookings.searchHint',
    defaultMessage: 'Name, code, phone, email, plate, car',
    description: 'What a search finds; short, inside of the field',
  },
  status: { id: 'bookings.filterStatus', defaultMessage: 'Status', description: 'Choice: which bookings are shown' },
  allStatuses: { id: 'bookings.allStatuses', defaultMessage: 'All statuses' },
  period: { id: 'bookings.filterPeriod', defaultMessage: 'Period', description: 'Choice: which bookings are shown' },
  allPeriods: { id: 'bookings.allPeriods', defaultMessage: 'Any time' },
  custom: { id: 'bookings.periodCustom', defaultMessage: 'Custom range', description: 'Period that is typed' },
  from: { id: 'bookings.periodFrom', defaultMessage: 'From', description: 'First day of a period' },
  to: { id: 'bookings.periodTo', defaultMessage: 'To', description: 'Last day of a period' },
  rows: { id: 'bookings.rows', defaultMessage: 'Rows per page' },
  rowCount: { id: 'bookings.rowCount', defaultMessage: '{size} rows', description: 'size: 6, 20 or 50' },
  counted: {
    id: 'bookings.counted',
    defaultMessage: '{choice} ({count})',
    description: 'A choice and the number of bookings that it finds',
  },
  clear: { id: 'bookings.clear', defaultMessage: 'Clear search and filters', description: 'Button' },
  found: {
    id: 'bookings.found',
    defaultMessage: '{count, plural, one {# booking found} other {# bookings found}}',
  },
  nothing: { id: 'bookings.nothingFound', defaultMessage: 'No bookings found' },
  searchedFor: {
    id: 'bookings.searchedFor',
    defaultMessage: 'Searched for: {parts}',
    description: 'parts: the text, the status and the period',
  },
  quoted: { id: 'bookings.quoted', defaultMessage: '“{text}”', description: 'A text that was searched for' },
  exportSelection: {
    id: 'bookings.exportSelection',
    defaultMessage: 'Export selection',
    description: 'Button: download what was searched for as a file',
  },
});

/** As in `PERIODS`. */
export const PERIOD_LABELS = defineMessages({
  today: { id: 'bookings.periodToday', defaultMessage: 'Today' },
  tomorrow: { id: 'bookings.periodTomorrow', defaultMessage: 'Tomorrow' },
  week: { id: 'bookings.periodWeek', defaultMessage: 'Next 7 days' },
  month: { id: 'bookings.periodMonth', defaultMessage: 'This month' },
  past: { id: 'bookings.periodPast', defaultMessage: 'Past', description: 'Bookings that are over' },
});

export const COLUMN_TITLES = defineMessages({
  id: { id: 'bookings.number', defaultMessage: '#', description: 'Column: number of the booking' },
  car: { id: 'bookings.car', defaultMessage: 'Car' },
  customerName: { id: 'bookings.customer', defaultMessage: 'Customer' },
  pickupDate: { id: 'bookings.pickup', defaultMessage: 'Entry Date', description: 'Column: day of the pick-up' },
  dropoffDate: { id: 'bookings.dropoff', defaultMessage: 'Release Date', description: 'Column: day of the return' },
  days: { id: 'bookings.duration', defaultMessage: 'Duration' },
  status: { id: 'bookings.status', defaultMessage: 'Status' },
  totalPrice: { id: 'bookings.totalPrice', defaultMessage: 'Total Price' },
  actions: { id: 'bookings.actions', defaultMessage: 'Actions', description: 'Column: buttons' },
});

const ORDERS = defineMessages({
  upcoming: { id: 'bookings.upcoming', defaultMessage: 'Upcoming pick-ups first', description: 'Order of bookings' },
  lowestNumber: { id: 'bookings.lowestNumber', defaultMessage: 'Number, lowest first' },
  highestNumber: { id: 'bookings.highestNumber', defaultMessage: 'Number, highest first' },
  customerUp: { id: 'bookings.customerUp', defaultMessage: 'Customer, A to Z' },
  customerDown: { id: 'bookings.customerDown', defaultMessage: 'Customer, Z to A' },
  pickupUp: { id: 'bookings.pickupUp', defaultMessage: 'Pick-up, earliest first' },
  pickupDown: { id: 'bookings.pickupDown', defaultMessage: 'Pick-up, latest first' },
  dropoffUp: { id: 'bookings.dropoffUp', defaultMessage: 'Return, earliest first' },
  dropoffDown: { id: 'bookings.dropoffDown', defaultMessage: 'Return, latest first' },
  shortest: { id: 'bookings.shortest', defaultMessage: 'Duration, shortest first' },
  longest: { id: 'bookings.longest', defaultMessage: 'Duration, longest first' },
  statusUp: { id: 'bookings.statusUp', defaultMessage: 'Status, A to Z' },
  statusDown: { id: 'bookings.statusDown', defaultMessage: 'Status, Z to A' },
  cheapest: { id: 'bookings.cheapest', defaultMessage: 'Total price, lowest first' },
  dearest: { id: 'bookings.dearest', defaultMessage: 'Total price, highest first' },
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
  title: { id: 'bookings.bulk', defaultMessage: 'Chosen bookings', description: 'Names a region of the page' },
  choose: { id: 'bookings.bulkChoose', defaultMessage: 'Choose booking {id}', description: 'Name of a checkbox' },
  chooseAll: { id: 'bookings.bulkChooseAll', defaultMessage: 'Choose all of this page' },
  chosen: { id: 'bookings.bulkChosen', defaultMessage: '{count, plural, one {# chosen} other {# chosen}}' },
  setStatus: { id: 'bookings.bulkSetStatus', defaultMessage: 'Set status', description: 'Choice' },
  clear: { id: 'bookings.bulkClear', defaultMessage: 'Choose none', description: 'Button' },
  setTo: { id: 'bookings.bulkSetTo', defaultMessage: 'Set to {status}', description: 'Button; status: its label' },
  statusQuestion: {
    id: 'bookings.bulkStatusQuestion',
    defaultMessage: 'Set {count, plural, one {# booking} other {# bookings}} to {status}?',
    description: 'status: its label',
  },
  statusHint: { id: 'bookings.bulkStatusHint', defaultMessage: 'The customers are not written to.' },
  statusSet: {
    id: 'bookings.bulkStatusSet',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} set to {status}',
    description: 'status: its label',
  },
  deleteQuestion: {
    id: 'bookings.bulkDeleteQuestion',
    defaultMessage: 'Delete {count, plural, one {# booking} other {# bookings}}?',
  },
  deleteHint: { id: 'bookings.bulkDeleteHint', defaultMessage: 'This action cannot be undone.' },
  deleted: {
    id: 'bookings.bulkDeleted',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} deleted',
  },
  refused: {
    id: 'bookings.bulkRefused',
    defaultMessage: '{count, plural, one {# booking was} other {# bookings were}} not changed, and stay chosen:',
    description: 'Before a list of bookings with reasons',
  },
});

export const DELETE_TEXT = defineMessages({
  title: {
    id: 'bookings.deleteTitle',
    defaultMessage: '{code}, {customerName}',
    description: 'Title of the question; code: confirmation code',
  },
  question: { id: 'bookings.deleteQuestion', defaultMessage: 'Are you sure you want to delete this booking?' },
  deleted: { id: 'bookings.deleted', defaultMessage: 'Booking deleted successfully' },
});

export const CARD_TEXT = defineMessages({
  period: {
    id: 'bookings.period',
    defaultMessage: '{range}, {days}',
    description: 'range: two days; days: their number, such as "3 days"',
  },
});
