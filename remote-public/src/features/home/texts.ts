import { defineMessages } from 'shared-kit/intl';

export const HOME_TEXT = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Car rental in Marrakech', description: 'Title of the page' },
  description: {
    id: 'home.description',
    defaultMessage:
      'Rent a car in Marrakech: choose your days, see which cars are free and book at once. Full insurance, 24/7 support, and a price per day with no hidden fees.',
    description: 'For search engines',
  },
  promise: { id: 'home.promise', defaultMessage: 'Your car in Marrakech, at the price you see.' },
  lead: { id: 'home.lead', defaultMessage: 'Pick your days, see what is free, book at once.' },
  from: {
    id: 'home.from',
    defaultMessage: 'from <strong>{price}</strong> a day',
    description: 'The lowest price of the fleet, under: Pick your days, see what is free, book at once.',
  },
  trust: { id: 'home.trust', defaultMessage: 'What comes with every car', description: 'Heading of four facts' },
  why: { id: 'home.why', defaultMessage: 'Why choose {agencyName}' },
});

const FACTS = defineMessages({
  insured: { id: 'home.insured', defaultMessage: 'Fully Insured' },
  insuredDetail: { id: 'home.insuredDetail', defaultMessage: 'Full insurance is part of every rental.' },
  support: { id: 'home.support', defaultMessage: '24/7 Support' },
  supportDetail: { id: 'home.supportDetail', defaultMessage: 'Call at any hour. Somebody answers.' },
  fleet: { id: 'home.fleet', defaultMessage: 'Premium Fleet' },
  fleetDetail: { id: 'home.fleetDetail', defaultMessage: 'Cars chosen for comfort and reliability.' },
  pricing: { id: 'home.pricing', defaultMessage: 'Transparent Pricing' },
  pricingDetail: { id: 'home.pricingDetail', defaultMessage: 'A price per day, and no hidden fees.' },
});

export const TRUST_FACTS = [
  { name: FACTS.insured, detail: FACTS.insuredDetail },
  { name: FACTS.support, detail: FACTS.supportDetail },
  { name: FACTS.fleet, detail: FACTS.fleetDetail },
  { name: FACTS.pricing, detail: FACTS.pricingDetail },
] as const;

const WHY = defineMessages({
  instant: { id: 'home.instant', defaultMessage: 'Instant Booking' },
  instantDetail: {
    id: 'home.instantDetail',
    defaultMessage:
      'You see which cars are free on your days, and the whole price. A few details later you hold a confirmation code.',
  },
  premium: { id: 'home.premium', defaultMessage: 'Premium Experience' },
  premiumDetail: {
    id: 'home.premiumDetail',
    defaultMessage:
      'Luxury, comfort and reliability, from the medina to the Atlas: a fully insured car, and people who answer day and night.',
  },
  network: { id: 'home.network', defaultMessage: 'Global Network' },
  networkDetail: {
    id: 'home.networkDetail',
    defaultMessage: 'We are at home in Marrakech and part of a global network, wherever you travel from.',
  },
});

export const REASONS = [
  { name: WHY.instant, detail: WHY.instantDetail },
  { name: WHY.premium, detail: WHY.premiumDetail },
  { name: WHY.network, detail: WHY.networkDetail },
] as const;
