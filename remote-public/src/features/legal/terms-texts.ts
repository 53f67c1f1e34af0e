import type { SiteSettings } from 'shared-kit/domain';
import { RENTAL_POLICIES as POLICIES } from '../../data/rental-policies.ts';
import type { LegalText } from './legal-document.tsx';

/** Returns the terms, which match the FAQ and the booking process. */
export function termsOfService({
  agencyName,
  address,
  maxDaysAhead,
  maxRentalDays,
}: Pick<SiteSettings, 'agencyName' | 'address' | 'maxDaysAhead' | 'maxRentalDays'>): LegalText {
  return {
    title: 'Terms of Service',
    lead: `What you can expect from ${agencyName}, and what we ask of you, in plain words.`,
    parts: [
      {
        id: 'booking',
        title: 'Your booking',
        paragraphs: [
          `You book with your contact details: ${POLICIES.contactDetails}. You need no account. Please give us details that are yours and correct, because we use them to reach you about the rental.`,
          'Your booking is made when you see your confirmation code. Keep the code: it is how we find your booking. You book the car itself, and while your booking stands nobody else can book it for your dates.',
        ],
      },
      {
        id: 'dates',
        title: 'Dates',
        paragraphs: [
          `You can book up to ${maxDaysAhead} days ahead and for up to ${maxRentalDays} days at a time. Same-day bookings close at ${POLICIES.sameDayCutOff}.`,
          'Pickup day and drop-off day both count as rental days.',
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Price and payment',
        paragraphs: [
          'The total is the daily price times the number of days. The price shown is the price booked. There are no hidden fees.',
          `You pay nothing when you book. ${POLICIES.payment}`,
          `A young driver surcharge applies to drivers under ${POLICIES.youngDriverBelow}. Ask us for the amount before you book.`,
        ],
      },
      {
        id: 'who-may-drive',
        title: 'Who may drive',
        paragraphs: [
          `The driver is at least ${POLICIES.minimumAge} years old and has held a valid driver's licence for at least ${POLICIES.licenceHeld}. Please bring the licence to pickup.`,
          'Every car is fully insured, and the insurance is part of the price.',
        ],
      },
      {
        id: 'cancelling-and-refunds',
        title: 'Cancelling and refunds',
        paragraphs: [
          `Cancellation is free ${POLICIES.freeCancellation}. Call or write to us with your confirmation code. If it is later than that, tell us as soon as you can.`,
          `If money is due back to you, it arrives ${POLICIES.refund}.`,
        ],
      },
      {
        id: 'pickup-and-return',
        title: 'Pickup and return',
        paragraphs: [
          `You pick up the car in Marrakech, at ${address}, and bring it back to the same place. Our operating hours are ${POLICIES.operatingHours}. For another hour, call us beforehand and we arrange it.`,
          'If you are running late, call us. The phone is answered day and night.',
        ],
      },
    ],
    contact: {
      id: 'questions',
      title: 'Questions',
      text: 'If anything here is unclear, ask before you book. We would rather answer than surprise you.',
    },
  };
}
