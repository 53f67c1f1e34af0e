import type { SiteSettings } from 'shared-kit/domain';
import { RENTAL_POLICIES as POLICIES } from '../../data/rental-policies.ts';

export const FAQ_META = {
  title: 'FAQ',
  description:
    'Booking, paying, cancelling, age and licence, pickup in Marrakech: plain answers before you rent a car.',
} as const;

export const FAQ_INDEX = 'Groups of questions';

export const FAQ_INTRO = {
  title: 'Frequently asked questions',
  lead: 'Plain answers about booking, paying, cancelling and picking up your car.',
} as const;

export const POLICY_FIGURES = {
  label: 'The policies in figures',
  figures: [
    { figure: '24', unit: 'hours', label: 'Free cancellation up to 24 hours before pickup' },
    { figure: '21', unit: 'years', label: 'Minimum age' },
    { figure: '1', unit: 'year', label: 'Licence held' },
    { figure: '5-7', unit: 'days', label: 'Refunds within 5-7 business days' },
  ],
} as const;

export interface FaqGroup {
  /** Fragment of the group in the URL. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The titles alone, for pages that link here. */
export const FAQ_TOPICS = [
  { id: 'vehicle-booking', title: 'Vehicle & Booking' },
  { id: 'payments-pricing', title: 'Payments & Pricing' },
  { id: 'policies-requirements', title: 'Policies & Requirements' },
  { id: 'locations-pickup', title: 'Locations & Pickup' },
] as const;

type TopicId = (typeof FAQ_TOPICS)[number]['id'];

/** Returns the four groups, with limits and address from the settings. */
export function listFaqGroups(site: SiteSettings): readonly FaqGroup[] {
  const answers = answersOf(site);
  return FAQ_TOPICS.map((topic) => ({ ...topic, questions: answers[topic.id] }));
}

function answersOf({
  maxDaysAhead,
  maxRentalDays,
  address,
  phone,
}: SiteSettings): Record<TopicId, FaqGroup['questions']> {
  return {
    'vehicle-booking': [
      {
        question: 'How do I book a car?',
        answer: `Choose your dates, pick a car and leave your ${POLICIES.contactDetails}. You need no account. You get a confirmation code at once and can carry on with us on WhatsApp.`,
      },
      {
        question: 'Do I get the very car I chose?',
        answer:
          'Yes. You book that car, not a class of cars. While your booking stands, nobody else can book it for your dates.',
      },
      {
        question: 'Can I book for today?',
        answer: `Yes, in the early hours: same-day bookings close at ${POLICIES.sameDayCutOff}. After that, tomorrow is the first day you can choose.`,
      },
      {
        question: 'How far ahead and for how long can I book?',
        answer: `Up to ${maxDaysAhead} days ahead, and for up to ${maxRentalDays} days at a time. For a longer rental, ask us.`,
      },
    ],
    'payments-pricing': [
      {
        question: 'When do I pay?',
        answer: `When you bring the car back. ${POLICIES.payment} Booking asks for contact details only, never for a card.`,
      },
      {
        question: 'Is the price I see the price I pay?',
        answer:
          'Yes. The price shown is the price booked: the daily price times your days, with no hidden fees. Pickup day and drop-off day both count, so Monday to Wednesday is three days.',
      },
      {
        question: 'Do young drivers pay more?',
        answer: `A young driver surcharge applies to drivers under ${POLICIES.youngDriverBelow}. Ask us before you book and we tell you the amount, so that nothing comes as a surprise.`,
      },
      {
        question: 'How long does a refund take?',
        answer: `If money is due back to you, it arrives ${POLICIES.refund}.`,
      },
    ],
    'policies-requirements': [
      {
        question: 'Can I cancel my booking?',
        answer: `Yes, cancellation is free ${POLICIES.freeCancellation}. Call or write to us with your confirmation code.`,
      },
      {
        question: 'How old do I have to be?',
        answer: `The minimum age is ${POLICIES.minimumAge}. A young driver surcharge applies under ${POLICIES.youngDriverBelow}.`,
      },
      {
        question: 'What licence do I need?',
        answer: `A valid driver's licence that you have held for at least ${POLICIES.licenceHeld}. We ask for its number when you book and look at it at pickup.`,
      },
      {
        question: 'Is the car insured?',
        answer: 'Yes. Every car is fully insured, and the insurance is part of the price.',
      },
    ],
    'locations-pickup': [
      {
        question: 'Where do I pick up the car?',
        answer: `In Marrakech: ${address}. You bring it back to the same place.`,
      },
      {
        question: 'When can I pick up and drop off?',
        answer: `Our operating hours are ${POLICIES.operatingHours}, every day. The location itself is open 24/7: for an earlier or later hour, call us and we arrange it.`,
      },
      {
        question: 'What do I bring to pickup?',
        answer: "Your driver's licence and your confirmation code. The code is enough for us to find your booking.",
      },
      {
        question: 'What if I am late?',
        answer: `Call us on ${phone} as soon as you know. The phone is answered ${POLICIES.phoneHours}.`,
      },
    ],
  };
}

export const STILL_WONDERING = {
  title: 'Still wondering?',
  text: 'Ask us. The phone is answered day and night, and an email within 2 hours.',
  action: 'Contact Support',
} as const;
