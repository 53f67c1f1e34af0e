import { SAME_DAY_CUTOFF } from 'shared-kit/domain';
import { RENTAL_POLICIES } from '../../data/rental-policies.ts';

export const CAR_TEXT = {
  loadingTitle: 'Car details',
  loading: 'Loading car details...',
  description: (name: string, type: string, price: string) =>
    `Rent a ${name} (${type}) in Marrakech for ${price} a day. See which days it is free and book it in a minute.`,
  allCars: 'All cars',
  locations: 'Available at all locations',
  rating: (rating: string) => `Rated ${rating} out of 5`,
  reviews: '24 reviews',
  facts: { seats: 'Seats', fuel: 'Fuel', transmission: 'Transmission' },
  featuresHeading: 'On board',
  noFeatures: 'No features listed',
} as const;

export const MISSING_TEXT = {
  title: 'Car not found',
  lead: 'It may have left our fleet. There are others that would like to see the Atlas.',
  failed: 'We could not load this car.',
  unknown: 'Something went wrong on our side.',
  back: 'Back to Cars',
} as const;

export const CALENDAR_TEXT = {
  heading: 'Choose your dates',
  hint: 'Pick the first day, then the last. Both count.',
  todayClosed: `Bookings for today have closed: they can be made until ${SAME_DAY_CUTOFF}, Marrakech time.`,
  loading: 'Checking which days are free …',
  refused: 'The selected range includes unavailable dates',
  failed: 'We could not load the days on which this car is taken.',
  failedAdvice: 'You can choose all the same: we check your dates again before we book.',
  legend: { booked: 'Booked', today: 'Today', chosen: 'Your dates' },
} as const;

export const PRICE_TEXT = {
  heading: 'Your rental',
  perDay: 'per day',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  totalFor: (days: number) => `total for ${days === 1 ? '1 day' : `${days} days`}`,
  pickup: 'Pick-up',
  dropoff: 'Drop-off',
  open: 'Choose a day',
  total: 'Total',
  advice: {
    none: 'Choose your dates',
    started: 'Now the drop-off day',
    refused: 'Please choose other dates',
  },
  bookNow: 'Book Now',
  clear: 'Clear dates',
  promises: [`Free cancellation ${RENTAL_POLICIES.freeCancellation}`, 'Pay when you bring the car back'],
} as const;
