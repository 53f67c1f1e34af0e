import { defineMessages } from 'shared-kit/intl';

export const LINES_TEXT = defineMessages({
  reason: { id: 'booking.LINES_TEXT.reason', defaultMessage: 'Reason', description: 'Of a charge or a reduction' },
  amount: { id: 'booking.LINES_TEXT.amount', defaultMessage: 'Amount', description: 'Of a charge or a reduction' },
  hint: {
    id: 'booking.LINES_TEXT.hint',
    defaultMessage: 'The customer sees the reason. An amount with a minus reduces the total.',
  },
  add: { id: 'booking.LINES_TEXT.add', defaultMessage: 'Another line', description: 'Button: of a price' },
  remove: { id: 'booking.LINES_TEXT.remove', defaultMessage: 'Remove', description: 'Button: a line of a price' },
  removeNamed: {
    id: 'booking.LINES_TEXT.removeNamed',
    defaultMessage: 'Remove: {reason}',
    description: 'Button; reason: of a line of a price',
  },
  total: { id: 'booking.LINES_TEXT.total', defaultMessage: 'Total before: {before}. Total then: {after}.' },
  incomplete: { id: 'booking.LINES_TEXT.incomplete', defaultMessage: 'Each line needs a reason and an amount.' },
  belowZero: { id: 'booking.LINES_TEXT.belowZero', defaultMessage: 'The total cannot be less than 0.' },
  saved: { id: 'booking.LINES_TEXT.saved', defaultMessage: 'Price saved' },
  failed: { id: 'booking.LINES_TEXT.failed', defaultMessage: 'Failed to save the price' },
});
