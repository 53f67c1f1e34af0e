import { defineMessages } from 'shared-kit/messages';

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
