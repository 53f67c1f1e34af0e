import { defineMessages } from 'shared-kit/intl';

export const ABOUT_META = defineMessages({
  title: { id: 'about.ABOUT_META.title', defaultMessage: 'About', description: 'Title of the page about the agency' },
  description: {
    id: 'about.ABOUT_META.description',
    defaultMessage:
      'A car rental agency in Marrakech since 2014: the car you chose, at the price you saw, with someone who answers.',
    description: 'For search engines, about 150 characters',
  },
});

export const ABOUT_INTRO = defineMessages({
  title: { id: 'about.ABOUT_INTRO.title', defaultMessage: 'Redefining Car Rental' },
  lead: {
    id: 'about.ABOUT_INTRO.lead',
    defaultMessage:
      'A proud agency in the red city. You choose a car and your days; we keep it clean, checked and waiting for you.',
  },
});

const FIGURES = defineMessages({
  label: { id: 'about.FIGURES.label', defaultMessage: 'The agency in figures' },
  vehicles: { id: 'about.FIGURES.vehicles', defaultMessage: 'Vehicles' },
  vehiclesFigure: {
    id: 'about.FIGURES.vehiclesFigure',
    defaultMessage: '500+',
    description: 'Number of cars, in large type',
  },
  customers: { id: 'about.FIGURES.customers', defaultMessage: 'Customers' },
  customersFigure: {
    id: 'about.FIGURES.customersFigure',
    defaultMessage: '50k+',
    description: 'Number of customers, in large type: as short as possible',
  },
  cities: { id: 'about.FIGURES.cities', defaultMessage: 'Cities' },
  citiesFigure: {
    id: 'about.FIGURES.citiesFigure',
    defaultMessage: '25+',
    description: 'Number of cities, in large type',
  },
  years: {
    id: 'about.FIGURES.years',
    defaultMessage: 'Years',
    description: 'For how many years the agency has existed',
  },
  yearsFigure: {
    id: 'about.FIGURES.yearsFigure',
    defaultMessage: '10+',
    description: 'Number of years, in large type',
  },
});

export const ABOUT_FIGURES = {
  label: FIGURES.label,
  figures: [
    { figure: FIGURES.vehiclesFigure, label: FIGURES.vehicles },
    { figure: FIGURES.customersFigure, label: FIGURES.customers },
    { figure: FIGURES.citiesFigure, label: FIGURES.cities },
    { figure: FIGURES.yearsFigure, label: FIGURES.years },
  ],
} as const;

export const MISSION = defineMessages({
  title: { id: 'about.MISSION.title', defaultMessage: 'Our mission' },
  statement: {
    id: 'about.MISSION.statement',
    defaultMessage:
      'To put a car you can trust in your hands: the one you chose, at the price you saw, with someone who answers when you call.',
  },
});

const VALUE = defineMessages({
  title: { id: 'about.VALUE.title', defaultMessage: 'What we hold to', description: 'Heading of the four values' },
  safety: { id: 'about.VALUE.safety', defaultMessage: 'Safety First' },
  safetyText: {
    id: 'about.VALUE.safetyText',
    defaultMessage:
      'Every car is checked before it is handed over and fully insured while you drive it. One that is not right stays with us.',
  },
  customer: { id: 'about.VALUE.customer', defaultMessage: 'Customer Focused' },
  customerText: {
    id: 'about.VALUE.customerText',
    defaultMessage:
      'The phone is answered day and night. And because plans change, canceling is free up to 24 hours before pickup.',
  },
  innovation: { id: 'about.VALUE.innovation', defaultMessage: 'Innovation' },
  innovationText: {
    id: 'about.VALUE.innovationText',
    defaultMessage:
      'You book in a minute with your contact details. No account, nothing to pay up front, nothing to print.',
  },
  excellence: { id: 'about.VALUE.excellence', defaultMessage: 'Excellence' },
  excellenceText: {
    id: 'about.VALUE.excellenceText',
    defaultMessage:
      'A clean car, a clear answer, the exact price. We look after the small things so that you can look at the road.',
  },
});

export const VALUES = {
  title: VALUE.title,
  values: [
    { name: VALUE.safety, text: VALUE.safetyText },
    { name: VALUE.customer, text: VALUE.customerText },
    { name: VALUE.innovation, text: VALUE.innovationText },
    { name: VALUE.excellence, text: VALUE.excellenceText },
  ],
} as const;

const MILESTONE = defineMessages({
  title: { id: 'about.MILESTONE.title', defaultMessage: 'Ten years on the road' },
  keys: {
    id: 'about.MILESTONE.keys',
    defaultMessage: 'The first keys',
    description: 'Heading of the year 2014, in a timeline',
  },
  keysText: {
    id: 'about.MILESTONE.keysText',
    defaultMessage: 'We open in Marrakech with a few cars and one rule: no hidden fees.',
  },
  phone: {
    id: 'about.MILESTONE.phone',
    defaultMessage: 'Day and night',
    description: 'Heading of the year 2016, in a timeline',
  },
  phoneText: {
    id: 'about.MILESTONE.phoneText',
    defaultMessage: 'The phone is answered around the clock. Late flights are no worry.',
  },
  roads: {
    id: 'about.MILESTONE.roads',
    defaultMessage: 'A car for every road',
    description: 'Heading of the year 2018, in a timeline',
  },
  roadsText: {
    id: 'about.MILESTONE.roadsText',
    defaultMessage: 'Small ones for the city, open ones for the coast, high ones for the Atlas.',
    description: 'Kinds of cars',
  },
  plans: {
    id: 'about.MILESTONE.plans',
    defaultMessage: 'Room to change plans',
    description: 'Heading of the year 2020, in a timeline',
  },
  plansText: {
    id: 'about.MILESTONE.plansText',
    defaultMessage: 'Canceling becomes free, up to 24 hours before pickup.',
  },
  whatsapp: {
    id: 'about.MILESTONE.whatsapp',
    defaultMessage: 'Closer than a call',
    description: 'Heading of the year 2022, in a timeline',
  },
  whatsappText: {
    id: 'about.MILESTONE.whatsappText',
    defaultMessage: 'WhatsApp joins the phone: write from the airport, the hotel or the road.',
  },
  online: {
    id: 'about.MILESTONE.online',
    defaultMessage: 'Booked in a minute',
    description: 'Heading of the year 2024, in a timeline',
  },
  onlineText: {
    id: 'about.MILESTONE.onlineText',
    defaultMessage: 'Booking moves online: choose your days, leave your contact details, done.',
  },
});

export const TIMELINE = {
  title: MILESTONE.title,
  milestones: [
    { year: 2014, title: MILESTONE.keys, text: MILESTONE.keysText },
    { year: 2016, title: MILESTONE.phone, text: MILESTONE.phoneText },
    { year: 2018, title: MILESTONE.roads, text: MILESTONE.roadsText },
    { year: 2020, title: MILESTONE.plans, text: MILESTONE.plansText },
    { year: 2022, title: MILESTONE.whatsapp, text: MILESTONE.whatsappText },
    { year: 2024, title: MILESTONE.online, text: MILESTONE.onlineText },
  ],
} as const;

export const CLOSING = defineMessages({
  title: { id: 'about.CLOSING.title', defaultMessage: 'Ready when you are' },
  text: {
    id: 'about.CLOSING.text',
    defaultMessage: 'Choose your days and see which cars are free. You pay when you bring the car back.',
    description: 'free: not booked',
  },
  fleet: { id: 'about.CLOSING.fleet', defaultMessage: 'Browse Our Fleet', description: 'Button' },
  locations: { id: 'about.CLOSING.locations', defaultMessage: 'Find Locations', description: 'Button' },
});
