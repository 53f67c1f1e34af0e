import type { SiteSettings } from 'shared-kit/domain';
import { RENTAL_POLICIES } from '../../data/rental-policies.ts';

export const describeLocationsPage = ({ address }: Pick<SiteSettings, 'address'>) => ({
  title: 'Locations',
  description: `Pick up your rental car in Marrakech, open 24/7: ${address}. Address, phone and how pickup goes.`,
});

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

export const MARRAKECH = {
  name: 'Marrakech',
  hours: 'Open 24/7',
  description: 'Our home in the red city. Your car waits here, washed, checked and ready for the road.',
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
