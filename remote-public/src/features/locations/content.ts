import { RENTAL_POLICIES } from '../../data/rental-policies.ts';

/** Texts of the Locations page (spec §2). */
export const LOCATIONS_INTRO = {
  title: 'Convenient Locations Nationwide',
  lead: 'We begin where most journeys through Morocco begin: in Marrakech, at any hour.',
} as const;

export const LOCATION_TEXTS = {
  loading: 'Loading locations',
  hours: 'Hours',
  call: 'Call',
  address: 'Address',
  browse: 'Browse Cars Here',
} as const;

export const PICKUP = {
  title: 'How pickup goes',
  steps: [
    {
      title: 'Come by',
      text: "Bring your driver's licence and your confirmation code. The map shows the way.",
    },
    {
      title: 'Look it over',
      text: 'We walk round the car together, hand you the keys and answer what you want to know.',
    },
    {
      title: 'Drive, then pay',
      text: `No money changes hands at the start. ${RENTAL_POLICIES.payment}`,
    },
  ],
  map: 'Open the map',
} as const;

export const SUPPORT_BANNER = {
  title: "Can't Find a Location Near You?",
  text: 'Tell us where you are and where you are heading. We will find a way together.',
  action: 'Contact Support',
} as const;
