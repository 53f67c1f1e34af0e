import { defineMessages } from 'shared-kit/intl';

export const CAR_TEXT = defineMessages({
  loadingTitle: { id: 'car.CAR_TEXT.loadingTitle', defaultMessage: 'Car details', description: 'Title of the page' },
  loading: { id: 'car.CAR_TEXT.loading', defaultMessage: 'Loading car details...' },
  description: {
    id: 'car.CAR_TEXT.description',
    defaultMessage:
      'Rent a {name} ({type}) in Marrakech for {price} a day. See which days it is free and book it in a minute.',
    description: 'For search engines; type: SUV, Sedan, …',
  },
  allCars: { id: 'car.CAR_TEXT.allCars', defaultMessage: 'All cars', description: 'Link to the list of cars' },
  locations: { id: 'car.CAR_TEXT.locations', defaultMessage: 'Available at all locations' },
  rating: { id: 'car.CAR_TEXT.rating', defaultMessage: 'Rated {rating} out of 5', description: 'Read aloud' },
  reviews: { id: 'car.CAR_TEXT.reviews', defaultMessage: '24 reviews' },
  countedReviews: {
    id: 'car.CAR_TEXT.countedReviews',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
  },
  seats: { id: 'car.CAR_TEXT.seats', defaultMessage: 'Seats', description: 'Label of a number' },
  fuel: { id: 'car.CAR_TEXT.fuel', defaultMessage: 'Fuel', description: 'Label' },
  transmission: { id: 'car.CAR_TEXT.transmission', defaultMessage: 'Transmission', description: 'Label' },
  features: {
    id: 'car.CAR_TEXT.features',
    defaultMessage: 'On board',
    description: 'Heading of the equipment: air conditioning, …',
  },
  noFeatures: { id: 'car.CAR_TEXT.noFeatures', defaultMessage: 'No features listed' },
});

/** Texts of the pictures of a car that has several. */
export const GALLERY_TEXT = defineMessages({
  label: { id: 'car.GALLERY_TEXT.label', defaultMessage: 'Pictures of {name}', description: 'Read aloud' },
  picture: {
    id: 'car.GALLERY_TEXT.picture',
    defaultMessage: '{name}, picture {number} of {count}',
    description: 'Read aloud instead of a picture',
  },
  show: {
    id: 'car.GALLERY_TEXT.show',
    defaultMessage: 'Picture {number} of {count}',
    description: 'Button, read aloud',
  },
  previous: { id: 'car.GALLERY_TEXT.previous', defaultMessage: 'Previous picture', description: 'Button' },
  next: { id: 'car.GALLERY_TEXT.next', defaultMessage: 'Next picture', description: 'Button' },
  photos: {
    id: 'car.GALLERY_TEXT.photos',
    defaultMessage: '{count, plural, one {# photo of this car} other {# photos of this car}}',
    description: 'Button that shows the photographs in the whole window',
  },
  zoom: { id: 'car.GALLERY_TEXT.zoom', defaultMessage: 'Enlarge the picture', description: 'Button' },
  close: { id: 'car.GALLERY_TEXT.close', defaultMessage: 'Close', description: 'Button' },
  failed: { id: 'car.GALLERY_TEXT.failed', defaultMessage: 'This picture could not be loaded.' },
});

/** What every rental includes. */
export const INCLUDED_TEXT = defineMessages({
  heading: { id: 'car.INCLUDED_TEXT.heading', defaultMessage: 'What is included', description: 'Heading' },
  insurance: { id: 'car.INCLUDED_TEXT.insurance', defaultMessage: 'Full insurance' },
  cancellation: {
    id: 'car.INCLUDED_TEXT.cancellation',
    defaultMessage: 'Free cancellation up to 24 hours before pickup',
  },
  support: { id: 'car.INCLUDED_TEXT.support', defaultMessage: '24/7 support by phone' },
  fees: { id: 'car.INCLUDED_TEXT.fees', defaultMessage: 'No hidden fees: the price shown is the price booked' },
});

export const MISSING_TEXT = defineMessages({
  title: { id: 'car.MISSING_TEXT.title', defaultMessage: 'Car not found' },
  lead: {
    id: 'car.MISSING_TEXT.lead',
    defaultMessage: 'It may have left our fleet. There are others that would like to see the Atlas.',
  },
  failed: {
    id: 'car.MISSING_TEXT.failed',
    defaultMessage: 'We could not load this car. {reason}',
    description: 'reason: a sentence',
  },
  back: { id: 'car.MISSING_TEXT.back', defaultMessage: 'Back to Cars' },
});

export const CALENDAR_TEXT = defineMessages({
  heading: { id: 'car.CALENDAR_TEXT.heading', defaultMessage: 'Choose your dates' },
  hint: { id: 'car.CALENDAR_TEXT.hint', defaultMessage: 'Pick the first day, then the last. Both count.' },
  todayClosed: {
    id: 'car.CALENDAR_TEXT.todayClosed',
    defaultMessage: 'Bookings for today have closed: they can be made until {time}, Marrakech time.',
  },
  loading: { id: 'car.CALENDAR_TEXT.loading', defaultMessage: 'Checking which days are free …' },
  taken: { id: 'car.CALENDAR_TEXT.taken', defaultMessage: 'The selected range includes unavailable dates' },
  takenTitle: {
    id: 'car.CALENDAR_TEXT.takenTitle',
    defaultMessage: 'The {name} is not free on your dates',
    description: 'Heading of a notice; name: of the car',
  },
  takenTwinTitle: {
    id: 'car.CALENDAR_TEXT.takenTwinTitle',
    defaultMessage: 'This {name} is taken on your dates',
    description: 'Heading of a notice, when another one of the same kind is free; name: of the car',
  },
  failed: { id: 'car.CALENDAR_TEXT.failed', defaultMessage: 'We could not load the days on which this car is taken.' },
  failedAdvice: {
    id: 'car.CALENDAR_TEXT.failedAdvice',
    defaultMessage: 'You can choose all the same: we check your dates again before we book.',
  },
  booked: { id: 'car.CALENDAR_TEXT.booked', defaultMessage: 'Booked', description: 'Legend of the calendar: days' },
  today: { id: 'car.CALENDAR_TEXT.today', defaultMessage: 'Today', description: 'Legend of the calendar' },
  chosen: { id: 'car.CALENDAR_TEXT.chosen', defaultMessage: 'Your dates', description: 'Legend of the calendar' },
});

export const PRICE_TEXT = defineMessages({
  heading: { id: 'car.PRICE_TEXT.heading', defaultMessage: 'Your rental' },
  totalFor: {
    id: 'car.PRICE_TEXT.totalFor',
    defaultMessage: '<strong>{price}</strong> total for {days}',
  },
  pickup: { id: 'car.PRICE_TEXT.pickup', defaultMessage: 'Pick-up', description: 'Label of a day' },
  dropoff: { id: 'car.PRICE_TEXT.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  open: { id: 'car.PRICE_TEXT.open', defaultMessage: 'Choose a day', description: 'Instead of a day not yet chosen' },
  total: { id: 'car.PRICE_TEXT.total', defaultMessage: 'Total', description: 'Label of a price' },
  longer: {
    id: 'car.PRICE_TEXT.longer',
    defaultMessage: '{days} cost {total}, {saved} less than {chosen}.',
    description: 'A longer rental that costs less; days and chosen: "14 days"',
  },
  takeLonger: {
    id: 'car.PRICE_TEXT.takeLonger',
    defaultMessage: 'Take {days}',
    description: 'Button; days: "14 days"',
  },
  chooseDates: {
    id: 'car.PRICE_TEXT.chooseDates',
    defaultMessage: 'Choose dates',
    description: 'Button that opens a calendar',
  },
  dates: { id: 'car.PRICE_TEXT.dates', defaultMessage: 'Rental dates', description: 'Title of a calendar' },
  bookNow: { id: 'car.PRICE_TEXT.bookNow', defaultMessage: 'Book Now', description: 'Button' },
  clear: { id: 'car.PRICE_TEXT.clear', defaultMessage: 'Clear dates', description: 'Button' },
  payLater: { id: 'car.PRICE_TEXT.payLater', defaultMessage: 'Pay when you bring the car back' },
});

/** Next steps by the state of the date selection. */
export const CHOICE_ADVICE = defineMessages({
  started: {
    id: 'car.CHOICE_ADVICE.started',
    defaultMessage: 'Now the drop-off day',
    description: 'What to choose next',
  },
  refused: { id: 'car.CHOICE_ADVICE.refused', defaultMessage: 'Please choose other dates' },
  take: { id: 'car.CHOICE_ADVICE.take', defaultMessage: 'Take {days}', description: 'Button; days: "14 Dec – 16 Dec"' },
});

export const ABOUT_PRICE_TEXT = defineMessages({
  about: {
    id: 'car.ABOUT_PRICE_TEXT.about',
    defaultMessage: 'about {price} at the rate of {day}',
    description: 'price: a total in another currency, which is not what is paid',
  },
  currency: { id: 'car.ABOUT_PRICE_TEXT.currency', defaultMessage: 'Other currency' },
});
