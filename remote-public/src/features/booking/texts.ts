import { defineMessages } from 'shared-kit/intl';

/** Texts of the booking dialog. */
export const BOOKING_TEXT = defineMessages({
  title: { id: 'car.bookingTitle', defaultMessage: 'Complete Your Booking' },
  dates: { id: 'car.bookingDates', defaultMessage: 'Rental dates', description: 'Label of a field' },
  rate: { id: 'car.rate', defaultMessage: '{price} per day' },
  period: { id: 'car.period', defaultMessage: '{from} – {to}', description: 'First and last day of the rental' },
  days: { id: 'car.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  total: { id: 'car.bookingTotal', defaultMessage: 'Total', description: 'Label of a price' },
  noDates: { id: 'car.noDates', defaultMessage: 'Choose your dates to see the total.' },
  contactHeading: { id: 'car.contactHeading', defaultMessage: 'Who is driving?' },
  agree: {
    id: 'car.agree',
    defaultMessage: 'I agree to the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>',
  },
  termsMissing: {
    id: 'car.termsMissing',
    defaultMessage: 'Please tick the box if you agree: we cannot book without.',
  },
  newTab: { id: 'car.newTab', defaultMessage: '(opens in a new tab)', description: 'Read aloud after a link' },
  confirm: { id: 'car.confirm', defaultMessage: 'Confirm Booking', description: 'Button' },
  processing: { id: 'car.processing', defaultMessage: 'Processing...' },
  assurance: {
    id: 'car.assurance',
    defaultMessage: 'No card needed now. Free cancellation up to 24 hours before pickup.',
  },
  unanswered: {
    id: 'car.unanswered',
    defaultMessage:
      'We did not hear back. Press the button again: with the same details you are booked once, never twice.',
  },
  mayBeBooked: {
    id: 'car.mayBeBooked',
    defaultMessage:
      'An earlier try of yours may have gone through, under the code {code}. Please ask us on {phone} before you book again.',
  },
});

export const BOOKING_TOASTS = defineMessages({
  missing: { id: 'car.toastMissing', defaultMessage: 'Missing Information' },
  missingDetail: { id: 'car.toastMissingDetail', defaultMessage: 'Please complete the search form first' },
  terms: { id: 'car.toastTerms', defaultMessage: 'Terms Required' },
  termsDetail: { id: 'car.toastTermsDetail', defaultMessage: 'Please agree to the terms and conditions' },
  failed: { id: 'car.toastFailed', defaultMessage: 'Booking Failed' },
  unsure: { id: 'car.toastUnsure', defaultMessage: 'We could not tell whether the car is booked' },
  confirmed: { id: 'car.toastConfirmed', defaultMessage: 'Booking Confirmed!' },
  code: { id: 'car.toastCode', defaultMessage: 'Your confirmation code is {code}' },
  unknown: { id: 'car.toastUnknown', defaultMessage: 'Something went wrong on our side. Please try again.' },
});

/** Lines of the message that a visitor may send after booking. */
export const WHATSAPP_TEXT = defineMessages({
  greeting: {
    id: 'car.whatsappGreeting',
    defaultMessage: 'Hello {agencyName}, I have just booked a car on your website.',
  },
  code: { id: 'car.whatsappCode', defaultMessage: 'Confirmation code: {code}' },
  car: { id: 'car.whatsappCar', defaultMessage: 'Car: {name}' },
  rate: { id: 'car.whatsappRate', defaultMessage: 'Daily rate: {price}' },
  total: { id: 'car.whatsappTotal', defaultMessage: 'Total: {price}' },
  days: { id: 'car.whatsappDays', defaultMessage: 'Days: {count}' },
  pickup: { id: 'car.whatsappPickup', defaultMessage: 'Pickup date: {day}' },
  dropoff: { id: 'car.whatsappDropoff', defaultMessage: 'Drop-off date: {day}' },
  place: { id: 'car.whatsappPlace', defaultMessage: 'Pickup place: {place}' },
  note: { id: 'car.whatsappNote', defaultMessage: 'Note: {note}' },
  link: { id: 'car.whatsappLink', defaultMessage: 'My booking: {url}', description: 'url: of the page My booking' },
});

export const CONFIRMATION_TEXT = defineMessages({
  title: { id: 'car.confirmedTitle', defaultMessage: 'Booking Confirmed!' },
  lead: { id: 'car.confirmedLead', defaultMessage: 'Your car rental has been successfully booked.' },
  twin: {
    id: 'car.twinBooked',
    defaultMessage:
      'Somebody was faster with the car you chose. You have another {name}, with the same equipment at the same price.',
    description: 'name: of a car',
  },
  car: { id: 'car.ticketCar', defaultMessage: 'Car', description: 'Label of its name' },
  price: { id: 'car.ticketPrice', defaultMessage: 'Price', description: 'Label' },
  priceWithRate: {
    id: 'car.ticketPriceWithRate',
    defaultMessage: '{total} ({price} per day)',
    description: 'Price of the whole rental and of a day',
  },
  duration: { id: 'car.ticketDuration', defaultMessage: 'Duration', description: 'Label of the number of days' },
  days: { id: 'car.ticketDays', defaultMessage: '{count} day(s)' },
  pickup: { id: 'car.ticketPickup', defaultMessage: 'Pickup', description: 'Label of a day' },
  dropoff: { id: 'car.ticketDropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  whatsapp: { id: 'car.whatsapp', defaultMessage: 'Continue on WhatsApp', description: 'Button' },
  close: { id: 'car.close', defaultMessage: 'Close', description: 'Button' },
  nextHeading: { id: 'car.nextHeading', defaultMessage: 'What happens next' },
  next: {
    id: 'car.next',
    defaultMessage: "Bring this code and your driver's license; you pay when you bring the car back.",
  },
  manage: { id: 'car.manageBooking', defaultMessage: 'See or change your booking', description: 'Link' },
});
