import { defineMessages } from 'shared-kit/intl';

export const LOCATIONS_META = defineMessages({
  title: { id: 'locations.LOCATIONS_META.title', defaultMessage: 'Locations', description: 'Places to pick up a car' },
  description: {
    id: 'locations.LOCATIONS_META.description',
    defaultMessage: 'Pick up your rental car in Marrakech, open 24/7: {address}. Address, phone and how pickup goes.',
    description: 'For search engines, about 150 characters',
  },
});

export const LOCATIONS_INTRO = defineMessages({
  title: { id: 'locations.LOCATIONS_INTRO.title', defaultMessage: 'Convenient Locations Nationwide' },
  lead: {
    id: 'locations.LOCATIONS_INTRO.lead',
    defaultMessage: 'We begin where most journeys through Morocco begin: in Marrakech, at any hour.',
  },
});

export const LOCATION_TEXTS = defineMessages({
  loading: { id: 'locations.LOCATION_TEXTS.loading', defaultMessage: 'Loading locations' },
  hours: { id: 'locations.LOCATION_TEXTS.hours', defaultMessage: 'Hours', description: 'Opening hours' },
  call: {
    id: 'locations.LOCATION_TEXTS.call',
    defaultMessage: 'Call {phone}',
    description: 'Button; phone: the number',
  },
  address: { id: 'locations.LOCATION_TEXTS.address', defaultMessage: 'Address' },
  browse: { id: 'locations.LOCATION_TEXTS.browse', defaultMessage: 'Browse Cars Here', description: 'Button' },
});

export const MARRAKECH = defineMessages({
  name: { id: 'locations.MARRAKECH.name', defaultMessage: 'Marrakech' },
  hours: { id: 'locations.MARRAKECH.hours', defaultMessage: 'Open 24/7' },
  description: {
    id: 'locations.MARRAKECH.description',
    defaultMessage: 'Our home in the red city. Your car waits here, washed, checked and ready for the road.',
  },
});

const STEP = defineMessages({
  title: { id: 'locations.STEP.title', defaultMessage: 'How pickup goes' },
  map: { id: 'locations.STEP.map', defaultMessage: 'Open the map' },
  come: { id: 'locations.STEP.come', defaultMessage: 'Come by', description: 'First of three steps' },
  comeText: {
    id: 'locations.STEP.comeText',
    defaultMessage: "Bring your driver's license and your confirmation code. The map shows the way.",
  },
  look: {
    id: 'locations.STEP.look',
    defaultMessage: 'Look it over',
    description: 'Second of three steps: the customer looks at the car',
  },
  lookText: {
    id: 'locations.STEP.lookText',
    defaultMessage: 'We walk round the car together, hand you the keys and answer what you want to know.',
  },
  drive: { id: 'locations.STEP.drive', defaultMessage: 'Drive, then pay', description: 'Third of three steps' },
  driveText: {
    id: 'locations.STEP.driveText',
    defaultMessage: 'No money changes hands at the start. Payment will be processed upon vehicle return.',
  },
});

export const PICKUP = {
  title: STEP.title,
  steps: [
    { title: STEP.come, text: STEP.comeText },
    { title: STEP.look, text: STEP.lookText },
    { title: STEP.drive, text: STEP.driveText },
  ],
  map: STEP.map,
} as const;

export const SUPPORT_BANNER = defineMessages({
  title: { id: 'locations.SUPPORT_BANNER.title', defaultMessage: "Can't Find a Location Near You?" },
  text: {
    id: 'locations.SUPPORT_BANNER.text',
    defaultMessage: 'Tell us where you are and where you are heading. We will find a way together.',
  },
  action: { id: 'locations.SUPPORT_BANNER.action', defaultMessage: 'Contact Support', description: 'Button' },
});
