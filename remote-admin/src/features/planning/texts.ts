import type { BlockReason } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import type { DragMode } from './drag-span.ts';
import type { Zoom } from './planning-url-state.ts';

export const PLANNING_TEXT = defineMessages({
  title: {
    id: 'planning.PLANNING_TEXT.title',
    defaultMessage: 'Planning',
    description: 'Page: which car is rented on which day',
  },
  car: { id: 'planning.PLANNING_TEXT.car', defaultMessage: 'Car', description: 'Title of a column' },
  grid: { id: 'planning.PLANNING_TEXT.grid', defaultMessage: 'Cars by days' },
  keys: {
    id: 'planning.PLANNING_TEXT.keys',
    defaultMessage:
      'Arrow keys go through the days and cars, Shift with them chooses free days, Enter opens. On a booking, Space picks it up to move it.',
    description: 'How to use the keyboard; Shift, Enter and Space are keys',
  },
  today: { id: 'planning.PLANNING_TEXT.today', defaultMessage: 'Today', description: 'Button: goes to today' },
  earlier: { id: 'planning.PLANNING_TEXT.earlier', defaultMessage: 'Earlier days', description: 'Button' },
  later: { id: 'planning.PLANNING_TEXT.later', defaultMessage: 'Later days', description: 'Button' },
  start: {
    id: 'planning.PLANNING_TEXT.start',
    defaultMessage: 'First day',
    description: 'Label: the first day that is shown',
  },
  zoom: { id: 'planning.PLANNING_TEXT.zoom', defaultMessage: 'Period', description: 'Label: how many days are shown' },
  search: {
    id: 'planning.PLANNING_TEXT.search',
    defaultMessage: 'Name or plate',
    description: 'Label: search for a car',
  },
  type: { id: 'planning.PLANNING_TEXT.type', defaultMessage: 'Type', description: 'Label: type of a car, such as SUV' },
  everyType: { id: 'planning.PLANNING_TEXT.everyType', defaultMessage: 'All types', description: 'Of cars' },
  searchHint: {
    id: 'planning.PLANNING_TEXT.searchHint',
    defaultMessage: 'Clio, 12345',
    description: 'Example in the field "Name or plate"',
  },
  anyDay: {
    id: 'planning.PLANNING_TEXT.anyDay',
    defaultMessage: 'Any day',
    description: 'In the empty fields "Free from" and "Free until"',
  },
  freeFrom: {
    id: 'planning.PLANNING_TEXT.freeFrom',
    defaultMessage: 'Free from',
    description: 'Label: only cars free from this day',
  },
  freeUntil: {
    id: 'planning.PLANNING_TEXT.freeUntil',
    defaultMessage: 'Free until',
    description: 'Label: only cars free until this day',
  },
  count: {
    id: 'planning.PLANNING_TEXT.count',
    defaultMessage: '{count, plural, =0 {No cars} one {# car} other {# cars}}',
    description: 'How many cars are shown',
  },
  legend: {
    id: 'planning.PLANNING_TEXT.legend',
    defaultMessage: 'Colors and patterns',
    description: 'Heading of a key to a chart',
  },
  blocked: { id: 'planning.PLANNING_TEXT.blocked', defaultMessage: 'Blocked', description: 'A car, on some days' },
  notBack: { id: 'planning.PLANNING_TEXT.notBack', defaultMessage: 'Not back', description: 'A car that is overdue' },
  conflict: {
    id: 'planning.PLANNING_TEXT.conflict',
    defaultMessage: 'Due out, and the car is not back',
    description: 'What a warning sign means',
  },
  barWithConflict: {
    id: 'planning.PLANNING_TEXT.barWithConflict',
    defaultMessage: '{bar}. The car is not back.',
    description: 'bar: car, customer, status and days of a booking',
  },
  freeToday: {
    id: 'planning.PLANNING_TEXT.freeToday',
    defaultMessage: '{free} of {count} free today',
    description: 'Cars of a model',
  },
  lowRows: { id: 'planning.PLANNING_TEXT.lowRows', defaultMessage: 'Low rows', description: 'Button, pressed or not' },
  none: { id: 'planning.PLANNING_TEXT.none', defaultMessage: 'No car matches' },
  noneHint: { id: 'planning.PLANNING_TEXT.noneHint', defaultMessage: 'Try another search, type or period.' },
  failure: { id: 'planning.PLANNING_TEXT.failure', defaultMessage: 'The planning could not be loaded' },
  bookingFailed: { id: 'planning.PLANNING_TEXT.bookingFailed', defaultMessage: 'The booking could not be loaded' },
  offSale: {
    id: 'planning.PLANNING_TEXT.offSale',
    defaultMessage: 'Off sale',
    description: 'A car that visitors do not see',
  },
  gone: {
    id: 'planning.PLANNING_TEXT.gone',
    defaultMessage: 'Sold off',
    description: 'A car that is no longer in the fleet',
  },
  free: {
    id: 'planning.PLANNING_TEXT.free',
    defaultMessage: 'Free, {period}',
    description: 'A gap between bookings of a car',
  },
  chosen: {
    id: 'planning.PLANNING_TEXT.chosen',
    defaultMessage: '{car}, free, {period}',
    description: 'Days that were chosen',
  },
  overdue: {
    id: 'planning.PLANNING_TEXT.overdue',
    defaultMessage: '{status}, overdue',
    description: 'Status of a booking whose car should be back and is not',
  },
  bar: {
    id: 'planning.PLANNING_TEXT.bar',
    defaultMessage: '{car}: {name}, {status}, {period}',
    description: 'A booking: car, customer, status and days. A block: car, reason, and days',
  },
});

export const ZOOM_TEXT: Readonly<Record<Zoom, Message>> = defineMessages({
  week: { id: 'planning.ZOOM_TEXT.week', defaultMessage: 'Week' },
  weeks: { id: 'planning.ZOOM_TEXT.weeks', defaultMessage: '2 weeks' },
  month: { id: 'planning.ZOOM_TEXT.month', defaultMessage: 'Month' },
  quarter: { id: 'planning.ZOOM_TEXT.quarter', defaultMessage: '3 months' },
});

export const REASON_TEXT: Readonly<Record<BlockReason, Message>> = defineMessages({
  service: {
    id: 'planning.REASON_TEXT.service',
    defaultMessage: 'Service',
    description: 'Why a car is blocked: maintenance',
  },
  damage: { id: 'planning.REASON_TEXT.damage', defaultMessage: 'Damage', description: 'Why a car is blocked' },
  owner: { id: 'planning.REASON_TEXT.owner', defaultMessage: 'Owner’s use', description: 'Why a car is blocked' },
});

export const MOVE_TEXT: Readonly<Record<DragMode, Message>> = defineMessages({
  move: {
    id: 'planning.MOVE_TEXT.move',
    defaultMessage: 'Moving to {car}, {period}. Space: change the end only. Enter: propose. Escape: leave as it was.',
    description: 'Told while a booking is moved by keyboard',
  },
  end: {
    id: 'planning.MOVE_TEXT.end',
    defaultMessage:
      'Changing the end: {car}, {period}. Space: change the start. Enter: propose. Escape: leave as it was.',
    description: 'Told while the end of a booking is moved by keyboard',
  },
  start: {
    id: 'planning.MOVE_TEXT.start',
    defaultMessage: 'Changing the start: {car}, {period}. Space: move all. Enter: propose. Escape: leave as it was.',
    description: 'Told while the start of a booking is moved by keyboard',
  },
});

export const TAKEN_TEXT = defineMessages({
  title: { id: 'planning.TAKEN_TEXT.title', defaultMessage: 'The car is not free' },
  /** Also announced while a bar is over another one. */
  rental: {
    id: 'planning.TAKEN_TEXT.rental',
    defaultMessage: '{car} is rented to {name}, {period}.',
    description: 'Why a booking cannot be moved there; name: of the other customer',
  },
  block: {
    id: 'planning.TAKEN_TEXT.block',
    defaultMessage: '{car} is blocked ({reason}), {period}.',
    description: 'Why a booking cannot be moved there',
  },
  free: { id: 'planning.TAKEN_TEXT.free', defaultMessage: 'Free for {period}:', description: 'Before a list of cars' },
  noneFree: { id: 'planning.TAKEN_TEXT.noneFree', defaultMessage: 'No other car is free for {period}.' },
  unknown: {
    id: 'planning.TAKEN_TEXT.unknown',
    defaultMessage: 'The free cars could not be loaded. Please try again.',
  },
  perDay: { id: 'planning.TAKEN_TEXT.perDay', defaultMessage: '{price} per day' },
  close: { id: 'planning.TAKEN_TEXT.close', defaultMessage: 'Leave as it was', description: 'Button' },
});

export const GAP_TEXT = defineMessages({
  book: { id: 'planning.GAP_TEXT.book', defaultMessage: 'New booking', description: 'Button' },
  block: {
    id: 'planning.GAP_TEXT.block',
    defaultMessage: 'Block the car',
    description: 'Button: not to be rented on some days',
  },
});

export const ENTRY_TEXT = defineMessages({
  status: { id: 'planning.ENTRY_TEXT.status', defaultMessage: 'Status' },
  carLabel: { id: 'planning.ENTRY_TEXT.carLabel', defaultMessage: 'Car' },
  period: {
    id: 'planning.ENTRY_TEXT.period',
    defaultMessage: 'Days',
    description: 'Label of a period: from one day to another',
  },
  code: { id: 'planning.ENTRY_TEXT.code', defaultMessage: 'Code', description: 'Label: confirmation code' },
  phone: { id: 'planning.ENTRY_TEXT.phone', defaultMessage: 'Phone' },
  total: { id: 'planning.ENTRY_TEXT.total', defaultMessage: 'Total', description: 'Label: price of a booking' },
  totalOfDays: {
    id: 'planning.ENTRY_TEXT.totalOfDays',
    defaultMessage: '{total} for {days}',
    description: 'total: a price; days: “3 days”',
  },
  notBack: {
    id: 'planning.ENTRY_TEXT.notBack',
    defaultMessage: 'The car is not back: {name}, due {day}',
    description: 'At a booking; name: of the customer who still has the car; day: of the agreed return',
  },
  otherCar: {
    id: 'planning.ENTRY_TEXT.otherCar',
    defaultMessage: 'Another car…',
    description: 'Button: opens a dialog that moves the booking to another car',
  },
  open: { id: 'planning.ENTRY_TEXT.open', defaultMessage: 'Open booking', description: "Link to the booking's page" },
  move: {
    id: 'planning.ENTRY_TEXT.move',
    defaultMessage: 'Move or edit…',
    description: 'Button: changes days or car of a booking',
  },
});

export const BLOCK_TEXT = defineMessages({
  nextFree: {
    id: 'planning.BLOCK_TEXT.nextFree',
    defaultMessage: 'Next free: {days}',
    description: 'Button; days: two dates',
  },
  create: { id: 'planning.BLOCK_TEXT.create', defaultMessage: 'Block {car}', description: 'Title of a dialog' },
  edit: {
    id: 'planning.BLOCK_TEXT.edit',
    defaultMessage: 'Block of {car}',
    description: 'Title of a dialog: an existing block',
  },
  reason: { id: 'planning.BLOCK_TEXT.reason', defaultMessage: 'Reason' },
  car: { id: 'planning.BLOCK_TEXT.car', defaultMessage: 'Car' },
  from: { id: 'planning.BLOCK_TEXT.from', defaultMessage: 'First day', description: 'On which the car is blocked' },
  to: { id: 'planning.BLOCK_TEXT.to', defaultMessage: 'Last day', description: 'On which the car is blocked' },
  note: { id: 'planning.BLOCK_TEXT.note', defaultMessage: 'Note (optional)' },
  missing: { id: 'planning.BLOCK_TEXT.missing', defaultMessage: 'Please choose a day' },
  reversed: { id: 'planning.BLOCK_TEXT.reversed', defaultMessage: 'The last day cannot be before the first' },
  past: {
    id: 'planning.BLOCK_TEXT.past',
    defaultMessage: 'A block may begin at most {days} ago',
  },
  tooLong: {
    id: 'planning.BLOCK_TEXT.tooLong',
    defaultMessage: 'A block lasts at most {days}',
  },
  delete: {
    id: 'planning.BLOCK_TEXT.delete',
    defaultMessage: 'Delete block',
    description: 'Button: the car is free again',
  },
  remaining: {
    id: 'planning.BLOCK_TEXT.remaining',
    defaultMessage: 'Block only {days}',
    description: 'Button; days: those on which the car is free, one or more periods',
  },
  created: { id: 'planning.BLOCK_TEXT.created', defaultMessage: 'The car is blocked' },
  saved: { id: 'planning.BLOCK_TEXT.saved', defaultMessage: 'Block saved' },
  deleted: { id: 'planning.BLOCK_TEXT.deleted', defaultMessage: 'Block deleted' },
  deleteFailed: { id: 'planning.BLOCK_TEXT.deleteFailed', defaultMessage: 'The block could not be deleted' },
});
