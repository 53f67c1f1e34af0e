import { defineMessages } from 'shared-kit/intl';

export const MOVE_TEXT = defineMessages({
  title: {
    id: 'booking.MOVE_TEXT.title',
    defaultMessage: 'Another car for {name}',
    description: 'Title of a dialog; name: of the customer',
  },
  cars: { id: 'booking.MOVE_TEXT.cars', defaultMessage: 'Free on these days, the most similar first' },
  loading: { id: 'booking.MOVE_TEXT.loading', defaultMessage: 'Looking for free cars…' },
  unknown: { id: 'booking.MOVE_TEXT.unknown', defaultMessage: 'The free cars could not be loaded. Please try again.' },
  none: { id: 'booking.MOVE_TEXT.none', defaultMessage: 'No other car is free on all of these days.' },
  perDay: { id: 'booking.MOVE_TEXT.perDay', defaultMessage: '{price} per day' },
  price: { id: 'booking.MOVE_TEXT.price', defaultMessage: 'Price' },
  agreed: {
    id: 'booking.MOVE_TEXT.agreed',
    defaultMessage: 'As agreed',
    description: 'Choice: the total stays as it was',
  },
  ofCar: {
    id: 'booking.MOVE_TEXT.ofCar',
    defaultMessage: 'By the price of this car',
    description: 'Choice: of a new total',
  },
  totals: { id: 'booking.MOVE_TEXT.totals', defaultMessage: 'Total before: {before}. Total then: {after}.' },
  same: { id: 'booking.MOVE_TEXT.same', defaultMessage: 'The total stays the same.' },
  more: { id: 'booking.MOVE_TEXT.more', defaultMessage: '{difference} more.' },
  less: { id: 'booking.MOVE_TEXT.less', defaultMessage: '{difference} less.' },
  move: {
    id: 'booking.MOVE_TEXT.move',
    defaultMessage: 'Move the booking',
    description: 'Button: to the car that is chosen',
  },
  moved: {
    id: 'booking.MOVE_TEXT.moved',
    defaultMessage: '{code} now has {car}',
    description: 'code: confirmation code; car: name of a car',
  },
  unread: { id: 'booking.MOVE_TEXT.unread', defaultMessage: 'The booking could not be loaded' },
  overtaken: {
    id: 'booking.MOVE_TEXT.overtaken',
    defaultMessage: 'A colleague has changed this booking meanwhile. Please look at it again.',
  },
});
