import { defineMessages } from 'shared-kit/intl';

/** Texts of the first cars on the home page. */
export const PREVIEW_TEXT = defineMessages({
  heading: { id: 'carList.previewHeading', defaultMessage: 'Our Fleet' },
  lead: {
    id: 'carList.previewLead',
    defaultMessage: 'From a small car for the city to one that takes the whole family over the Atlas.',
  },
  viewAll: { id: 'carList.viewAll', defaultMessage: 'View All Cars' },
});

/** Texts of the page with all cars. */
export const LIST_TEXT = defineMessages({
  title: { id: 'carList.title', defaultMessage: 'Cars to rent', description: 'Title of the page' },
  description: {
    id: 'carList.description',
    defaultMessage:
      'Choose your pick-up and drop-off dates and see which cars you can rent in Marrakech, with the price per day and the total for your dates.',
    description: 'For search engines',
  },
  heading: { id: 'carList.heading', defaultMessage: 'Choose your car' },
  lead: { id: 'carList.lead', defaultMessage: 'Tell us your days: you see the cars that are free on all of them.' },
  pickupAt: {
    id: 'carList.pickupAt',
    defaultMessage: 'pick-up {time}',
    description: 'After the location: Marrakech · pick-up 10:00',
  },
  loading: { id: 'carList.loading', defaultMessage: 'Looking for free cars …' },
  failure: { id: 'carList.failure', defaultMessage: 'We could not load the cars' },
  count: {
    id: 'carList.count',
    defaultMessage:
      '{cars, plural, =0 {No car is} one {1 car is} other {# cars are}} free on {days, plural, one {this day} =2 {both days} other {all # days}}',
    description: 'Result of a search: cars that are free on every day of the rental',
  },
  emptyHeading: { id: 'carList.emptyHeading', defaultMessage: 'No cars found' },
  emptyAdvice: {
    id: 'carList.emptyAdvice',
    defaultMessage: 'Try adjusting your filters to see more results.',
    description: 'The only filters are the dates',
  },
});

export const DATES_TEXT = defineMessages({
  heading: { id: 'carList.datesHeading', defaultMessage: 'Select Rental Dates' },
  label: { id: 'carList.datesLabel', defaultMessage: 'Pickup & Drop-off Dates', description: 'Label of a field' },
  completed: {
    id: 'carList.datesCompleted',
    defaultMessage: 'You gave one date, so we show two days. Please choose your own.',
  },
  unusable: {
    id: 'carList.datesUnusable',
    defaultMessage: 'The dates in the address cannot be used. We show the first two days that can be booked.',
    description: "address: the page's URL",
  },
});

export const CARD_TEXT = defineMessages({
  total: {
    id: 'carList.total',
    defaultMessage: '<b>{total}</b> for {days, plural, one {1 day} other {# days}}',
    description: 'Price of the whole rental',
  },
  viewDetails: {
    id: 'carList.viewDetails',
    defaultMessage: 'View Details<hidden> of {name}</hidden>',
    description: 'Link to a car; what is hidden is read aloud only',
  },
  seats: { id: 'carList.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
  rating: { id: 'carList.rating', defaultMessage: 'Rated {rating} out of 5', description: 'Read aloud' },
});
