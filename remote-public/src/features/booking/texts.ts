import { defineMessages } from 'shared-kit/intl';

/** Texts of the booking dialog. */
export const BOOKING_TEXT = defineMessages({
  title: { id: 'booking.BOOKING_TEXT.title', defaultMessage: 'Complete Your Booking' },
  dates: { id: 'booking.BOOKING_TEXT.dates', defaultMessage: 'Rental dates', description: 'Label of a field' },
  rate: { id: 'booking.BOOKING_TEXT.rate', defaultMessage: '{price} per day' },
  period: {
    id: 'booking.BOOKING_TEXT.period',
    defaultMessage: '{from} – {to}',
    description: 'First and last day of the rental',
  },
  total: { id: 'booking.BOOKING_TEXT.total', defaultMessage: 'Total', description: 'Label of a price' },
  terms: {
    id: 'booking.BOOKING_TEXT.terms',
    defaultMessage: 'Deposit and terms',
    description: 'Heading of what holds for the rental',
  },
  noDates: { id: 'booking.BOOKING_TEXT.noDates', defaultMessage: 'Choose your dates to see the total.' },
  contactHeading: { id: 'booking.BOOKING_TEXT.contactHeading', defaultMessage: 'Who is driving?' },
  agree: {
    id: 'booking.BOOKING_TEXT.agree',
    defaultMessage: 'I agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
  },
  termsMissing: {
    id: 'booking.BOOKING_TEXT.termsMissing',
    defaultMessage: 'Please tick the box if you agree: we cannot book without.',
  },
  newTab: {
    id: 'booking.BOOKING_TEXT.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read aloud after a link',
  },
  confirm: { id: 'booking.BOOKING_TEXT.confirm', defaultMessage: 'Confirm Booking', description: 'Button' },
  processing: { id: 'booking.BOOKING_TEXT.processing', defaultMessage: 'Processing...' },
  assurance: {
    id: 'booking.BOOKING_TEXT.assurance',
    defaultMessage: 'No card needed now. Free cancellation up to 24 hours before pickup.',
  },
  unanswered: {
    id: 'booking.BOOKING_TEXT.unanswered',
    defaultMessage:
      'We did not hear back. Press the button again: with the same details you are booked once, never twice.',
  },
  mayBeBooked: {
    id: 'booking.BOOKING_TEXT.mayBeBooked',
    defaultMessage:
      'An earlier try of yours may have gone through, under the code {code}. Please ask us on {phone} before you book again.',
  },
});

/** About the places that the owner has set up. */
export const EXTRAS_TEXT = defineMessages({
  heading: { id: 'booking.EXTRAS_TEXT.heading', defaultMessage: 'Extras', description: 'Such as child seats' },
  chosen: {
    id: 'booking.EXTRAS_TEXT.chosen',
    defaultMessage: '{count} · {price}',
    description: 'How many extras are chosen and what they cost',
  },
  perDay: { id: 'booking.EXTRAS_TEXT.perDay', defaultMessage: '{price} per day' },
  perRental: { id: 'booking.EXTRAS_TEXT.perRental', defaultMessage: '{price} per rental' },
  atMost: {
    id: 'booking.EXTRAS_TEXT.atMost',
    defaultMessage: '(at most {price})',
    description: 'After a price per day',
  },
  left: {
    id: 'booking.EXTRAS_TEXT.left',
    defaultMessage:
      '{count, plural, =0 {None left on your days} one {Only # left on your days} other {Only # left on your days}}',
  },
  fewer: {
    id: 'booking.EXTRAS_TEXT.fewer',
    defaultMessage: 'One less: {name}',
    description: 'Button; name: of an extra',
  },
  more: {
    id: 'booking.EXTRAS_TEXT.more',
    defaultMessage: 'One more: {name}',
    description: 'Button; name: of an extra',
  },
});

/** A price that changed while it was read. */
export const PRICE_CHANGE_TEXT = defineMessages({
  title: { id: 'booking.PRICE_CHANGE_TEXT.title', defaultMessage: 'The price has changed.' },
  before: { id: 'booking.PRICE_CHANGE_TEXT.before', defaultMessage: 'Before', description: 'Heading above prices' },
  now: { id: 'booking.PRICE_CHANGE_TEXT.now', defaultMessage: 'Now', description: 'Heading above prices' },
  changed: {
    id: 'booking.PRICE_CHANGE_TEXT.changed',
    defaultMessage: '(changed)',
    description: 'Read aloud after a line of a price',
  },
  accept: {
    id: 'booking.PRICE_CHANGE_TEXT.accept',
    defaultMessage: '{button} books at the new price.',
    description: 'button: Confirm Booking',
  },
});

export const BOOKING_TOASTS = defineMessages({
  missing: { id: 'booking.BOOKING_TOASTS.missing', defaultMessage: 'Missing Information' },
  missingDetail: {
    id: 'booking.BOOKING_TOASTS.missingDetail',
    defaultMessage: 'Please complete the search form first',
  },
  terms: { id: 'booking.BOOKING_TOASTS.terms', defaultMessage: 'Terms Required' },
  termsDetail: { id: 'booking.BOOKING_TOASTS.termsDetail', defaultMessage: 'Please agree to the terms and conditions' },
  failed: { id: 'booking.BOOKING_TOASTS.failed', defaultMessage: 'Booking Failed' },
  unsure: { id: 'booking.BOOKING_TOASTS.unsure', defaultMessage: 'We could not tell whether the car is booked' },
  confirmed: { id: 'booking.BOOKING_TOASTS.confirmed', defaultMessage: 'Booking Confirmed!' },
  code: { id: 'booking.BOOKING_TOASTS.code', defaultMessage: 'Your confirmation code is {code}' },
  unknown: {
    id: 'booking.BOOKING_TOASTS.unknown',
    defaultMessage: 'Something went wrong on our side. Please try again.',
  },
});

/** Lines of the message that a visitor may send after booking. */
export const WHATSAPP_TEXT = defineMessages({
  greeting: {
    id: 'booking.WHATSAPP_TEXT.greeting',
    defaultMessage: 'Hello {agencyName}, I have just booked a car on your website.',
  },
  code: { id: 'booking.WHATSAPP_TEXT.code', defaultMessage: 'Confirmation code: {code}' },
  car: { id: 'booking.WHATSAPP_TEXT.car', defaultMessage: 'Car: {name}' },
  rate: { id: 'booking.WHATSAPP_TEXT.rate', defaultMessage: 'Daily rate: {price}' },
  total: { id: 'booking.WHATSAPP_TEXT.total', defaultMessage: 'Total: {price}' },
  days: { id: 'booking.WHATSAPP_TEXT.days', defaultMessage: 'Days: {count}' },
  pickup: { id: 'booking.WHATSAPP_TEXT.pickup', defaultMessage: 'Pickup date: {day}' },
  dropoff: { id: 'booking.WHATSAPP_TEXT.dropoff', defaultMessage: 'Drop-off date: {day}' },
  place: { id: 'booking.WHATSAPP_TEXT.place', defaultMessage: 'Pickup place: {place}' },
  returnPlace: { id: 'booking.WHATSAPP_TEXT.returnPlace', defaultMessage: 'Return place: {place}' },
  line: { id: 'booking.WHATSAPP_TEXT.line', defaultMessage: '{name}: {price}', description: 'A line of the price' },
  detailed: {
    id: 'booking.WHATSAPP_TEXT.detailed',
    defaultMessage: '{label} ({detail})',
    description: 'detail: €48 x 5 days',
  },
  note: { id: 'booking.WHATSAPP_TEXT.note', defaultMessage: 'Note: {note}' },
  link: {
    id: 'booking.WHATSAPP_TEXT.link',
    defaultMessage: 'My booking: {url}',
    description: 'url: of the page My booking',
  },
});

export const CONFIRMATION_TEXT = defineMessages({
  title: { id: 'booking.CONFIRMATION_TEXT.title', defaultMessage: 'Booking Confirmed!' },
  lead: { id: 'booking.CONFIRMATION_TEXT.lead', defaultMessage: 'Your car rental has been successfully booked.' },
  twin: {
    id: 'booking.CONFIRMATION_TEXT.twin',
    defaultMessage:
      'Somebody was faster with the car you chose. You have another {name}, with the same equipment at the same price.',
    description: 'name: of a car',
  },
  car: { id: 'booking.CONFIRMATION_TEXT.car', defaultMessage: 'Car', description: 'Label of its name' },
  price: { id: 'booking.CONFIRMATION_TEXT.price', defaultMessage: 'Price', description: 'Label' },
  priceWithRate: {
    id: 'booking.CONFIRMATION_TEXT.priceWithRate',
    defaultMessage: '{total} ({price} per day)',
    description: 'Price of the whole rental and of a day',
  },
  duration: {
    id: 'booking.CONFIRMATION_TEXT.duration',
    defaultMessage: 'Duration',
    description: 'Label of the number of days',
  },
  days: { id: 'booking.CONFIRMATION_TEXT.days', defaultMessage: '{count} day(s)' },
  pickup: { id: 'booking.CONFIRMATION_TEXT.pickup', defaultMessage: 'Pickup', description: 'Label of a day' },
  dropoff: { id: 'booking.CONFIRMATION_TEXT.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  whatsapp: { id: 'booking.CONFIRMATION_TEXT.whatsapp', defaultMessage: 'Continue on WhatsApp', description: 'Button' },
  close: { id: 'booking.CONFIRMATION_TEXT.close', defaultMessage: 'Close', description: 'Button' },
  nextHeading: { id: 'booking.CONFIRMATION_TEXT.nextHeading', defaultMessage: 'What happens next' },
  next: {
    id: 'booking.CONFIRMATION_TEXT.next',
    defaultMessage: "Bring this code and your driver's license; you pay when you bring the car back.",
  },
  manage: { id: 'booking.CONFIRMATION_TEXT.manage', defaultMessage: 'See or change your booking', description: 'Link' },
});
