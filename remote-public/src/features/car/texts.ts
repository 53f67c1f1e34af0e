import { defineMessages } from 'shared-kit/intl';

export const CAR_TEXT = defineMessages({
  loadingTitle: { id: 'car.loadingTitle', defaultMessage: 'Car details', description: 'Title of the page' },
  loading: { id: 'car.loading', defaultMessage: 'Loading car details...' },
  description: {
    id: 'car.description',
    defaultMessage:
      'Rent a {name} ({type}) in Marrakech for {price} a day. See which days it is free and book it in a minute.',
    description: 'For search engines; type: SUV, Sedan, …',
  },
  allCars: { id: 'car.allCars', defaultMessage: 'All cars', description: 'Link to the list of cars' },
  locations: { id: 'car.locations', defaultMessage: 'Available at all locations' },
  rating: { id: 'car.rating', defaultMessage: 'Rated {rating} out of 5', description: 'Read aloud' },
  reviews: { id: 'car.reviews', defaultMessage: '24 reviews' },
  seats: { id: 'car.seats', defaultMessage: 'Seats', description: 'Label of a number' },
  fuel: { id: 'car.fuel', defaultMessage: 'Fuel', description: 'Label' },
  transmission: { id: 'car.transmission', defaultMessage: 'Transmission', description: 'Label' },
  features: {
    id: 'car.features',
    defaultMessage: 'On board',
    description: 'Heading of the equipment: air conditioning, …',
  },
  noFeatures: { id: 'car.noFeatures', defaultMessage: 'No features listed' },
});

/** Texts of the pictures of a car that has several. */
export const GALLERY_TEXT = defineMessages({
  label: { id: 'car.pictures', defaultMessage: 'Pictures of {name}', description: 'Read aloud' },
  picture: {
    id: 'car.picture',
    defaultMessage: '{name}, picture {number} of {count}',
    description: 'Read aloud instead of a picture',
  },
  show: { id: 'car.showPicture', defaultMessage: 'Picture {number} of {count}', description: 'Button, read aloud' },
  previous: { id: 'car.previousPicture', defaultMessage: 'Previous picture', description: 'Button' },
  next: { id: 'car.nextPicture', defaultMessage: 'Next picture', description: 'Button' },
});

/** What every rental includes. */
export const INCLUDED_TEXT = defineMessages({
  heading: { id: 'car.included', defaultMessage: 'What is included', description: 'Heading' },
  insurance: { id: 'car.includedInsurance', defaultMessage: 'Full insurance' },
  cancellation: {
    id: 'car.freeCancellation',
    defaultMessage: 'Free cancellation up to 24 hours before pickup',
  },
  support: { id: 'car.includedSupport', defaultMessage: '24/7 support by phone' },
  fees: { id: 'car.includedFees', defaultMessage: 'No hidden fees: the price shown is the price booked' },
});

export const MISSING_TEXT = defineMessages({
  title: { id: 'car.missingTitle', defaultMessage: 'Car not found' },
  lead: {
    id: 'car.missingLead',
    defaultMessage: 'It may have left our fleet. There are others that would like to see the Atlas.',
  },
  failed: {
    id: 'car.failed',
    defaultMessage: 'We could not load this car. {reason}',
    description: 'reason: a sentence',
  },
  back: { id: 'car.back', defaultMessage: 'Back to Cars' },
});

export const CALENDAR_TEXT = defineMessages({
  heading: { id: 'car.datesHeading', defaultMessage: 'Choose your dates' },
  hint: { id: 'car.datesHint', defaultMessage: 'Pick the first day, then the last. Both count.' },
  todayClosed: {
    id: 'car.todayClosed',
    defaultMessage: 'Bookings for today have closed: they can be made until {time}, Marrakech time.',
  },
  loading: { id: 'car.loadingDays', defaultMessage: 'Checking which days are free …' },
  taken: { id: 'car.datesTaken', defaultMessage: 'The selected range includes unavailable dates' },
  takenTitle: {
    id: 'car.takenTitle',
    defaultMessage: 'The {name} is not free on your dates',
    description: 'Heading of a notice; name: of the car',
  },
  takenTwinTitle: {
    id: 'car.takenTwinTitle',
    defaultMessage: 'This {name} is taken on your dates',
    description: 'Heading of a notice, when another one of the same kind is free; name: of the car',
  },
  failed: { id: 'car.daysFailed', defaultMessage: 'We could not load the days on which this car is taken.' },
  failedAdvice: {
    id: 'car.daysFailedAdvice',
    defaultMessage: 'You can choose all the same: we check your dates again before we book.',
  },
  booked: { id: 'car.legendBooked', defaultMessage: 'Booked', description: 'Legend of the calendar: days' },
  today: { id: 'car.legendToday', defaultMessage: 'Today', description: 'Legend of the calendar' },
  chosen: { id: 'car.legendChosen', defaultMessage: 'Your dates', description: 'Legend of the calendar' },
});

export const PRICE_TEXT = defineMessages({
  heading: { id: 'car.priceHeading', defaultMessage: 'Your rental' },
  totalFor: {
    id: 'car.totalFor',
    defaultMessage: '<strong>{price}</strong> total for {days, plural, one {# day} other {# days}}',
  },
  pickup: { id: 'car.pickup', defaultMessage: 'Pick-up', description: 'Label of a day' },
  dropoff: { id: 'car.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  open: { id: 'car.chooseDay', defaultMessage: 'Choose a day', description: 'Instead of a day not yet chosen' },
  total: { id: 'car.total', defaultMessage: 'Total', description: 'Label of a price' },
  chooseDates: { id: 'car.chooseDates', defaultMessage: 'Choose dates', description: 'Button that opens a calendar' },
  dates: { id: 'car.rentalDates', defaultMessage: 'Rental dates', description: 'Title of a calendar' },
  bookNow: { id: 'car.bookNow', defaultMessage: 'Book Now', description: 'Button' },
  clear: { id: 'car.clearDates', defaultMessage: 'Clear dates', description: 'Button' },
  payLater: { id: 'car.payLater', defaultMessage: 'Pay when you bring the car back' },
});

/** Next steps by the state of the date selection. */
export const CHOICE_ADVICE = defineMessages({
  started: { id: 'car.adviceStarted', defaultMessage: 'Now the drop-off day', description: 'What to choose next' },
  refused: { id: 'car.adviceRefused', defaultMessage: 'Please choose other dates' },
});
