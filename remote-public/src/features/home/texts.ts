import { defineMessages } from 'shared-kit/intl';

export const HOME_TEXT = defineMessages({
  title: { id: 'home.HOME_TEXT.title', defaultMessage: 'Car rental in Marrakech', description: 'Title of the page' },
  description: {
    id: 'home.HOME_TEXT.description',
    defaultMessage:
      'Rent a car in Marrakech: choose your days, see which cars are free and book at once. Full insurance, 24/7 support, and a price per day with no hidden fees.',
    description: 'For search engines',
  },
  promise: { id: 'home.HOME_TEXT.promise', defaultMessage: 'Your car in Marrakech, at the price you see.' },
  lead: { id: 'home.HOME_TEXT.lead', defaultMessage: 'Pick your days, see what is free, book at once.' },
  trust: {
    id: 'home.HOME_TEXT.trust',
    defaultMessage: 'What comes with every car',
    description: 'Heading of four facts',
  },
  why: { id: 'home.HOME_TEXT.why', defaultMessage: 'Why choose {agencyName}' },
});

/** What holds for every booking, under the form. */
export const PROOF_TEXT = defineMessages({
  pay: { id: 'home.PROOF_TEXT.pay', defaultMessage: 'Pay on return' },
  cancel: { id: 'home.PROOF_TEXT.cancel', defaultMessage: 'Free cancellation until 24 h before' },
  card: { id: 'home.PROOF_TEXT.card', defaultMessage: 'No card needed' },
});

const FACTS = defineMessages({
  insured: { id: 'home.FACTS.insured', defaultMessage: 'Fully Insured' },
  insuredDetail: { id: 'home.FACTS.insuredDetail', defaultMessage: 'Full insurance is part of every rental.' },
  support: { id: 'home.FACTS.support', defaultMessage: '24/7 Support' },
  supportDetail: { id: 'home.FACTS.supportDetail', defaultMessage: 'Call at any hour. Somebody answers.' },
  fleet: { id: 'home.FACTS.fleet', defaultMessage: 'Premium Fleet' },
  fleetDetail: { id: 'home.FACTS.fleetDetail', defaultMessage: 'Cars chosen for comfort and reliability.' },
  pricing: { id: 'home.FACTS.pricing', defaultMessage: 'Transparent Pricing' },
  pricingDetail: { id: 'home.FACTS.pricingDetail', defaultMessage: 'A price per day, and no hidden fees.' },
});

export const TRUST_FACTS = [
  { name: FACTS.insured, detail: FACTS.insuredDetail },
  { name: FACTS.support, detail: FACTS.supportDetail },
  { name: FACTS.fleet, detail: FACTS.fleetDetail },
  { name: FACTS.pricing, detail: FACTS.pricingDetail },
] as const;

const WHY = defineMessages({
  instant: { id: 'home.WHY.instant', defaultMessage: 'Instant Booking' },
  instantDetail: {
    id: 'home.WHY.instantDetail',
    defaultMessage:
      'You see which cars are free on your days, and the whole price. A few details later you hold a confirmation code.',
  },
  premium: { id: 'home.WHY.premium', defaultMessage: 'Premium Experience' },
  premiumDetail: {
    id: 'home.WHY.premiumDetail',
    defaultMessage:
      'Luxury, comfort and reliability, from the medina to the Atlas: a fully insured car, and people who answer day and night.',
  },
  network: { id: 'home.WHY.network', defaultMessage: 'Global Network' },
  networkDetail: {
    id: 'home.WHY.networkDetail',
    defaultMessage: 'We are at home in Marrakech and part of a global network, wherever you travel from.',
  },
});

export const REASONS = [
  { name: WHY.instant, detail: WHY.instantDetail },
  { name: WHY.premium, detail: WHY.premiumDetail },
  { name: WHY.network, detail: WHY.networkDetail },
] as const;
