import { type RentalTerms, STATED_TERMS } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import { FAQ_TOPICS } from '../../ui/faq-topics-texts.ts';

export const FAQ_META = defineMessages({
  title: {
    id: 'faq.FAQ_META.title',
    defaultMessage: 'FAQ',
    description: 'Title of the page with frequently asked questions',
  },
  description: {
    id: 'faq.FAQ_META.description',
    defaultMessage:
      'Booking, paying, canceling, age and license, pickup in Marrakech: plain answers before you rent a car.',
    description: 'For search engines, about 150 characters',
  },
});

export const FAQ_INDEX = defineMessages({
  label: {
    id: 'faq.FAQ_INDEX.label',
    defaultMessage: 'Groups of questions',
    description: 'Name of the table of contents',
  },
});

export const FAQ_INTRO = defineMessages({
  title: { id: 'faq.FAQ_INTRO.title', defaultMessage: 'Frequently asked questions' },
  lead: {
    id: 'faq.FAQ_INTRO.lead',
    defaultMessage: 'Plain answers about booking, paying, canceling and picking up your car.',
  },
});

const FIGURES = defineMessages({
  label: { id: 'faq.FIGURES.label', defaultMessage: 'The policies in figures' },
  hours: { id: 'faq.FIGURES.hours', defaultMessage: 'hours', description: 'Unit of the figure 24' },
  cancellation: { id: 'faq.FIGURES.cancellation', defaultMessage: 'Free cancellation up to 24 hours before pickup' },
  ageUnit: { id: 'faq.FIGURES.ageUnit', defaultMessage: 'years', description: 'Unit of the figure 21, an age' },
  age: { id: 'faq.FIGURES.age', defaultMessage: 'Minimum age' },
  licenceFigure: {
    id: 'faq.FIGURES.licenceFigure',
    defaultMessage: '1',
    description: 'In large type, before its unit; languages that put the number one last write: year, one',
  },
  licenceUnit: { id: 'faq.FIGURES.licenceUnit', defaultMessage: 'year', description: 'Unit of the figure 1' },
  licenceYears: {
    id: 'faq.FIGURES.licenceYears',
    defaultMessage: '{count, plural, one {year} other {years}}',
    description: 'Unit of a figure other than 1, which stands before it',
  },
  licence: {
    id: 'faq.FIGURES.licence',
    defaultMessage: 'License held',
    description: "For how long a driver must have had the driver's license",
  },
  refundFigure: {
    id: 'faq.FIGURES.refundFigure',
    defaultMessage: '5-7',
    description: 'From five to seven, in large type',
  },
  refundUnit: { id: 'faq.FIGURES.refundUnit', defaultMessage: 'days', description: 'Unit of the figure 5-7' },
  refund: { id: 'faq.FIGURES.refund', defaultMessage: 'Refunds within 5-7 business days' },
});

export const POLICY_FIGURES = FIGURES.label;

/** @param terms that the owner has set for all cars */
export function policyFigures({ minAge = STATED_TERMS.minAge, minLicenceYears: years }: RentalTerms = {}) {
  const isStated = years === undefined || years === STATED_TERMS.minLicenceYears;
  return [
    { figure: '24', unit: FIGURES.hours, label: FIGURES.cancellation, count: 24 },
    { figure: String(minAge), unit: FIGURES.ageUnit, label: FIGURES.age, count: minAge },
    isStated
      ? { figure: FIGURES.licenceFigure, unit: FIGURES.licenceUnit, label: FIGURES.licence, count: 1 }
      : { figure: String(years), unit: FIGURES.licenceYears, label: FIGURES.licence, count: years },
    { figure: FIGURES.refundFigure, unit: FIGURES.refundUnit, label: FIGURES.refund, count: 7 },
  ];
}

export interface FaqQuestionText {
  readonly question: Message;
  /** With the arguments of `usePolicyValues`, and the tag `myBooking` around a link. */
  readonly answer: Message;
}

export interface FaqGroup {
  /** Fragment of the group in the URL. */
  readonly id: string;
  readonly title: Message;
  readonly questions: readonly FaqQuestionText[];
}

const QUESTION = defineMessages({
  howToBook: { id: 'faq.QUESTION.howToBook', defaultMessage: 'How do I book a car?' },
  veryCar: { id: 'faq.QUESTION.veryCar', defaultMessage: 'Do I get the very car I chose?' },
  today: { id: 'faq.QUESTION.today', defaultMessage: 'Can I book for today?' },
  limits: { id: 'faq.QUESTION.limits', defaultMessage: 'How far ahead and for how long can I book?' },
  whenToPay: { id: 'faq.QUESTION.whenToPay', defaultMessage: 'When do I pay?' },
  price: { id: 'faq.QUESTION.price', defaultMessage: 'Is the price I see the price I pay?' },
  youngDrivers: { id: 'faq.QUESTION.youngDrivers', defaultMessage: 'Do young drivers pay more?' },
  refundTime: { id: 'faq.QUESTION.refundTime', defaultMessage: 'How long does a refund take?' },
  cancel: { id: 'faq.QUESTION.cancel', defaultMessage: 'Can I cancel my booking?' },
  howOld: { id: 'faq.QUESTION.howOld', defaultMessage: 'How old do I have to be?' },
  whichLicence: { id: 'faq.QUESTION.whichLicence', defaultMessage: 'What license do I need?' },
  insured: { id: 'faq.QUESTION.insured', defaultMessage: 'Is the car insured?' },
  where: { id: 'faq.QUESTION.where', defaultMessage: 'Where do I pick up the car?' },
  when: { id: 'faq.QUESTION.when', defaultMessage: 'When can I pick up and drop off?' },
  bring: { id: 'faq.QUESTION.bring', defaultMessage: 'What do I bring to pickup?' },
  late: { id: 'faq.QUESTION.late', defaultMessage: 'What if I am late?' },
});

const ANSWER = defineMessages({
  howToBook: {
    id: 'faq.ANSWER.howToBook',
    defaultMessage:
      "Choose your dates, pick a car and leave your name, email address, phone number and driver's license number. You need no account. You get a confirmation code at once and can carry on with us on WhatsApp. You find your booking again, and change it, under <myBooking>My booking</myBooking>.",
  },
  veryCar: {
    id: 'faq.ANSWER.veryCar',
    defaultMessage:
      'Yes. You book that car, not a class of cars. While your booking stands, nobody else can book it for your dates.',
  },
  today: {
    id: 'faq.ANSWER.today',
    defaultMessage:
      'Yes, in the early hours: same-day bookings close at {cutOff} Marrakech time. After that, tomorrow is the first day you can choose.',
    description: 'cutOff: a time such as 8:00 AM',
  },
  limits: {
    id: 'faq.ANSWER.limits',
    defaultMessage: 'Up to {maxDaysAhead} ahead, and for up to {maxRentalDays} at a time. For a longer rental, ask us.',
  },
  whenToPay: {
    id: 'faq.ANSWER.whenToPay',
    defaultMessage:
      'When you bring the car back. Payment will be processed upon vehicle return. Booking asks for contact details only, never for a card.',
    description: 'card: of a bank',
  },
  price: {
    id: 'faq.ANSWER.price',
    defaultMessage:
      'Yes. The price shown is the price booked: the prices of your days and what you add, with no hidden fees. Pickup day and drop-off day both count, so Monday to Wednesday is three days.',
  },
  youngDrivers: {
    id: 'faq.ANSWER.youngDrivers',
    defaultMessage:
      'A young driver surcharge applies to drivers under {youngDriverBelow}. {youngDriverFee, select, none {Ask us before you book and we tell you the amount, so that nothing comes as a surprise.} other {It is {youngDriverFee} per day.}}',
    description: 'youngDriverBelow: an age, 25; youngDriverFee: a price, or none',
  },
  refundTime: {
    id: 'faq.ANSWER.refundTime',
    defaultMessage: 'If money is due back to you, it arrives within 5-7 business days.',
  },
  cancel: {
    id: 'faq.ANSWER.cancel',
    defaultMessage:
      'Yes, cancellation is free up to 24 hours before pickup. You cancel yourself under <myBooking>My booking</myBooking>, or call or write to us with your confirmation code.',
  },
  howOld: {
    id: 'faq.ANSWER.howOld',
    defaultMessage: 'The minimum age is {minimumAge}. A young driver surcharge applies under {youngDriverBelow}.',
    description: 'Ages: 21 and 25',
  },
  whichLicence: {
    id: 'faq.ANSWER.whichLicence',
    defaultMessage:
      "A valid driver's license that you have held for at least {heldYears, plural, one {# year} other {# years}}. We ask for its number when you book and look at it at pickup.",
  },
  insured: {
    id: 'faq.ANSWER.insured',
    defaultMessage:
      'Yes. Every car is fully insured, and the insurance is part of the price.{excess, select, none {} other { For damage you pay at most {excess}.}}',
  },
  where: {
    id: 'faq.ANSWER.where',
    defaultMessage: 'In Marrakech: {address}. You bring it back to the same place.',
    description: 'address: as the agency writes it, in any language',
  },
  when: {
    id: 'faq.ANSWER.when',
    defaultMessage:
      'Our operating hours are {opens} to {closes}, every day. The location itself is open 24/7: for an earlier or later hour, call us and we arrange it.',
    description: 'opens, closes: times such as 7:00 AM',
  },
  bring: {
    id: 'faq.ANSWER.bring',
    defaultMessage: "Your driver's license and your confirmation code. The code is enough for us to find your booking.",
  },
  late: {
    id: 'faq.ANSWER.late',
    defaultMessage: 'Call us on {phone} as soon as you know. The phone is answered 24/7.',
  },
});

const QUESTIONS = {
  'vehicle-booking': ['howToBook', 'veryCar', 'today', 'limits'],
  'payments-pricing': ['whenToPay', 'price', 'youngDrivers', 'refundTime'],
  'policies-requirements': ['cancel', 'howOld', 'whichLicence', 'insured'],
  'locations-pickup': ['where', 'when', 'bring', 'late'],
} as const satisfies Record<(typeof FAQ_TOPICS)[number]['id'], readonly (keyof typeof ANSWER)[]>;

export const FAQ_GROUPS: readonly FaqGroup[] = FAQ_TOPICS.map(({ id, title }) => ({
  id,
  title,
  questions: QUESTIONS[id].map((name) => ({ question: QUESTION[name], answer: ANSWER[name] })),
}));

export const STILL_WONDERING = defineMessages({
  title: { id: 'faq.STILL_WONDERING.title', defaultMessage: 'Still wondering?' },
  text: {
    id: 'faq.STILL_WONDERING.text',
    defaultMessage: 'Ask us. The phone is answered day and night, and an email within 2 hours.',
  },
  action: { id: 'faq.STILL_WONDERING.action', defaultMessage: 'Contact Support', description: 'Button' },
});
