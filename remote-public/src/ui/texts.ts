import type { PlaceFieldName } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const DIALOG_TEXT = defineMessages({ close: { id: 'ui.DIALOG_TEXT.close', defaultMessage: 'Close dialog' } });

/** Texts of the fields of a form. */
export const FIELD_TEXT = defineMessages({
  optional: {
    id: 'contact.FIELD_TEXT.optional',
    defaultMessage: '(optional)',
    description: 'After the label of a field',
  },
  didYouMean: { id: 'contact.FIELD_TEXT.didYouMean', defaultMessage: 'Did you mean {email}?' },
  takeEmail: {
    id: 'contact.FIELD_TEXT.takeEmail',
    defaultMessage: 'Yes, use this address',
    description: 'Button after the question: Did you mean name@gmail.com?',
  },
  whichCountry: {
    id: 'contact.FIELD_TEXT.whichCountry',
    defaultMessage: 'Which country is this number from?',
    description: 'A phone number without country code; buttons follow: Morocco +212, France +33',
  },
  countryMissing: {
    id: 'contact.FIELD_TEXT.countryMissing',
    defaultMessage: 'Please choose the country of this phone number, or type its country code.',
    description: 'Error at the field; buttons with countries follow',
  },
});

/** What became of the e-mail about a booking. */
export const BOOKING_EMAIL_TEXT = defineMessages({
  requestedWithout: {
    id: 'bookingState.BOOKING_EMAIL_TEXT.requestedWithout',
    defaultMessage: 'The car is booked for you: nobody else can book it for your dates. We get it ready.',
  },
  waiting: {
    id: 'bookingState.BOOKING_EMAIL_TEXT.waiting',
    defaultMessage: 'Our last email to you has not gone out yet. It is sent as soon as possible.',
  },
  failing: {
    id: 'bookingState.BOOKING_EMAIL_TEXT.failing',
    defaultMessage: 'We could not send our last email to {email}. Please check the address, or call us on {phone}.',
  },
});

/** Texts of the pick-up details in a form. */
export const PICKUP_TEXT = defineMessages({
  heading: { id: 'pickup.PICKUP_TEXT.heading', defaultMessage: 'Pick-up details' },
  noTime: {
    id: 'pickup.PICKUP_TEXT.noTime',
    defaultMessage: 'Not decided yet',
    description: 'Choice of the pick-up time',
  },
});

/** Hints at the fields that are for one place; `example` is that of the field. */
export const PLACE_FIELD_HINTS: Readonly<Record<PlaceFieldName, Message>> = defineMessages({
  pickupAddress: {
    id: 'pickup.PLACE_FIELD_HINTS.pickupAddress',
    defaultMessage: 'Name and address, in or near Marrakech',
  },
  flightNumber: {
    id: 'pickup.PLACE_FIELD_HINTS.flightNumber',
    defaultMessage: 'For example {example}, so that we know when you land.',
    description: 'example: a flight number',
  },
});

export const CRUMB_TEXT = defineMessages({
  home: { id: 'ui.CRUMB_TEXT.home', defaultMessage: 'Home', description: 'Name of the home page in search results' },
});

export const PRICE_TEXT = defineMessages({
  totalForDays: {
    id: 'ui.PRICE_TEXT.totalForDays',
    defaultMessage: '<b>{total}</b> for {days}',
    description: 'Price of the whole rental',
  },
  perDay: { id: 'ui.PRICE_TEXT.perDay', defaultMessage: '<strong>{price}</strong> per day' },
  from: {
    id: 'ui.PRICE_TEXT.from',
    defaultMessage: 'from <strong>{price}</strong> a day',
    description: 'Lowest price of a day',
  },
  averagePerDay: { id: 'ui.PRICE_TEXT.averagePerDay', defaultMessage: '<strong>{price}</strong> per day on average' },
});

/** Text while a form is loading. */
export const OPENING_TEXT = defineMessages({
  bookingForm: {
    id: 'ui.OPENING_TEXT.bookingForm',
    defaultMessage: 'Opening the booking form …',
    description: 'Read aloud while the form loads',
  },
});

export const PICKER_TEXT = defineMessages({
  placeholder: {
    id: 'ui.PICKER_TEXT.placeholder',
    defaultMessage: 'Pick a date range',
    description: 'In an empty field',
  },
  loading: { id: 'ui.PICKER_TEXT.loading', defaultMessage: 'Loading the calendar' },
  started: { id: 'ui.PICKER_TEXT.started', defaultMessage: 'Pick-up {day}. Now choose the drop-off day.' },
  rangeDays: {
    id: 'ui.PICKER_TEXT.rangeDays',
    defaultMessage: '{range}, {days}',
    description: 'The chosen dates and their count',
  },
  freeCars: {
    id: 'ui.PICKER_TEXT.freeCars',
    defaultMessage: '{count, plural, =0 {No car is} one {# car is} other {# different cars are}} free',
    description: 'On the chosen dates',
  },
  done: { id: 'ui.PICKER_TEXT.done', defaultMessage: 'Done', description: 'Button: takes the chosen dates' },
  cancel: { id: 'ui.PICKER_TEXT.cancel', defaultMessage: 'Cancel', description: 'Button: keeps the former dates' },
  nextMonth: {
    id: 'ui.PICKER_TEXT.nextMonth',
    defaultMessage: 'Go to the Next Month',
    description: 'Button of a calendar',
  },
  previousMonth: {
    id: 'ui.PICKER_TEXT.previousMonth',
    defaultMessage: 'Go to the Previous Month',
    description: 'Button of a calendar',
  },
  dayState: {
    id: 'ui.PICKER_TEXT.dayState',
    defaultMessage: '{day}, {state}',
    description: 'A day of the calendar as it is read aloud: Monday, 14 December 2026, booked',
  },
});

/** States of a day of the calendar. */
export const DAY_STATE_TEXT = defineMessages({
  today: {
    id: 'ui.DAY_STATE_TEXT.today',
    defaultMessage: 'today',
    description: 'State of a day, read aloud after its date',
  },
  booked: {
    id: 'ui.DAY_STATE_TEXT.booked',
    defaultMessage: 'booked',
    description: 'State of a day, read aloud after its date',
  },
  unavailable: {
    id: 'ui.DAY_STATE_TEXT.unavailable',
    defaultMessage: 'not available',
    description: 'State of a day, read aloud after its date',
  },
  pickup: {
    id: 'ui.DAY_STATE_TEXT.pickup',
    defaultMessage: 'pick-up',
    description: 'State of a day, read aloud after its date',
  },
  dropoff: {
    id: 'ui.DAY_STATE_TEXT.dropoff',
    defaultMessage: 'drop-off',
    description: 'State of a day, read aloud after its date',
  },
  between: {
    id: 'ui.DAY_STATE_TEXT.between',
    defaultMessage: 'in your range',
    description: 'State of a day, read aloud after its date',
  },
});

/** What a page says while the server takes long to answer. */
export const SLOW_TEXT = defineMessages({
  title: { id: 'ui.SLOW_TEXT.title', defaultMessage: 'No answer yet.', description: 'The server takes long' },
  advice: {
    id: 'ui.SLOW_TEXT.advice',
    defaultMessage: 'We keep trying. You can also call us or write to us.',
    description: 'After: No answer yet.',
  },
  whatsapp: { id: 'ui.SLOW_TEXT.whatsapp', defaultMessage: 'WhatsApp', description: 'Link' },
});

/** How many cars there are. */
export const OFFER_TEXT = defineMessages({
  free: {
    id: 'ui.OFFER_TEXT.free',
    defaultMessage: '{count, plural, one {# free} other {# free}}',
    description: 'How many cars of this kind are free on the dates; at least 2',
  },
  several: {
    id: 'ui.OFFER_TEXT.several',
    defaultMessage: '{count, plural, one {# car} other {# cars}}',
    description: 'How many cars there are, of this kind at least 2',
  },
});

/** Texts of a confirmation code. */
export const CODE_TEXT = defineMessages({
  label: { id: 'code.CODE_TEXT.label', defaultMessage: 'Confirmation code' },
  copy: { id: 'code.CODE_TEXT.copy', defaultMessage: 'Copy', description: 'Button' },
  copyHint: { id: 'code.CODE_TEXT.copyHint', defaultMessage: 'Copy the code' },
  copied: { id: 'code.CODE_TEXT.copied', defaultMessage: 'Copied to clipboard!' },
  notCopied: {
    id: 'code.CODE_TEXT.notCopied',
    defaultMessage: 'Your browser did not let us copy. The code is selected, so you can copy it yourself.',
  },
});
