import type { LostBy } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import type { PeriodKind } from './report-period.ts';

export const REPORTS_TEXT = defineMessages({
  failed: { id: 'reports.REPORTS_TEXT.failed', defaultMessage: 'The report could not be loaded' },
  period: { id: 'reports.REPORTS_TEXT.period', defaultMessage: 'Period', description: 'Name of a choice: month, …' },
  previous: { id: 'reports.REPORTS_TEXT.previous', defaultMessage: 'The period before' },
  next: { id: 'reports.REPORTS_TEXT.next', defaultMessage: 'The period after' },
  from: { id: 'reports.REPORTS_TEXT.from', defaultMessage: 'First day' },
  to: { id: 'reports.REPORTS_TEXT.to', defaultMessage: 'Last day' },
  tooLong: {
    id: 'reports.REPORTS_TEXT.tooLong',
    defaultMessage: '{count, plural, one {A report covers at most # day.} other {A report covers at most # days.}}',
  },
  print: { id: 'reports.REPORTS_TEXT.print', defaultMessage: 'Print', description: 'Button' },
  exported: { id: 'reports.REPORTS_TEXT.exported', defaultMessage: 'Report exported' },
  exportedTo: { id: 'reports.REPORTS_TEXT.exportedTo', defaultMessage: 'The file is in your downloads' },
  exportFailed: { id: 'reports.REPORTS_TEXT.exportFailed', defaultMessage: 'The report could not be exported' },
  table: {
    id: 'reports.REPORTS_TEXT.table',
    defaultMessage: 'As a table',
    description: 'Shows the figures of a plot as a table',
  },
  nothing: {
    id: 'reports.REPORTS_TEXT.nothing',
    defaultMessage: 'Nothing in this period',
    description: 'In place of an empty table',
  },
  unknown: { id: 'reports.REPORTS_TEXT.unknown', defaultMessage: 'Unknown', description: 'Country or language' },
  taxed: { id: 'reports.REPORTS_TEXT.taxed', defaultMessage: 'Amounts contain the tax.' },
  before: {
    id: 'reports.REPORTS_TEXT.before',
    defaultMessage: 'Before: {value}',
    description: 'The figure of the period just before; value: with its unit',
  },
  yearBefore: {
    id: 'reports.REPORTS_TEXT.yearBefore',
    defaultMessage: 'A year before: {value}',
    description: 'The figure of the same days a year before',
  },
  points: {
    id: 'reports.REPORTS_TEXT.points',
    defaultMessage: '{change} pts',
    description: 'By how many percentage points a share differs; change: a number with its sign',
  },
  point: {
    id: 'reports.REPORTS_TEXT.point',
    defaultMessage: '{day}: {value}. Before: {before}',
    description: 'A point of a plot; before: the value of the period before',
  },
  mail: {
    id: 'reports.REPORTS_TEXT.mail',
    defaultMessage: 'Every Monday by email',
    description: 'Switch: the figures of the week before, to the own address',
  },
  mailOn: { id: 'reports.REPORTS_TEXT.mailOn', defaultMessage: 'On Mondays you get the figures of the week before' },
  mailOff: { id: 'reports.REPORTS_TEXT.mailOff', defaultMessage: 'You no longer get the figures by email' },
  days: {
    id: 'reports.REPORTS_TEXT.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'An average, such as 3.4',
  },
});

export const PERIOD_NAMES: Readonly<Record<PeriodKind, Message>> = defineMessages({
  month: { id: 'reports.PERIOD_NAMES.month', defaultMessage: 'Month' },
  quarter: { id: 'reports.PERIOD_NAMES.quarter', defaultMessage: 'Quarter' },
  year: { id: 'reports.PERIOD_NAMES.year', defaultMessage: 'Year' },
  range: {
    id: 'reports.PERIOD_NAMES.range',
    defaultMessage: 'Own days',
    description: 'A period that is chosen by its days',
  },
});

/** Headings of parts. */
export const PART_TEXT = defineMessages({
  headline: { id: 'reports.PART_TEXT.headline', defaultMessage: 'At a glance' },
  earned: { id: 'reports.PART_TEXT.earned', defaultMessage: 'Earned by day' },
  occupancy: { id: 'reports.PART_TEXT.occupancy', defaultMessage: 'Occupancy by week' },
  classes: { id: 'reports.PART_TEXT.classes', defaultMessage: 'By class' },
  cars: { id: 'reports.PART_TEXT.cars', defaultMessage: 'By car' },
  losing: { id: 'reports.PART_TEXT.losing', defaultMessage: 'Cars that cost more than they earn' },
  noneLosing: { id: 'reports.PART_TEXT.noneLosing', defaultMessage: 'Every car earned what it cost.' },
  methods: { id: 'reports.PART_TEXT.methods', defaultMessage: 'Received, by way of payment' },
  notice: { id: 'reports.PART_TEXT.notice', defaultMessage: 'Cancellations by notice' },
  lost: { id: 'reports.PART_TEXT.lost', defaultMessage: 'Lost requests' },
  extras: { id: 'reports.PART_TEXT.extras', defaultMessage: 'Extras' },
  countries: { id: 'reports.PART_TEXT.countries', defaultMessage: 'Where customers come from' },
  languages: { id: 'reports.PART_TEXT.languages', defaultMessage: 'Languages of customers' },
});

/** Names of figures, as headlines and as columns. */
export const FIGURE_TEXT = defineMessages({
  day: { id: 'reports.FIGURE_TEXT.day', defaultMessage: 'Day' },
  week: { id: 'reports.FIGURE_TEXT.week', defaultMessage: 'Week from' },
  class: { id: 'reports.FIGURE_TEXT.class', defaultMessage: 'Class' },
  car: { id: 'reports.FIGURE_TEXT.car', defaultMessage: 'Car' },
  occupancy: { id: 'reports.FIGURE_TEXT.occupancy', defaultMessage: 'Occupancy' },
  earned: { id: 'reports.FIGURE_TEXT.earned', defaultMessage: 'Earned' },
  net: { id: 'reports.FIGURE_TEXT.net', defaultMessage: 'Earned, without tax' },
  received: { id: 'reports.FIGURE_TEXT.received', defaultMessage: 'Received' },
  open: { id: 'reports.FIGURE_TEXT.open', defaultMessage: 'Open', description: 'What customers still owe' },
  owed: { id: 'reports.FIGURE_TEXT.owed', defaultMessage: 'To give back', description: 'What the agency owes' },
  held: { id: 'reports.FIGURE_TEXT.held', defaultMessage: 'Deposits held' },
  rentals: { id: 'reports.FIGURE_TEXT.rentals', defaultMessage: 'Rentals' },
  averageDayPrice: { id: 'reports.FIGURE_TEXT.averageDayPrice', defaultMessage: 'Average day price' },
  averageLength: { id: 'reports.FIGURE_TEXT.averageLength', defaultMessage: 'Average length' },
  averageLead: {
    id: 'reports.FIGURE_TEXT.averageLead',
    defaultMessage: 'Booked ahead',
    description: 'Days between booking and pick-up, on average',
  },
  canceled: { id: 'reports.FIGURE_TEXT.canceled', defaultMessage: 'Canceled' },
  lost: { id: 'reports.FIGURE_TEXT.lost', defaultMessage: 'Lost requests' },
  fleetDays: { id: 'reports.FIGURE_TEXT.fleetDays', defaultMessage: 'Days in the fleet' },
  rentedDays: { id: 'reports.FIGURE_TEXT.rentedDays', defaultMessage: 'Days rented' },
  blockedDays: { id: 'reports.FIGURE_TEXT.blockedDays', defaultMessage: 'Days blocked' },
  costs: { id: 'reports.FIGURE_TEXT.costs', defaultMessage: 'Papers and service', description: 'What they cost' },
  result: {
    id: 'reports.FIGURE_TEXT.result',
    defaultMessage: 'Left',
    description: 'What a car earned less what it cost',
  },
  method: { id: 'reports.FIGURE_TEXT.method', defaultMessage: 'Way of payment' },
  amount: { id: 'reports.FIGURE_TEXT.amount', defaultMessage: 'Amount' },
  notice: { id: 'reports.FIGURE_TEXT.notice', defaultMessage: 'Days before the pick-up' },
  by: { id: 'reports.FIGURE_TEXT.by', defaultMessage: 'By', description: 'Who ended a request' },
  requests: { id: 'reports.FIGURE_TEXT.requests', defaultMessage: 'Requests' },
  extra: { id: 'reports.FIGURE_TEXT.extra', defaultMessage: 'Extra', description: 'Such as a child seat' },
  pieces: { id: 'reports.FIGURE_TEXT.pieces', defaultMessage: 'Pieces' },
  country: { id: 'reports.FIGURE_TEXT.country', defaultMessage: 'Country' },
  language: { id: 'reports.FIGURE_TEXT.language', defaultMessage: 'Language' },
});

export const LOST_NAMES: Readonly<Record<LostBy, Message>> = defineMessages({
  customer: { id: 'reports.LOST_NAMES.customer', defaultMessage: 'Canceled by the customer' },
  staff: { id: 'reports.LOST_NAMES.staff', defaultMessage: 'Declined by staff' },
  lapsed: { id: 'reports.LOST_NAMES.lapsed', defaultMessage: 'Not answered in time' },
});
