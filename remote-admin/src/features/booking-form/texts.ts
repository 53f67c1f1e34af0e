import { defineMessages } from 'shared-kit/intl';

export const FORM_TEXT = defineMessages({
  open: { id: 'booking.FORM_TEXT.open', defaultMessage: 'New booking', description: 'Button: opens a dialog' },
  edit: { id: 'booking.FORM_TEXT.edit', defaultMessage: 'Edit booking', description: 'Button: opens a dialog' },
  create: { id: 'booking.FORM_TEXT.create', defaultMessage: 'New booking', description: 'Title of a dialog' },
  change: {
    id: 'booking.FORM_TEXT.change',
    defaultMessage: 'Edit booking {code}',
    description: 'Title of a dialog; code: confirmation code',
  },
  customer: {
    id: 'booking.FORM_TEXT.customer',
    defaultMessage: 'Customer',
    description: 'Heading of a part of a form',
  },
  rental: {
    id: 'booking.FORM_TEXT.rental',
    defaultMessage: 'Days and car',
    description: 'Heading of a part of a form',
  },
  handover: { id: 'booking.FORM_TEXT.handover', defaultMessage: 'Pick-up', description: 'Heading of a part of a form' },
  optional: { id: 'booking.FORM_TEXT.optional', defaultMessage: '{label} (optional)' },
  language: { id: 'booking.FORM_TEXT.language', defaultMessage: 'Language' },
  noLanguage: { id: 'booking.FORM_TEXT.noLanguage', defaultMessage: 'Not known' },
  customers: { id: 'booking.FORM_TEXT.customers', defaultMessage: 'Known customers' },
  pickupDate: { id: 'booking.FORM_TEXT.pickupDate', defaultMessage: 'Pick-up' },
  dropoffDate: {
    id: 'booking.FORM_TEXT.dropoffDate',
    defaultMessage: 'Return',
    description: 'Day on which a car comes back',
  },
  days: { id: 'booking.FORM_TEXT.days', defaultMessage: 'Days', description: 'Label: length of a rental' },
  today: { id: 'booking.FORM_TEXT.today', defaultMessage: 'Today', description: 'Button: the rental begins today' },
  tomorrow: {
    id: 'booking.FORM_TEXT.tomorrow',
    defaultMessage: 'Tomorrow',
    description: 'Button: the rental begins tomorrow',
  },
  car: { id: 'booking.FORM_TEXT.car', defaultMessage: 'Car' },
  carFilter: { id: 'booking.FORM_TEXT.carFilter', defaultMessage: 'Name, plate, gearbox, fuel, seats' },
  cars: { id: 'booking.FORM_TEXT.cars', defaultMessage: 'Free cars' },
  freeCars: {
    id: 'booking.FORM_TEXT.freeCars',
    defaultMessage: '{count, plural, =0 {No car is free on these days.} one {# car is free.} other {# cars are free.}}',
  },
  allCars: {
    id: 'booking.FORM_TEXT.allCars',
    defaultMessage: 'Show them all',
    description: 'Button below the first of several cars',
  },
  fittingCars: {
    id: 'booking.FORM_TEXT.fittingCars',
    defaultMessage:
      '{fitting, plural, =0 {None of the {count} free cars fits “{search}”.} one {# of {count} free cars fits.} other {# of {count} free cars fit.}}',
    description: 'search: words that a person has typed',
  },
  chooseDays: { id: 'booking.FORM_TEXT.chooseDays', defaultMessage: 'Choose the days to see which cars are free.' },
  loadingCars: { id: 'booking.FORM_TEXT.loadingCars', defaultMessage: 'Looking for free cars…' },
  failedCars: { id: 'booking.FORM_TEXT.failedCars', defaultMessage: 'The free cars could not be loaded.' },
  perDay: { id: 'booking.FORM_TEXT.perDay', defaultMessage: '{price} per day' },
  notFree: { id: 'booking.FORM_TEXT.notFree', defaultMessage: 'Not free on these days' },
  offSale: { id: 'booking.FORM_TEXT.offSale', defaultMessage: 'Not on the site' },
  price: { id: 'booking.FORM_TEXT.price', defaultMessage: 'Agreed price per day' },
  priceReason: { id: 'booking.FORM_TEXT.priceReason', defaultMessage: 'Reason for this price' },
  sum: {
    id: 'booking.FORM_TEXT.sum',
    defaultMessage: '{days} × {price} = {total}',
  },
  sumBefore: {
    id: 'booking.FORM_TEXT.sumBefore',
    defaultMessage: 'before: {days} × {price} = {total}',
    description: 'The booking as it was',
  },
  total: { id: 'booking.FORM_TEXT.total', defaultMessage: '{days}: {total}', description: 'total: of a rental' },
  totalBefore: {
    id: 'booking.FORM_TEXT.totalBefore',
    defaultMessage: 'before: {days}, {total}',
    description: 'The booking as it was',
  },
  noSum: { id: 'booking.FORM_TEXT.noSum', defaultMessage: 'Choose days and car to see the total.' },
  status: { id: 'booking.FORM_TEXT.status', defaultMessage: 'Status' },
  notify: { id: 'booking.FORM_TEXT.notify', defaultMessage: 'Write to the customer' },
  notifyNoEmail: { id: 'booking.FORM_TEXT.notifyNoEmail', defaultMessage: 'There is no email address.' },
  save: { id: 'booking.FORM_TEXT.save', defaultMessage: 'Book', description: 'Button: saves a new booking' },
  created: { id: 'booking.FORM_TEXT.created', defaultMessage: 'Booking created' },
  createdText: {
    id: 'booking.FORM_TEXT.createdText',
    defaultMessage: '{code}, {name}',
    description: 'code: confirmation code; name: of the customer',
  },
  changed: { id: 'booking.FORM_TEXT.changed', defaultMessage: 'Booking changed' },
  overtaken: {
    id: 'booking.FORM_TEXT.overtaken',
    defaultMessage:
      'A colleague has changed this booking meanwhile. What you did not touch shows how it is now: please look at it again and save.',
  },
});

export const CONFLICT_TEXT = defineMessages({
  title: { id: 'booking.CONFLICT_TEXT.title', defaultMessage: 'The car is not free on these days:' },
  rental: {
    id: 'booking.CONFLICT_TEXT.rental',
    defaultMessage: '{name} ({code}) has it, {days}',
    description: 'name: of a customer; code: confirmation code; days: two dates',
  },
  overdue: {
    id: 'booking.CONFLICT_TEXT.overdue',
    defaultMessage: '{name} ({code}) has not brought it back, {days}',
    description: 'name: of a customer; code: confirmation code; days: the agreed dates, which are over',
  },
  service: { id: 'booking.CONFLICT_TEXT.service', defaultMessage: 'Service, {days}' },
  damage: { id: 'booking.CONFLICT_TEXT.damage', defaultMessage: 'Damage, {days}' },
  owner: { id: 'booking.CONFLICT_TEXT.owner', defaultMessage: 'Owner’s use, {days}' },
  openBooking: {
    id: 'booking.CONFLICT_TEXT.openBooking',
    defaultMessage: 'Open booking',
    description: 'Link, in a new tab',
  },
  nextFree: {
    id: 'booking.CONFLICT_TEXT.nextFree',
    defaultMessage: 'Next free: {days}',
    description: 'Button; days: two dates',
  },
  alternatives: {
    id: 'booking.CONFLICT_TEXT.alternatives',
    defaultMessage: 'Free instead:',
    description: 'Cars follow',
  },
  noAlternatives: { id: 'booking.CONFLICT_TEXT.noAlternatives', defaultMessage: 'No other car is free.' },
});

export const DISCARD_TEXT = defineMessages({
  title: { id: 'booking.DISCARD_TEXT.title', defaultMessage: 'Discard what you have typed?' },
  discard: { id: 'booking.DISCARD_TEXT.discard', defaultMessage: 'Discard', description: 'Button' },
  keep: { id: 'booking.DISCARD_TEXT.keep', defaultMessage: 'Keep writing', description: 'Button' },
});
