import { defineMessages } from 'shared-kit/intl';

export const PRICE_TEXT = defineMessages({
  price: { id: 'console.PRICE_TEXT.price', defaultMessage: 'Price', description: 'Heading: of a booking' },
  total: { id: 'console.PRICE_TEXT.total', defaultMessage: 'Total' },
  booked: {
    id: 'console.PRICE_TEXT.booked',
    defaultMessage: 'As booked',
    description: 'Label of the total before a change',
  },
  agreed: {
    id: 'console.PRICE_TEXT.agreed',
    defaultMessage: 'At the agreed rates',
    description: 'Choice: the total follows the prices that held when the booking was made',
  },
  today: {
    id: 'console.PRICE_TEXT.today',
    defaultMessage: 'At today’s rates',
    description: 'Choice: the total follows the prices of now',
  },
  gone: {
    id: 'console.PRICE_TEXT.gone',
    defaultMessage: 'Without what is no longer offered: {extras}',
    description: 'Below a total at the prices of now; extras: their names',
  },
  changed: {
    id: 'console.PRICE_TEXT.changed',
    defaultMessage: 'After the change',
    description: 'Label of the total after a change',
  },
  lines: {
    id: 'console.PRICE_TEXT.lines',
    defaultMessage: 'What the total is made of',
    description: 'Button: shows the lines of a price',
  },
  loading: { id: 'console.PRICE_TEXT.loading', defaultMessage: 'Working out the price…' },
  failed: { id: 'console.PRICE_TEXT.failed', defaultMessage: 'The price could not be loaded.' },
  perDay: { id: 'console.PRICE_TEXT.perDay', defaultMessage: '{price} per day' },
  perRental: { id: 'console.PRICE_TEXT.perRental', defaultMessage: '{price} per rental' },
  atMost: {
    id: 'console.PRICE_TEXT.atMost',
    defaultMessage: 'at most {price}',
    description: 'What one piece of an extra costs in a whole rental',
  },
  left: {
    id: 'console.PRICE_TEXT.left',
    defaultMessage: '{count, plural, =0 {none left} other {# left}}',
    description: 'Pieces of an extra, such as child seats, that are free on these days',
  },
  asPickup: {
    id: 'console.PRICE_TEXT.asPickup',
    defaultMessage: 'Where it is picked up',
    description: 'Choice of the place where a car is given back',
  },
  handoverPlace: {
    id: 'console.PRICE_TEXT.handoverPlace',
    defaultMessage: '{place} ({price})',
    description: 'Choice of a place, with the fee for delivery or collection there',
  },
});
