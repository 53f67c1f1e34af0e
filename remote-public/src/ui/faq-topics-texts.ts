import { defineMessages } from 'shared-kit/intl';

const TITLES = defineMessages({
  vehicleBooking: { id: 'ui.faqVehicleBooking', defaultMessage: 'Vehicle & Booking' },
  paymentsPricing: { id: 'ui.faqPaymentsPricing', defaultMessage: 'Payments & Pricing' },
  policiesRequirements: { id: 'ui.faqPoliciesRequirements', defaultMessage: 'Policies & Requirements' },
  locationsPickup: { id: 'ui.faqLocationsPickup', defaultMessage: 'Locations & Pickup' },
});

/** The groups of the FAQ, for every page that lists them; the ids are fragments of its URL. */
export const FAQ_TOPICS = [
  { id: 'vehicle-booking', title: TITLES.vehicleBooking },
  { id: 'payments-pricing', title: TITLES.paymentsPricing },
  { id: 'policies-requirements', title: TITLES.policiesRequirements },
  { id: 'locations-pickup', title: TITLES.locationsPickup },
] as const;
