import type { LostBy } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/messages';

export const REPORT_TEXT = defineMessages({
  title: { id: 'report.REPORT_TEXT.title', defaultMessage: 'Report', description: 'Title of a paper for the owner' },
  figure: { id: 'report.REPORT_TEXT.figure', defaultMessage: 'Figure', description: 'Heading: what is counted' },
  before: { id: 'report.REPORT_TEXT.before', defaultMessage: 'Before', description: 'Heading: the period before' },
  period: {
    id: 'report.REPORT_TEXT.period',
    defaultMessage: 'Period',
    description: 'Heading: the figures of the period',
  },
  class: { id: 'report.REPORT_TEXT.class', defaultMessage: 'Class', description: 'Of cars' },
  losing: { id: 'report.REPORT_TEXT.losing', defaultMessage: 'Cars that cost more than they earn' },
  days: {
    id: 'report.REPORT_TEXT.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'An average, such as 3.4',
  },
});

/** The figures of the paper, in their order. */
export const REPORT_FIGURES = defineMessages({
  occupancy: { id: 'report.REPORT_FIGURES.occupancy', defaultMessage: 'Occupancy' },
  earned: { id: 'report.REPORT_FIGURES.earned', defaultMessage: 'Earned' },
  net: { id: 'report.REPORT_FIGURES.net', defaultMessage: 'Earned, without tax' },
  received: { id: 'report.REPORT_FIGURES.received', defaultMessage: 'Received' },
  open: { id: 'report.REPORT_FIGURES.open', defaultMessage: 'Open', description: 'What customers still owe' },
  owed: { id: 'report.REPORT_FIGURES.owed', defaultMessage: 'To give back', description: 'What the agency owes' },
  held: { id: 'report.REPORT_FIGURES.held', defaultMessage: 'Deposits held' },
  rentals: { id: 'report.REPORT_FIGURES.rentals', defaultMessage: 'Rentals' },
  averageDayPrice: { id: 'report.REPORT_FIGURES.averageDayPrice', defaultMessage: 'Average day price' },
  averageLength: { id: 'report.REPORT_FIGURES.averageLength', defaultMessage: 'Average length' },
  averageLead: {
    id: 'report.REPORT_FIGURES.averageLead',
    defaultMessage: 'Booked ahead',
    description: 'Days between booking and pick-up, on average',
  },
  canceled: { id: 'report.REPORT_FIGURES.canceled', defaultMessage: 'Canceled' },
  lost: { id: 'report.REPORT_FIGURES.lost', defaultMessage: 'Lost requests' },
});

/** Names of the sheets of the workbook: at most 31 characters, none of `: \\ / ? * [ ]`. */
export const REPORT_SHEETS = defineMessages({
  totals: { id: 'report.REPORT_SHEETS.totals', defaultMessage: 'Totals', description: 'Sheet: figures of all cars' },
  days: { id: 'report.REPORT_SHEETS.days', defaultMessage: 'Days', description: 'Sheet: figures by day' },
  weeks: { id: 'report.REPORT_SHEETS.weeks', defaultMessage: 'Weeks', description: 'Sheet: figures by week' },
  classes: { id: 'report.REPORT_SHEETS.classes', defaultMessage: 'Classes', description: 'Sheet: of cars' },
  cars: { id: 'report.REPORT_SHEETS.cars', defaultMessage: 'Cars', description: 'Sheet: figures by car' },
  methods: { id: 'report.REPORT_SHEETS.methods', defaultMessage: 'Ways of payment', description: 'Sheet' },
  notice: { id: 'report.REPORT_SHEETS.notice', defaultMessage: 'Cancellations', description: 'Sheet' },
  lost: { id: 'report.REPORT_SHEETS.lost', defaultMessage: 'Lost requests', description: 'Sheet' },
  countries: { id: 'report.REPORT_SHEETS.countries', defaultMessage: 'Countries', description: 'Sheet: of customers' },
  languages: { id: 'report.REPORT_SHEETS.languages', defaultMessage: 'Languages', description: 'Sheet: of customers' },
  extras: { id: 'report.REPORT_SHEETS.extras', defaultMessage: 'Extras', description: 'Sheet: such as child seats' },
});

/** Headings of the workbook, and names of figures that only it has. */
export const REPORT_COLUMNS = defineMessages({
  yearBefore: {
    id: 'report.REPORT_COLUMNS.yearBefore',
    defaultMessage: 'A year before',
    description: 'Heading: the same days of the year before',
  },
  day: { id: 'report.REPORT_COLUMNS.day', defaultMessage: 'Day' },
  week: { id: 'report.REPORT_COLUMNS.week', defaultMessage: 'Week from', description: 'Heading above its first day' },
  fleetDays: { id: 'report.REPORT_COLUMNS.fleetDays', defaultMessage: 'Days in the fleet' },
  rentedDays: { id: 'report.REPORT_COLUMNS.rentedDays', defaultMessage: 'Days rented' },
  blockedDays: { id: 'report.REPORT_COLUMNS.blockedDays', defaultMessage: 'Days blocked' },
  costs: {
    id: 'report.REPORT_COLUMNS.costs',
    defaultMessage: 'Papers and service',
    description: 'What they cost',
  },
  result: {
    id: 'report.REPORT_COLUMNS.result',
    defaultMessage: 'Left',
    description: 'What a car earned less what it cost',
  },
  lostAmount: {
    id: 'report.REPORT_COLUMNS.lostAmount',
    defaultMessage: 'Amount of lost requests',
    description: 'What they would have cost',
  },
  method: { id: 'report.REPORT_COLUMNS.method', defaultMessage: 'Way of payment' },
  amount: { id: 'report.REPORT_COLUMNS.amount', defaultMessage: 'Amount' },
  notice: { id: 'report.REPORT_COLUMNS.notice', defaultMessage: 'Days before the pick-up' },
  by: { id: 'report.REPORT_COLUMNS.by', defaultMessage: 'By', description: 'Who ended a request' },
  requests: { id: 'report.REPORT_COLUMNS.requests', defaultMessage: 'Requests' },
  extra: { id: 'report.REPORT_COLUMNS.extra', defaultMessage: 'Extra', description: 'Such as a child seat' },
  pieces: { id: 'report.REPORT_COLUMNS.pieces', defaultMessage: 'Pieces' },
  callingCode: {
    id: 'report.REPORT_COLUMNS.callingCode',
    defaultMessage: 'Calling code',
    description: 'Of a country, such as 212',
  },
  country: { id: 'report.REPORT_COLUMNS.country', defaultMessage: 'Country' },
  language: { id: 'report.REPORT_COLUMNS.language', defaultMessage: 'Language' },
});

/** Who ended requests that nobody had accepted. */
export const LOST_NAMES: Readonly<Record<LostBy, Message>> = defineMessages({
  customer: { id: 'report.LOST_NAMES.customer', defaultMessage: 'Canceled by the customer' },
  staff: { id: 'report.LOST_NAMES.staff', defaultMessage: 'Declined by staff' },
  lapsed: { id: 'report.LOST_NAMES.lapsed', defaultMessage: 'Not answered in time' },
});

/** The figures of a week, to owners who asked for them. */
export const WEEK_TEXT = defineMessages({
  title: { id: 'report.WEEK_TEXT.title', defaultMessage: 'Your week' },
  subject: {
    id: 'report.WEEK_TEXT.subject',
    defaultMessage: 'Figures of the week: {days}',
    description: 'days: 16 Nov 2026 – 22 Nov 2026',
  },
  before: {
    id: 'report.WEEK_TEXT.before',
    defaultMessage: 'the week before: {value}',
    description: 'Below the figure of a week',
  },
  open: { id: 'report.WEEK_TEXT.open', defaultMessage: 'Open the reports' },
  reason: {
    id: 'report.WEEK_TEXT.reason',
    defaultMessage: 'You asked for this email on the page of the reports, where you can switch it off.',
  },
});
