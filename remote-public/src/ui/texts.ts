import type { PlaceFieldName } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const DIALOG_TEXT = defineMessages({ close: { id: 'ui.closeDialog', defaultMessage: 'Close dialog' } });

/** Texts of the fields of a form. */
export const FIELD_TEXT = defineMessages({
  optional: { id: 'contact.optional', defaultMessage: '(optional)', description: 'After the label of a field' },
  didYouMean: { id: 'contact.didYouMean', defaultMessage: 'Did you mean {email}?' },
  takeEmail: {
    id: 'contact.takeEmail',
    defaultMessage: 'Yes, use this address',
    description: 'Button after the question: Did you mean name@gmail.com?',
  },
  whichCountry: {
    id: 'contact.whichCountry',
    defaultMessage: 'Which country is this number from?',
    description: 'A phone number without country code; buttons follow: Morocco +212, France +33',
  },
  countryMissing: {
    id: 'contact.countryMissing',
    defaultMessage: 'Please choose the country of this phone number, or type its country code.',
    description: 'Error at the field; buttons with countries follow',
  },
});

/** What became of the e-mail about a booking. */
export const BOOKING_EMAIL_TEXT = defineMessages({
  requestedWithout: {
    id: 'bookingState.requestedWithoutEmail',
    defaultMessage: 'The car is booked for you: nobody else can book it for your dates. We get it ready.',
  },
  waiting: {
    id: 'bookingState.emailWaiting',
    defaultMessage: 'Our last email to you has not gone out yet. It is sent as soon as possible.',
  },
  failing: {
    id: 'bookingState.emailFailing',
    defaultMessage: 'We could not send our last email to {email}. Please check the address, or call us on {phone}.',
  },
});

/** Texts of the pick-up details in a form. */
export const PICKUP_TEXT = defineMessages({
  heading: { id: 'pickup.heading', defaultMessage: 'Pick-up details' },
  noTime: { id: 'pickup.noTime', defaultMessage: 'Not decided yet', description: 'Choice of the pick-up time' },
});

/** Hints at the fields that are for one place; `example` is that of the field. */
export const PLACE_FIELD_HINTS: Readonly<Record<PlaceFieldName, Message>> = defineMessages({
  pickupAddress: { id: 'pickup.addressHint', defaultMessage: 'Name and address, in or near Marrakech' },
  flightNumber: {
    id: 'pickup.flightHint',
    defaultMessage: 'For example {example}, so that we know when you land.',
    description: 'example: a flight number',
  },
});

export const CRUMB_TEXT = defineMessages({
  home: { id: 'ui.home', defaultMessage: 'Home', description: 'Name of the home page in search results' },
});

export const PRICE_TEXT = defineMessages({
  totalForDays: {
    id: 'ui.totalForDays',
    defaultMessage: '<b>{total}</b> for {days, plural, one {# day} other {# days}}',
    description: 'Price of the whole rental',
  },
  timesDays: {
    id: 'bookingState.priceTimesDays',
    defaultMessage: '{price} x {days, plural, one {# day} other {# days}}',
    description: 'x: multiplied by',
  },
  perDay: { id: 'ui.pricePerDay', defaultMessage: '<strong>{price}</strong> per day' },
});

/** Text while a form is loading. */
export const OPENING_TEXT = defineMessages({
  bookingForm: {
    id: 'ui.openingBookingForm',
    defaultMessage: 'Opening the booking form …',
    description: 'Read aloud while the form loads',
  },
});

export const PICKER_TEXT = defineMessages({
  placeholder: { id: 'ui.pickRange', defaultMessage: 'Pick a date range', description: 'In an empty field' },
  loading: { id: 'ui.loadingCalendar', defaultMessage: 'Loading the calendar' },
  started: { id: 'ui.rangeStarted', defaultMessage: 'Pick-up {day}. Now choose the drop-off day.' },
  rangeDays: {
    id: 'ui.rangeDays',
    defaultMessage: '{range}, {days, plural, one {# day} other {# days}}',
    description: 'The chosen dates and their count',
  },
  freeCars: {
    id: 'ui.freeCars',
    defaultMessage: '{count, plural, =0 {No car is} one {# car is} other {# cars are}} free',
    description: 'On the chosen dates',
  },
  done: { id: 'ui.rangeDone', defaultMessage: 'Done', description: 'Button: takes the chosen dates' },
  cancel: { id: 'ui.rangeCancel', defaultMessage: 'Cancel', description: 'Button: keeps the former dates' },
  nextMonth: { id: 'ui.nextMonth', defaultMessage: 'Go to the Next Month', description: 'Button of a calendar' },
  previousMonth: {
    id: 'ui.previousMonth',
    defaultMessage: 'Go to the Previous Month',
    description: 'Button of a calendar',
  },
  dayState: {
    id: 'ui.dayState',
    defaultMessage: '{day}, {state}',
    description: 'A day of the calendar as it is read aloud: Monday, 14 December 2026, booked',
  },
});

/** States of a day of the calendar. */
export const DAY_STATE_TEXT = defineMessages({
  today: { id: 'ui.dayToday', defaultMessage: 'today', description: 'State of a day, read aloud after its date' },
  booked: { id: 'ui.dayBooked', defaultMessage: 'booked', description: 'State of a day, read aloud after its date' },
  unavailable: {
    id: 'ui.dayUnavailable',
    defaultMessage: 'not available',
    description: 'State of a day, read aloud after its date',
  },
  pickup: { id: 'ui.dayPickup', defaultMessage: 'pick-up', description: 'State of a day, read aloud after its date' },
  dropoff: {
    id: 'ui.dayDropoff',
    defaultMessage: 'drop-off',
    description: 'State of a day, read aloud after its date',
  },
  between: {
    id: 'ui.dayBetween',
    defaultMessage: 'in your range',
    description: 'State of a day, read aloud after its date',
  },
});

/** What a page says while the server takes long to answer. */
export const SLOW_TEXT = defineMessages({
  title: { id: 'ui.slow', defaultMessage: 'No answer yet.', description: 'The server takes long' },
  advice: {
    id: 'ui.slowAdvice',
    defaultMessage: 'We keep trying. You can also call us or write to us.',
    description: 'After: No answer yet.',
  },
  whatsapp: { id: 'ui.whatsapp', defaultMessage: 'WhatsApp', description: 'Link' },
});

/** Texts of a confirmation code. */
export const CODE_TEXT = defineMessages({
  label: { id: 'code.label', defaultMessage: 'Confirmation code' },
  copy: { id: 'code.copy', defaultMessage: 'Copy', description: 'Button' },
  copyHint: { id: 'code.copyHint', defaultMessage: 'Copy the code' },
  copied: { id: 'code.copied', defaultMessage: 'Copied to clipboard!' },
  notCopied: {
    id: 'code.notCopied',
    defaultMessage: 'Your browser did not let us copy. The code is selected, so you can copy it yourself.',
  },
});
