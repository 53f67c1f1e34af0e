import { defineMessages } from 'shared-kit/intl';
import type { LegalText } from './legal-document.tsx';

const TEXT = defineMessages({
  title: { id: 'terms.TEXT.title', defaultMessage: 'Terms of Service' },
  lead: {
    id: 'terms.TEXT.lead',
    defaultMessage: 'What you can expect from {agencyName}, and what we ask of you, in plain words.',
  },
  booking: { id: 'terms.TEXT.booking', defaultMessage: 'Your booking' },
  bookingDetails: {
    id: 'terms.TEXT.bookingDetails',
    defaultMessage:
      "You book with your contact details: name, email address, phone number and driver's license number. You need no account. Please give us details that are yours and correct, because we use them to reach you about the rental.",
  },
  bookingCode: {
    id: 'terms.TEXT.bookingCode',
    defaultMessage:
      'Your booking is made when you see your confirmation code. Keep the code: it is how we find your booking. You book the car itself, and while your booking stands nobody else can book it for your dates.',
  },
  dates: { id: 'terms.TEXT.dates', defaultMessage: 'Dates' },
  datesLimits: {
    id: 'terms.TEXT.datesLimits',
    defaultMessage:
      'You can book up to {maxDaysAhead} ahead and for up to {maxRentalDays} at a time. Same-day bookings close at {cutOff} Marrakech time.',
    description: 'cutOff: a time such as 8:00 AM',
  },
  datesCount: { id: 'terms.TEXT.datesCount', defaultMessage: 'Pickup day and drop-off day both count as rental days.' },
  price: { id: 'terms.TEXT.price', defaultMessage: 'Price and payment' },
  priceTotal: {
    id: 'terms.TEXT.priceTotal',
    defaultMessage:
      'The total is the sum of the prices of your days, with what you add. The price shown is the price booked. There are no hidden fees.',
  },
  pricePayment: {
    id: 'terms.TEXT.pricePayment',
    defaultMessage: 'You pay nothing when you book. Payment will be processed upon vehicle return.',
  },
  priceYoungDriver: {
    id: 'terms.TEXT.priceYoungDriver',
    defaultMessage:
      'A young driver surcharge applies to drivers under {youngDriverBelow}. {youngDriverFee, select, none {Ask us for the amount before you book.} other {It is {youngDriverFee} per day.}}',
    description: 'youngDriverBelow: an age, 25; youngDriverFee: a price, or none',
  },
  driver: { id: 'terms.TEXT.driver', defaultMessage: 'Who may drive' },
  driverAge: {
    id: 'terms.TEXT.driverAge',
    defaultMessage:
      "The driver is at least {minimumAge} years old and has held a valid driver's license for at least {heldYears, plural, one {# year} other {# years}}. Please bring the license to pickup.",
    description: 'minimumAge: 21',
  },
  driverInsurance: {
    id: 'terms.TEXT.driverInsurance',
    defaultMessage:
      'Every car is fully insured, and the insurance is part of the price.{excess, select, none {} other { For damage you pay at most {excess}.}}',
  },
  cancelling: { id: 'terms.TEXT.cancelling', defaultMessage: 'Canceling and refunds' },
  cancellingFree: {
    id: 'terms.TEXT.cancellingFree',
    defaultMessage:
      'Cancellation is free up to 24 hours before pickup. You cancel yourself on the page “My booking”, or call or write to us with your confirmation code. If it is later than that, call us as soon as you can.',
  },
  cancellingRefund: {
    id: 'terms.TEXT.cancellingRefund',
    defaultMessage: 'If money is due back to you, it arrives within 5-7 business days.',
  },
  pickup: { id: 'terms.TEXT.pickup', defaultMessage: 'Pickup and return' },
  pickupPlace: {
    id: 'terms.TEXT.pickupPlace',
    defaultMessage:
      'You pick up the car in Marrakech, at {address}, and bring it back to the same place. Our operating hours are {opens} to {closes}. For another hour, call us beforehand and we arrange it.',
    description: 'opens, closes: times such as 7:00 AM',
  },
  pickupLate: {
    id: 'terms.TEXT.pickupLate',
    defaultMessage: 'If you are running late, call us. The phone is answered day and night.',
  },
  questions: { id: 'terms.TEXT.questions', defaultMessage: 'Questions' },
  questionsText: {
    id: 'terms.TEXT.questionsText',
    defaultMessage: 'If anything here is unclear, ask before you book. We would rather answer than surprise you.',
  },
});

/** The terms, which match the FAQ and the booking process. */
export const TERMS_OF_SERVICE: LegalText = {
  title: TEXT.title,
  lead: TEXT.lead,
  parts: [
    { id: 'booking', title: TEXT.booking, paragraphs: [TEXT.bookingDetails, TEXT.bookingCode] },
    { id: 'dates', title: TEXT.dates, paragraphs: [TEXT.datesLimits, TEXT.datesCount] },
    {
      id: 'price-and-payment',
      title: TEXT.price,
      paragraphs: [TEXT.priceTotal, TEXT.pricePayment, TEXT.priceYoungDriver],
    },
    { id: 'who-may-drive', title: TEXT.driver, paragraphs: [TEXT.driverAge, TEXT.driverInsurance] },
    {
      id: 'cancelling-and-refunds',
      title: TEXT.cancelling,
      paragraphs: [TEXT.cancellingFree, TEXT.cancellingRefund],
    },
    { id: 'pickup-and-return', title: TEXT.pickup, paragraphs: [TEXT.pickupPlace, TEXT.pickupLate] },
  ],
  contact: { id: 'questions', title: TEXT.questions, text: TEXT.questionsText },
};
