import { defineMessages } from 'shared-kit/intl';

export const CHANGE_REQUEST_TEXT = defineMessages({
  title: { id: 'booking.CHANGE_REQUEST_TEXT.title', defaultMessage: 'The customer asks for a change' },
  dates: { id: 'booking.CHANGE_REQUEST_TEXT.dates', defaultMessage: 'Dates', description: 'Label of a range of days' },
  extras: { id: 'booking.CHANGE_REQUEST_TEXT.extras', defaultMessage: 'Extras', description: 'Such as child seats' },
  noTime: {
    id: 'booking.CHANGE_REQUEST_TEXT.noTime',
    defaultMessage: 'Not given',
    description: 'Value of a time of pick-up or return',
  },
  samePlace: {
    id: 'booking.CHANGE_REQUEST_TEXT.samePlace',
    defaultMessage: 'As the pick-up',
    description: 'Value of the place of the return',
  },
  yes: { id: 'booking.CHANGE_REQUEST_TEXT.yes', defaultMessage: 'Yes', description: 'Value of: young driver' },
  no: { id: 'booking.CHANGE_REQUEST_TEXT.no', defaultMessage: 'No', description: 'Value of: young driver' },
  total: { id: 'booking.CHANGE_REQUEST_TEXT.total', defaultMessage: 'Total' },
  before: {
    id: 'booking.CHANGE_REQUEST_TEXT.before',
    defaultMessage: 'instead of {value}',
    description: 'value: days, or a price',
  },
  accept: { id: 'booking.CHANGE_REQUEST_TEXT.accept', defaultMessage: 'Accept', description: 'Button: a request' },
  decline: { id: 'booking.CHANGE_REQUEST_TEXT.decline', defaultMessage: 'Decline', description: 'Button: a request' },
  accepted: { id: 'booking.CHANGE_REQUEST_TEXT.accepted', defaultMessage: 'The booking is changed' },
  declined: { id: 'booking.CHANGE_REQUEST_TEXT.declined', defaultMessage: 'The booking stays as it is' },
  told: { id: 'booking.CHANGE_REQUEST_TEXT.told', defaultMessage: 'The customer gets an email.' },
  failed: { id: 'booking.CHANGE_REQUEST_TEXT.failed', defaultMessage: 'The request could not be answered' },
});
