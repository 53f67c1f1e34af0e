import { RENTAL_POLICIES } from '../../data/rental-policies.ts';

/** Texts of the booking dialog and the confirmation. */
export const BOOKING_TEXT = {
  title: 'Complete Your Booking',
  dates: 'Rental dates',
  pickDates: 'Pick a date range',
  perDay: (price: string) => `${price} per day`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  total: 'Total',
  noDates: 'Choose your dates to see the total.',
  contactHeading: 'Who is driving?',
  terms: { agree: 'I agree to the', service: 'Terms of Service', and: 'and', privacy: 'Privacy Policy' },
  optional: '(optional)',
  termsMissing: 'Please tick the box if you agree: we cannot book without.',
  newTab: '(opens in a new tab)',
  confirm: 'Confirm Booking',
  processing: 'Processing...',
  assurance: `No card needed now. Free cancellation ${RENTAL_POLICIES.freeCancellation}.`,
  carTaken: 'The car is not available for this period',
  unanswered: 'We did not hear back. Press the button again: with the same details you are booked once, never twice.',
  mayBeBooked: (code: string, phone: string) =>
    `An earlier try of yours may have gone through, under the code ${code}. Please ask us on ${phone} before you book again.`,
} as const;

export const BOOKING_TOASTS = {
  missing: ['Missing Information', 'Please complete the search form first'],
  terms: ['Terms Required', 'Please agree to the terms and conditions'],
  failed: 'Booking Failed',
  confirmed: 'Booking Confirmed!',
  code: (code: string) => `Your confirmation code is ${code}`,
  unknown: 'Something went wrong on our side. Please try again.',
} as const;

/** The message that a visitor may send after booking. */
export const WHATSAPP_TEXT = {
  greeting: (agencyName: string) => `Hello ${agencyName}, I have just booked a car on your website.`,
  code: 'Confirmation code',
  car: 'Car',
  rate: 'Daily rate',
  total: 'Total',
  days: 'Days',
  pickup: 'Pickup date',
  dropoff: 'Drop-off date',
} as const;

export const CONFIRMATION_TEXT = {
  title: 'Booking Confirmed!',
  lead: 'Your car rental has been successfully booked.',
  codeLabel: 'Confirmation code',
  copy: 'Copy',
  copyHint: 'Copy the code',
  copied: 'Copied to clipboard!',
  notCopied: 'Your browser did not let us copy. The code is selected, so you can copy it yourself.',
  car: 'Car',
  price: 'Price',
  duration: 'Duration',
  pickup: 'Pickup',
  days: (count: number) => `${count} day(s)`,
  whatsapp: 'Continue on WhatsApp',
  close: 'Close',
  nextHeading: 'What happens next',
  next: (email: string) =>
    `We prepare your car and write to you at ${email}. Bring this code and your driver's license; you pay when you bring the car back.`,
} as const;
