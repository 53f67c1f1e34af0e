import { defineMessages } from 'shared-kit/intl';

/** Texts of the booking dialog. */
export const BOOKING_TEXT = defineMessages({
  title: { id: 'car.BOOKING_TEXT.title', defaultMessage: 'Complete Your Booking' },
  dates: { id: 'car.BOOKING_TEXT.dates', defaultMessage: 'Rental dates', description: 'Label of a field' },
  rate: { id: 'car.BOOKING_TEXT.rate', defaultMessage: '{price} per day' },
  period: {
    id: 'car.BOOKING_TEXT.period',
    defaultMessage: '{from} – {to}',
    description: 'First and last day of the rental',
  },
  total: { id: 'car.BOOKING_TEXT.total', defaultMessage: 'Total', description: 'Label of a price' },
  terms: {
    id: 'car.BOOKING_TEXT.terms',
    defaultMessage: 'Deposit and terms',
    description: 'Heading of what holds for the rental',
  },
  noDates: { id: 'car.BOOKING_TEXT.noDates', defaultMessage: 'Choose your dates to see the total.' },
  contactHeading: { id: 'car.BOOKING_TEXT.contactHeading', defaultMessage: 'Who is driving?' },
  agree: {
    id: 'car.BOOKING_TEXT.agree',
    defaultMessage: 'I agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
  },
  termsMissing: {
    id: 'car.BOOKING_TEXT.termsMissing',
    defaultMessage: 'Please tick the box if you agree: we cannot book without.',
  },
  newTab: {
    id: 'car.BOOKING_TEXT.newTab',
    defaultMessage: '(opens in a new tab)',
    description: 'Read aloud after a link',
  },
  confirm: { id: 'car.BOOKING_TEXT.confirm', defaultMessage: 'Confirm Booking', description: 'Button' },
  processing: { id: 'car.BOOKING_TEXT.processing', defaultMessage: 'Processing...' },
  assurance: {
    id: 'car.BOOKING_TEXT.assurance',
    defaultMessage: 'No card needed now. Free cancellation up to 24 hours before pickup.',
  },
  unanswered: {
    id: 'car.BOOKING_TEXT.unanswered',
    defaultMessage:
      'We did not hear back. Press the button again: with the same details you are booked once, never twice.',
  },
  mayBeBooked: {
    id: 'car.BOOKING_TEXT.mayBeBooked',
    defaultMessage:
      'An earlier try of yours may have gone through, under the code {code}. Please ask us on {phone} before you book again.',
  },
});

/** About the places that the owner has set up. */
export const PLACE_TEXT = defineMessages({
  withFee: {
    id: 'car.PLACE_TEXT.withFee',
    defaultMessage: '{place} (+ {price})',
    description: 'A place to choose, with its fee',
  },
  free: {
    id: 'car.PLACE_TEXT.free',
    defaultMessage: '{place} (free)',
    description: 'A place to choose that costs nothing',
  },
  open: { id: 'car.PLACE_TEXT.open', defaultMessage: 'Open {hours}', description: 'hours: 8:00 AM–8:00 PM' },
  outOfHours: {
    id: 'car.PLACE_TEXT.outOfHours',
    defaultMessage: 'Open {hours}; at other times + {price}',
    description: 'hours: 8:00 AM–8:00 PM',
  },
});

export const RETURN_TEXT = defineMessages({
  heading: { id: 'car.RETURN_TEXT.heading', defaultMessage: 'Return details', description: 'Heading of fields' },
  time: { id: 'car.RETURN_TEXT.time', defaultMessage: 'Return time' },
  place: { id: 'car.RETURN_TEXT.place', defaultMessage: 'Return place' },
  same: {
    id: 'car.RETURN_TEXT.same',
    defaultMessage: 'Where you pick the car up',
    description: 'Choice of the return place',
  },
  address: {
    id: 'car.RETURN_TEXT.address',
    defaultMessage: 'Please write the address in the note of the pick-up details.',
  },
});

export const EXTRAS_TEXT = defineMessages({
  heading: { id: 'car.EXTRAS_TEXT.heading', defaultMessage: 'Extras', description: 'Such as child seats' },
  chosen: {
    id: 'car.EXTRAS_TEXT.chosen',
    defaultMessage: '{count} · {price}',
    description: 'How many extras are chosen and what they cost',
  },
  perDay: { id: 'car.EXTRAS_TEXT.perDay', defaultMessage: '{price} per day' },
  perRental: { id: 'car.EXTRAS_TEXT.perRental', defaultMessage: '{price} per rental' },
  atMost: {
    id: 'car.EXTRAS_TEXT.atMost',
    defaultMessage: '(at most {price})',
    description: 'After a price per day',
  },
  left: {
    id: 'car.EXTRAS_TEXT.left',
    defaultMessage:
      '{count, plural, =0 {None left on your days} one {Only # left on your days} other {Only # left on your days}}',
  },
  fewer: { id: 'car.EXTRAS_TEXT.fewer', defaultMessage: 'One less: {name}', description: 'Button; name: of an extra' },
  more: { id: 'car.EXTRAS_TEXT.more', defaultMessage: 'One more: {name}', description: 'Button; name: of an extra' },
});

export const YOUNG_DRIVER_TEXT = defineMessages({
  label: {
    id: 'car.YOUNG_DRIVER_TEXT.label',
    defaultMessage: 'The driver is younger than {age}',
    description: 'Tick; a price follows',
  },
  price: { id: 'car.YOUNG_DRIVER_TEXT.price', defaultMessage: '+ {price} per day' },
  priceAtMost: {
    id: 'car.YOUNG_DRIVER_TEXT.priceAtMost',
    defaultMessage: '+ {price} per day, at most {maximum}',
    description: 'maximum: in the whole rental',
  },
});

/** A price that changed while it was read. */
export const PRICE_CHANGE_TEXT = defineMessages({
  title: { id: 'car.PRICE_CHANGE_TEXT.title', defaultMessage: 'The price has changed.' },
  before: { id: 'car.PRICE_CHANGE_TEXT.before', defaultMessage: 'Before', description: 'Heading above prices' },
  now: { id: 'car.PRICE_CHANGE_TEXT.now', defaultMessage: 'Now', description: 'Heading above prices' },
  changed: {
    id: 'car.PRICE_CHANGE_TEXT.changed',
    defaultMessage: '(changed)',
    description: 'Read aloud after a line of a price',
  },
  accept: {
    id: 'car.PRICE_CHANGE_TEXT.accept',
    defaultMessage: '{button} books at the new price.',
    description: 'button: Confirm Booking',
  },
});

export const BOOKING_TOASTS = defineMessages({
  missing: { id: 'car.BOOKING_TOASTS.missing', defaultMessage: 'Missing Information' },
  missingDetail: { id: 'car.BOOKING_TOASTS.missingDetail', defaultMessage: 'Please complete the search form first' },
  terms: { id: 'car.BOOKING_TOASTS.terms', defaultMessage: 'Terms Required' },
  termsDetail: { id: 'car.BOOKING_TOASTS.termsDetail', defaultMessage: 'Please agree to the terms and conditions' },
  failed: { id: 'car.BOOKING_TOASTS.failed', defaultMessage: 'Booking Failed' },
  unsure: { id: 'car.BOOKING_TOASTS.unsure', defaultMessage: 'We could not tell whether the car is booked' },
  confirmed: { id: 'car.BOOKING_TOASTS.confirmed', defaultMessage: 'Booking Confirmed!' },
  code: { id: 'car.BOOKING_TOASTS.code', defaultMessage: 'Your confirmation code is {code}' },
  unknown: { id: 'car.BOOKING_TOASTS.unknown', defaultMessage: 'Something went wrong on our side. Please try again.' },
});

/** Lines of the message that a visitor may send after booking. */
export const WHATSAPP_TEXT = defineMessages({
  greeting: {
    id: 'car.WHATSAPP_TEXT.greeting',
    defaultMessage: 'Hello {agencyName}, I have just booked a car on your website.',
  },
  code: { id: 'car.WHATSAPP_TEXT.code', defaultMessage: 'Confirmation code: {code}' },
  car: { id: 'car.WHATSAPP_TEXT.car', defaultMessage: 'Car: {name}' },
  rate: { id: 'car.WHATSAPP_TEXT.rate', defaultMessage: 'Daily rate: {price}' },
  total: { id: 'car.WHATSAPP_TEXT.total', defaultMessage: 'Total: {price}' },
  days: { id: 'car.WHATSAPP_TEXT.days', defaultMessage: 'Days: {count}' },
  pickup: { id: 'car.WHATSAPP_TEXT.pickup', defaultMessage: 'Pickup date: {day}' },
  dropoff: { id: 'car.WHATSAPP_TEXT.dropoff', defaultMessage: 'Drop-off date: {day}' },
  place: { id: 'car.WHATSAPP_TEXT.place', defaultMessage: 'Pickup place: {place}' },
  returnPlace: { id: 'car.WHATSAPP_TEXT.returnPlace', defaultMessage: 'Return place: {place}' },
  line: { id: 'car.WHATSAPP_TEXT.line', defaultMessage: '{name}: {price}', description: 'A line of the price' },
  detailed: {
    id: 'car.WHATSAPP_TEXT.detailed',
    defaultMessage: '{label} ({detail})',
    description: 'detail: €48 x 5 days',
  },
  note: { id: 'car.WHATSAPP_TEXT.note', defaultMessage: 'Note: {note}' },
  link: {
    id: 'car.WHATSAPP_TEXT.link',
    defaultMessage: 'My booking: {url}',
    description: 'url: of the page My booking',
  },
});

export const CONFIRMATION_TEXT = defineMessages({
  title: { id: 'car.CONFIRMATION_TEXT.title', defaultMessage: 'Booking Confirmed!' },
  lead: { id: 'car.CONFIRMATION_TEXT.lead', defaultMessage: 'Your car rental has been successfully booked.' },
  twin: {
    id: 'car.CONFIRMATION_TEXT.twin',
    defaultMessage:
      'Somebody was faster with the car you chose. You have another {name}, with the same equipment at the same price.',
    description: 'name: of a car',
  },
  car: { id: 'car.CONFIRMATION_TEXT.car', defaultMessage: 'Car', description: 'Label of its name' },
  price: { id: 'car.CONFIRMATION_TEXT.price', defaultMessage: 'Price', description: 'Label' },
  priceWithRate: {
    id: 'car.CONFIRMATION_TEXT.priceWithRate',
    defaultMessage: '{total} ({price} per day)',
    description: 'Price of the whole rental and of a day',
  },
  duration: {
    id: 'car.CONFIRMATION_TEXT.duration',
    defaultMessage: 'Duration',
    description: 'Label of the number of days',
  },
  days: { id: 'car.CONFIRMATION_TEXT.days', defaultMessage: '{count} day(s)' },
  pickup: { id: 'car.CONFIRMATION_TEXT.pickup', defaultMessage: 'Pickup', description: 'Label of a day' },
  dropoff: { id: 'car.CONFIRMATION_TEXT.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  whatsapp: { id: 'car.CONFIRMATION_TEXT.whatsapp', defaultMessage: 'Continue on WhatsApp', description: 'Button' },
  close: { id: 'car.CONFIRMATION_TEXT.close', defaultMessage: 'Close', description: 'Button' },
  nextHeading: { id: 'car.CONFIRMATION_TEXT.nextHeading', defaultMessage: 'What happens next' },
  next: {
    id: 'car.CONFIRMATION_TEXT.next',
    defaultMessage: "Bring this code and your driver's license; you pay when you bring the car back.",
  },
  manage: { id: 'car.CONFIRMATION_TEXT.manage', defaultMessage: 'See or change your booking', description: 'Link' },
});
