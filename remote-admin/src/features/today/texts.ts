import { defineMessages, type Message } from 'shared-kit/intl';
import type { TodayGroup } from '../../data/group-for-today.ts';

export const TODAY_TEXT = defineMessages({
  title: { id: 'today.TODAY_TEXT.title', defaultMessage: 'Today', description: 'Page: what the desk has to do' },
  print: { id: 'today.TODAY_TEXT.print', defaultMessage: 'Print', description: 'Button' },
  failure: { id: 'today.TODAY_TEXT.failure', defaultMessage: 'What is due could not be loaded' },
  asOf: {
    id: 'today.TODAY_TEXT.asOf',
    defaultMessage: 'Below: as of {time}.',
    description: 'While the list cannot be read again; time: when it was read',
  },
  jumps: {
    id: 'today.TODAY_TEXT.jumps',
    defaultMessage: 'Groups of today',
    description: 'Name of links to the groups',
  },
  none: { id: 'today.TODAY_TEXT.none', defaultMessage: 'None', description: 'A group of bookings is empty' },
  nothing: { id: 'today.TODAY_TEXT.nothing', defaultMessage: 'Nothing is due today or tomorrow.' },
  askedChanges: {
    id: 'today.TODAY_TEXT.askedChanges',
    defaultMessage: '{count, plural, one {# customer asks} other {# customers ask}} for a change',
  },
  askedChange: {
    id: 'today.TODAY_TEXT.askedChange',
    defaultMessage: '{customerName}, {car}: {days}, {total}',
    description: 'A request of a customer; days: the asked ones; total: what they would cost',
  },
  noTime: { id: 'today.TODAY_TEXT.noTime', defaultMessage: 'No time agreed', description: 'Of a pick-up' },
  due: { id: 'today.TODAY_TEXT.due', defaultMessage: 'Due {day}', description: 'Of an overdue pick-up or return' },
  notBack: {
    id: 'today.TODAY_TEXT.notBack',
    defaultMessage: 'This car is not back: {customerName}, due {day}',
    description: 'At a pick-up; customerName: of the customer who still has the car; day: of the agreed return',
  },
  late: {
    id: 'today.TODAY_TEXT.late',
    defaultMessage: '{duration} late',
    description: 'At a pick-up whose time has passed; duration: “11 hr”',
  },
  asked: {
    id: 'today.TODAY_TEXT.asked',
    defaultMessage: 'Asked {ago}',
    description: 'At a request; ago: “26 hours ago”',
  },
  now: {
    id: 'today.TODAY_TEXT.now',
    defaultMessage: 'Now {time}',
    description: 'Line between pick-ups; time: the current one',
  },
  lapses: {
    id: 'today.TODAY_TEXT.lapses',
    defaultMessage: 'Lapses without an answer: {time}',
    description: 'At a request; time: day and time',
  },
  manyRequests: {
    id: 'today.TODAY_TEXT.manyRequests',
    defaultMessage: '{count, plural, one {# request} other {# requests}} within an hour: far more than usual.',
    description: 'Warning; requests of visitors that nobody has answered',
  },
  seeRequests: {
    id: 'today.TODAY_TEXT.seeRequests',
    defaultMessage: 'See them all',
    description: 'Link to the list of requests',
  },
  unanswered: {
    id: 'today.TODAY_TEXT.unanswered',
    defaultMessage: 'Not answered yet',
    description: 'At the pick-up of a request',
  },
  step: {
    id: 'today.TODAY_TEXT.step',
    defaultMessage: '{step}: {customerName}',
    description: 'Name of a button; step: Confirm, Hand over',
  },
  showAll: {
    id: 'today.TODAY_TEXT.showAll',
    defaultMessage: 'Show all {count}',
    description: 'Button; count: number of bookings',
  },
  showFewer: { id: 'today.TODAY_TEXT.showFewer', defaultMessage: 'Show fewer', description: 'Button' },
  andMore: {
    id: 'today.TODAY_TEXT.andMore',
    defaultMessage: 'and {count} more',
    description: 'After a list of bookings; count: number of bookings',
  },
});

/** Of pick-ups whose cars are not there. */
export const CONFLICTS_TEXT = defineMessages({
  moveLabel: {
    id: 'today.CONFLICTS_TEXT.moveLabel',
    defaultMessage: 'Move at the agreed price to:',
    description: 'Before buttons with the names of cars; below each, how its price compares with the price agreed',
  },
  samePrice: {
    id: 'today.CONFLICTS_TEXT.samePrice',
    defaultMessage: 'same price',
    description: 'Of a car, compared with the price agreed',
  },
  dearer: {
    id: 'today.CONFLICTS_TEXT.dearer',
    defaultMessage: '{difference} more a day',
    description: 'Price of a car, compared with the price agreed; difference: an amount of money',
  },
  cheaper: {
    id: 'today.CONFLICTS_TEXT.cheaper',
    defaultMessage: '{difference} less a day',
    description: 'Price of a car, compared with the price agreed; difference: an amount of money',
  },
  dearerToday: {
    id: 'today.CONFLICTS_TEXT.dearerToday',
    defaultMessage: '{difference} more at today’s rates',
    description: 'Price of a rental in another car, compared with the price agreed; difference: an amount of money',
  },
  cheaperToday: {
    id: 'today.CONFLICTS_TEXT.cheaperToday',
    defaultMessage: '{difference} less at today’s rates',
    description: 'Price of a rental in another car, compared with the price agreed; difference: an amount of money',
  },
  moveTo: {
    id: 'today.CONFLICTS_TEXT.moveTo',
    defaultMessage: 'Move {name} to {car}',
    description: 'Name of a button: gives a booking another car; name: of the customer',
  },
  otherCar: {
    id: 'today.CONFLICTS_TEXT.otherCar',
    defaultMessage: 'Another car for {name}',
    description: 'Name of a button; name: of the customer',
  },
  more: {
    id: 'today.CONFLICTS_TEXT.more',
    defaultMessage: '{count} more…',
    description: 'Button: opens a list of cars',
  },
  none: { id: 'today.CONFLICTS_TEXT.none', defaultMessage: 'No other car is free on these days.' },
  unknown: { id: 'today.CONFLICTS_TEXT.unknown', defaultMessage: 'The free cars could not be loaded.' },
});

/** What many requests have in common, by kind. */
export const COMMON_TEXT = defineMessages({
  client: {
    id: 'today.COMMON_TEXT.client',
    defaultMessage: '{count} from one network address',
    description: 'Requests',
  },
  browser: { id: 'today.COMMON_TEXT.browser', defaultMessage: '{count} from one browser', description: 'Requests' },
  phone: {
    id: 'today.COMMON_TEXT.phone',
    defaultMessage: '{count} with phone numbers that begin with {value}',
    description: 'Requests',
  },
  email: {
    id: 'today.COMMON_TEXT.email',
    defaultMessage: '{count} with addresses at {value}',
    description: 'Requests',
  },
  car: { id: 'today.COMMON_TEXT.car', defaultMessage: '{count} for {value}', description: 'Requests; value: a car' },
  days: { id: 'today.COMMON_TEXT.days', defaultMessage: '{count} for the same days, {value}', description: 'Requests' },
});

/** The groups of bookings, the pick-ups whose cars are not there, and the bookings with e-mails that did not arrive. */
export const GROUP_TITLES: Readonly<Record<TodayGroup | 'conflicts' | 'undelivered', Message>> = defineMessages({
  conflicts: {
    id: 'today.GROUP_TITLES.conflicts',
    defaultMessage: 'Conflicts',
    description: 'Pick-ups whose cars are not back',
  },
  overdueReturns: { id: 'today.GROUP_TITLES.overdueReturns', defaultMessage: 'Overdue returns' },
  overduePickups: { id: 'today.GROUP_TITLES.overduePickups', defaultMessage: 'Overdue pick-ups' },
  requests: { id: 'today.GROUP_TITLES.requests', defaultMessage: 'New requests' },
  pickupsToday: { id: 'today.GROUP_TITLES.pickupsToday', defaultMessage: 'Pick-ups today' },
  returnsToday: { id: 'today.GROUP_TITLES.returnsToday', defaultMessage: 'Returns today' },
  pickupsTomorrow: { id: 'today.GROUP_TITLES.pickupsTomorrow', defaultMessage: 'Pick-ups tomorrow' },
  returnsTomorrow: { id: 'today.GROUP_TITLES.returnsTomorrow', defaultMessage: 'Returns tomorrow' },
  undelivered: { id: 'today.GROUP_TITLES.undelivered', defaultMessage: 'Undelivered emails' },
});
