import { defineMessages } from 'shared-kit/intl';

const TITLES = defineMessages({
  vehicleBooking: { id: 'ui.TITLES.vehicleBooking', defaultMessage: 'Vehicle & Booking' },
  paymentsPricing: { id: 'ui.TITLES.paymentsPricing', defaultMessage: 'Payments & Pricing' },
  policiesRequirements: { id: 'ui.TITLES.policiesRequirements', defaultMessage: 'Policies & Requirements' },
  locationsPickup: { id: 'ui.TITLES.locationsPickup', defaultMessage: 'Locations & Pickup' },
});

/** The groups of the FAQ, for every page that lists them; the ids are fragments of its URL. */
export const FAQ_TOPICS = [
  { id: 'vehicle-booking', title: TITLES.vehicleBooking },
  { id: 'payments-pricing', title: TITLES.paymentsPricing },
  { id: 'policies-requirements', title: TITLES.policiesRequirements },
  { id: 'locations-pickup', title: TITLES.locationsPickup },
] as const;
