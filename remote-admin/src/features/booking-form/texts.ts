import { defineMessages } from 'shared-kit/intl';

export const FORM_TEXT = defineMessages({
  open: { id: 'booking.formOpen', defaultMessage: 'New booking', description: 'Button: opens a dialog' },
  edit: { id: 'booking.formEdit', defaultMessage: 'Edit booking', description: 'Button: opens a dialog' },
  create: { id: 'booking.formCreate', defaultMessage: 'New booking', description: 'Title of a dialog' },
  change: {
    id: 'booking.formChange',
    defaultMessage: 'Edit booking {code}',
    description: 'Title of a dialog; code: confirmation code',
  },
  customer: { id: 'booking.formCustomer', defaultMessage: 'Customer', description: 'Heading of a part of a form' },
  rental: { id: 'booking.formRental', defaultMessage: 'Days and car', description: 'Heading of a part of a form' },
  handover: { id: 'booking.formHandover', defaultMessage: 'Pick-up', description: 'Heading of a part of a form' },
  optional: { id: 'booking.formOptional', defaultMessage: '{label} (optional)' },
  language: { id: 'booking.formLanguage', defaultMessage: 'Language' },
  noLanguage: { id: 'booking.formNoLanguage', defaultMessage: 'Not known' },
  customers: { id: 'booking.formCustomers', defaultMessage: 'Known customers' },
  pickupDate: { id: 'booking.formPickupDate', defaultMessage: 'Pick-up' },
  dropoffDate: {
    id: 'booking.formDropoffDate',
    defaultMessage: 'Return',
    description: 'Day on which a car comes back',
  },
  days: { id: 'booking.formDays', defaultMessage: 'Days', description: 'Label: length of a rental' },
  today: { id: 'booking.formToday', defaultMessage: 'Today', description: 'Button: the rental begins today' },
  tomorrow: {
    id: 'booking.formTomorrow',
    defaultMessage: 'Tomorrow',
    description: 'Button: the rental begins tomorrow',
  },
  car: { id: 'booking.formCar', defaultMessage: 'Car' },
  carFilter: { id: 'booking.formCarFilter', defaultMessage: 'Name, plate, gearbox, fuel, seats' },
  cars: { id: 'booking.formCars', defaultMessage: 'Free cars' },
  freeCars: {
    id: 'booking.formFreeCars',
    defaultMessage: '{count, plural, =0 {No car is free on these days.} one {# car is free.} other {# cars are free.}}',
  },
  fittingCars: {
    id: 'booking.formFittingCars',
    defaultMessage:
      '{fitting, plural, =0 {None of the {count} free cars fits “{search}”.} one {# of {count} free cars fits.} other {# of {count} free cars fit.}}',
    description: 'search: words that a person has typed',
  },
  seats: { id: 'booking.formSeats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
  chooseDays: { id: 'booking.formChooseDays', defaultMessage: 'Choose the days to see which cars are free.' },
  loadingCars: { id: 'booking.formLoadingCars', defaultMessage: 'Looking for free cars…' },
  failedCars: { id: 'booking.formFailedCars', defaultMessage: 'The free cars could not be loaded.' },
  perDay: { id: 'booking.formPerDay', defaultMessage: '{price} per day' },
  notFree: { id: 'booking.formNotFree', defaultMessage: 'Not free on these days' },
  offSale: { id: 'booking.formOffSale', defaultMessage: 'Not on the site' },
  price: { id: 'booking.formPrice', defaultMessage: 'Agreed price per day' },
  priceReason: { id: 'booking.formPriceReason', defaultMessage: 'Reason for this price' },
  sum: {
    id: 'booking.formSum',
    defaultMessage: '{days, plural, one {# day} other {# days}} × {price} = {total}',
  },
  sumBefore: {
    id: 'booking.formSumBefore',
    defaultMessage: 'before: {days, plural, one {# day} other {# days}} × {price} = {total}',
    description: 'The booking as it was',
  },
  noSum: { id: 'booking.formNoSum', defaultMessage: 'Choose days and car to see the total.' },
  status: { id: 'booking.formStatus', defaultMessage: 'Status' },
  notify: { id: 'booking.formNotify', defaultMessage: 'Write to the customer' },
  notifyNoEmail: { id: 'booking.formNotifyNoEmail', defaultMessage: 'There is no email address.' },
  save: { id: 'booking.formSave', defaultMessage: 'Book', description: 'Button: saves a new booking' },
  created: { id: 'booking.formCreated', defaultMessage: 'Booking created' },
  createdText: {
    id: 'booking.formCreatedText',
    defaultMessage: '{code}, {name}',
    description: 'code: confirmation code; name: of the customer',
  },
  changed: { id: 'booking.formChanged', defaultMessage: 'Booking changed' },
  failed: { id: 'booking.formFailed', defaultMessage: 'The booking was not saved' },
  overtaken: {
    id: 'booking.formOvertaken',
    defaultMessage:
      'A colleague has changed this booking meanwhile. What you did not touch shows how it is now: please look at it again and save.',
  },
});

export const CONFLICT_TEXT = defineMessages({
  title: { id: 'booking.conflictTitle', defaultMessage: 'The car is not free on these days:' },
  rental: {
    id: 'booking.conflictRental',
    defaultMessage: '{name} ({code}) has it, {days}',
    description: 'name: of a customer; code: confirmation code; days: two dates',
  },
  overdue: {
    id: 'booking.conflictOverdue',
    defaultMessage: '{name} ({code}) has not brought it back, {days}',
    description: 'name: of a customer; code: confirmation code; days: the agreed dates, which are over',
  },
  service: { id: 'booking.conflictService', defaultMessage: 'Service, {days}' },
  damage: { id: 'booking.conflictDamage', defaultMessage: 'Damage, {days}' },
  owner: { id: 'booking.conflictOwner', defaultMessage: 'Owner’s use, {days}' },
  openBooking: { id: 'booking.conflictOpen', defaultMessage: 'Open booking', description: 'Link, in a new tab' },
  nextFree: {
    id: 'booking.conflictNextFree',
    defaultMessage: 'Next free: {days}',
    description: 'Button; days: two dates',
  },
  alternatives: { id: 'booking.conflictAlternatives', defaultMessage: 'Free instead:', description: 'Cars follow' },
  noAlternatives: { id: 'booking.conflictNoAlternatives', defaultMessage: 'No other car is free.' },
});

export const DISCARD_TEXT = defineMessages({
  title: { id: 'booking.discardTitle', defaultMessage: 'Discard what you have typed?' },
  discard: { id: 'booking.discard', defaultMessage: 'Discard', description: 'Button' },
  keep: { id: 'booking.discardKeep', defaultMessage: 'Keep writing', description: 'Button' },
});
