import type { BlockReason, BookingStatus } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import type { DragMode } from './drag-span.ts';
import type { Zoom } from './planning-url-state.ts';

export const PLANNING_TEXT = defineMessages({
  title: { id: 'planning.title', defaultMessage: 'Planning', description: 'Page: which car is rented on which day' },
  car: { id: 'planning.car', defaultMessage: 'Car', description: 'Title of a column' },
  grid: { id: 'planning.grid', defaultMessage: 'Cars by days' },
  keys: {
    id: 'planning.keys',
    defaultMessage:
      'Arrow keys go through the days and cars, Shift with them chooses free days, Enter opens. On a booking, Space picks it up to move it.',
    description: 'How to use the keyboard; Shift, Enter and Space are keys',
  },
  today: { id: 'planning.today', defaultMessage: 'Today', description: 'Button: goes to today' },
  earlier: { id: 'planning.earlier', defaultMessage: 'Earlier days', description: 'Button' },
  later: { id: 'planning.later', defaultMessage: 'Later days', description: 'Button' },
  start: { id: 'planning.start', defaultMessage: 'First day', description: 'Label: the first day that is shown' },
  zoom: { id: 'planning.zoom', defaultMessage: 'Period', description: 'Label: how many days are shown' },
  search: { id: 'planning.search', defaultMessage: 'Name or plate', description: 'Label: search for a car' },
  type: { id: 'planning.type', defaultMessage: 'Type', description: 'Label: type of a car, such as SUV' },
  everyType: { id: 'planning.everyType', defaultMessage: 'All types', description: 'Of cars' },
  freeFrom: {
    id: 'planning.freeFrom',
    defaultMessage: 'Free from',
    description: 'Label: only cars free from this day',
  },
  freeUntil: {
    id: 'planning.freeUntil',
    defaultMessage: 'Free until',
    description: 'Label: only cars free until this day',
  },
  filters: { id: 'planning.filters', defaultMessage: 'Filters', description: 'Button: shows which cars to choose' },
  count: {
    id: 'planning.count',
    defaultMessage: '{count, plural, =0 {No cars} one {# car} other {# cars}}',
    description: 'How many cars are shown',
  },
  legend: { id: 'planning.legend', defaultMessage: 'Colors and letters', description: 'Heading of a key to a chart' },
  none: { id: 'planning.none', defaultMessage: 'No car matches' },
  noneHint: { id: 'planning.noneHint', defaultMessage: 'Try another search, type or period.' },
  failure: { id: 'planning.failure', defaultMessage: 'The planning could not be loaded' },
  bookingFailed: { id: 'planning.bookingFailed', defaultMessage: 'The booking could not be loaded' },
  offSale: { id: 'planning.offSale', defaultMessage: 'Off sale', description: 'A car that visitors do not see' },
  gone: { id: 'planning.gone', defaultMessage: 'Sold off', description: 'A car that is no longer in the fleet' },
  free: { id: 'planning.free', defaultMessage: 'Free, {period}', description: 'A gap between bookings of a car' },
  chosen: { id: 'planning.chosen', defaultMessage: '{car}, free, {period}', description: 'Days that were chosen' },
  overdue: {
    id: 'planning.overdue',
    defaultMessage: '{status}, overdue',
    description: 'Status of a booking whose car should be back and is not',
  },
  bar: {
    id: 'planning.bar',
    defaultMessage: '{car}: {name}, {status}, {period}',
    description: 'A booking: car, customer, status and days. A block: car, reason, and days',
  },
});

export const ZOOM_TEXT: Readonly<Record<Zoom, Message>> = defineMessages({
  week: { id: 'planning.week', defaultMessage: 'Week' },
  weeks: { id: 'planning.weeks', defaultMessage: '2 weeks' },
  month: { id: 'planning.month', defaultMessage: 'Month' },
  quarter: { id: 'planning.quarter', defaultMessage: '3 months' },
});

/** At most two letters, all different. */
export const STATUS_LETTERS: Readonly<Record<Exclude<BookingStatus, 'canceled'>, Message>> = defineMessages({
  requested: { id: 'planning.letterRequested', defaultMessage: 'Rq', description: 'Requested, in two letters' },
  reserved: { id: 'planning.letterReserved', defaultMessage: 'Rs', description: 'Reserved, in two letters' },
  out: { id: 'planning.letterOut', defaultMessage: 'Ou', description: 'Out: the customer has the car, in two letters' },
  returned: { id: 'planning.letterReturned', defaultMessage: 'Rt', description: 'Returned, in two letters' },
  active: { id: 'planning.letterActive', defaultMessage: 'Ac', description: 'Active: the rental runs, in two letters' },
});

export const REASON_LETTERS: Readonly<Record<BlockReason, Message>> = defineMessages({
  service: { id: 'planning.letterService', defaultMessage: 'Sv', description: 'Service, in two letters' },
  damage: { id: 'planning.letterDamage', defaultMessage: 'Dm', description: 'Damage, in two letters' },
  owner: { id: 'planning.letterOwner', defaultMessage: 'Ow', description: "Owner's use, in two letters" },
});

export const REASON_TEXT: Readonly<Record<BlockReason, Message>> = defineMessages({
  service: { id: 'planning.service', defaultMessage: 'Service', description: 'Why a car is blocked: maintenance' },
  damage: { id: 'planning.damage', defaultMessage: 'Damage', description: 'Why a car is blocked' },
  owner: { id: 'planning.owner', defaultMessage: 'Owner’s use', description: 'Why a car is blocked' },
});

export const MOVE_TEXT: Readonly<Record<DragMode, Message>> = defineMessages({
  move: {
    id: 'planning.moving',
    defaultMessage: 'Moving to {car}, {period}. Space: change the end only. Enter: propose. Escape: leave as it was.',
    description: 'Told while a booking is moved by keyboard',
  },
  end: {
    id: 'planning.movingEnd',
    defaultMessage:
      'Changing the end: {car}, {period}. Space: change the start. Enter: propose. Escape: leave as it was.',
    description: 'Told while the end of a booking is moved by keyboard',
  },
  start: {
    id: 'planning.movingStart',
    defaultMessage: 'Changing the start: {car}, {period}. Space: move all. Enter: propose. Escape: leave as it was.',
    description: 'Told while the start of a booking is moved by keyboard',
  },
});

export const TAKEN_TEXT = defineMessages({
  title: { id: 'planning.taken', defaultMessage: 'The car is not free' },
  /** Also announced while a bar is over another one. */
  rental: {
    id: 'planning.takenByRental',
    defaultMessage: '{car} is rented to {name}, {period}.',
    description: 'Why a booking cannot be moved there; name: of the other customer',
  },
  block: {
    id: 'planning.takenByBlock',
    defaultMessage: '{car} is blocked ({reason}), {period}.',
    description: 'Why a booking cannot be moved there',
  },
  free: { id: 'planning.freeInstead', defaultMessage: 'Free for {period}:', description: 'Before a list of cars' },
  noneFree: { id: 'planning.noneFree', defaultMessage: 'No other car is free for {period}.' },
  unknown: { id: 'planning.freeUnknown', defaultMessage: 'The free cars could not be loaded. Please try again.' },
  perDay: { id: 'planning.perDay', defaultMessage: '{price} per day' },
  close: { id: 'planning.close', defaultMessage: 'Leave as it was', description: 'Button' },
});

export const GAP_TEXT = defineMessages({
  book: { id: 'planning.book', defaultMessage: 'New booking', description: 'Button' },
  block: {
    id: 'planning.block',
    defaultMessage: 'Block the car',
    description: 'Button: not to be rented on some days',
  },
});

export const ENTRY_TEXT = defineMessages({
  status: { id: 'planning.status', defaultMessage: 'Status' },
  carLabel: { id: 'planning.entryCar', defaultMessage: 'Car' },
  period: { id: 'planning.period', defaultMessage: 'Days', description: 'Label of a period: from one day to another' },
  code: { id: 'planning.code', defaultMessage: 'Code', description: 'Label: confirmation code' },
  phone: { id: 'planning.phone', defaultMessage: 'Phone' },
  open: { id: 'planning.open', defaultMessage: 'Open booking', description: "Link to the booking's page" },
  move: {
    id: 'planning.move',
    defaultMessage: 'Move or edit…',
    description: 'Button: changes days or car of a booking',
  },
});

export const BLOCK_TEXT = defineMessages({
  nextFree: { id: 'planning.nextFree', defaultMessage: 'Next free: {days}', description: 'Button; days: two dates' },
  create: { id: 'planning.blockTitle', defaultMessage: 'Block {car}', description: 'Title of a dialog' },
  edit: {
    id: 'planning.blockEdit',
    defaultMessage: 'Block of {car}',
    description: 'Title of a dialog: an existing block',
  },
  reason: { id: 'planning.blockReason', defaultMessage: 'Reason' },
  car: { id: 'planning.blockCar', defaultMessage: 'Car' },
  from: { id: 'planning.blockFrom', defaultMessage: 'First day', description: 'On which the car is blocked' },
  to: { id: 'planning.blockTo', defaultMessage: 'Last day', description: 'On which the car is blocked' },
  note: { id: 'planning.blockNote', defaultMessage: 'Note (optional)' },
  missing: { id: 'planning.blockDayMissing', defaultMessage: 'Please choose a day' },
  reversed: { id: 'planning.blockReversed', defaultMessage: 'The last day cannot be before the first' },
  past: {
    id: 'planning.blockPast',
    defaultMessage: 'A block may begin at most {days, plural, one {# day} other {# days}} ago',
  },
  tooLong: {
    id: 'planning.blockTooLong',
    defaultMessage: 'A block lasts at most {days, plural, one {# day} other {# days}}',
  },
  delete: { id: 'planning.blockDelete', defaultMessage: 'Delete block', description: 'Button: the car is free again' },
  deleteQuestion: {
    id: 'planning.blockDeleteQuestion',
    defaultMessage: 'Delete this block? The car is free again for {period}.',
  },
  created: { id: 'planning.blockCreated', defaultMessage: 'The car is blocked' },
  saved: { id: 'planning.blockSaved', defaultMessage: 'Block saved' },
  deleted: { id: 'planning.blockDeleted', defaultMessage: 'Block deleted' },
  failed: { id: 'planning.blockFailed', defaultMessage: 'The block could not be saved' },
  deleteFailed: { id: 'planning.blockDeleteFailed', defaultMessage: 'The block could not be deleted' },
});
