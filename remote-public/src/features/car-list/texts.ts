import { defineMessages } from 'shared-kit/intl';

/** Texts of the first cars on the home page. */
export const PREVIEW_TEXT = defineMessages({
  heading: { id: 'carList.PREVIEW_TEXT.heading', defaultMessage: 'Our Fleet' },
  lead: {
    id: 'carList.PREVIEW_TEXT.lead',
    defaultMessage: 'From a small car for the city to one that takes the whole family over the Atlas.',
  },
  viewAll: { id: 'carList.PREVIEW_TEXT.viewAll', defaultMessage: 'View All Cars' },
});

/** Texts of the page with all cars. */
export const LIST_TEXT = defineMessages({
  title: { id: 'carList.LIST_TEXT.title', defaultMessage: 'Cars to rent', description: 'Title of the page' },
  description: {
    id: 'carList.LIST_TEXT.description',
    defaultMessage:
      'Choose your pick-up and drop-off dates and see which cars you can rent in Marrakech, with the price per day and the total for your dates.',
    description: 'For search engines',
  },
  heading: { id: 'carList.LIST_TEXT.heading', defaultMessage: 'Choose your car' },
  lead: {
    id: 'carList.LIST_TEXT.lead',
    defaultMessage: 'Change the days below to yours: you see only cars that are free on all of them.',
  },
  pickupAt: {
    id: 'carList.LIST_TEXT.pickupAt',
    defaultMessage: 'pick-up {time}',
    description: 'After the location: Marrakech · pick-up 10:00',
  },
  loading: { id: 'carList.LIST_TEXT.loading', defaultMessage: 'Looking for free cars …' },
  failure: { id: 'carList.LIST_TEXT.failure', defaultMessage: 'We could not load the cars' },
  count: {
    id: 'carList.LIST_TEXT.count',
    defaultMessage: '{cars, plural, =0 {No car is} one {# car is} other {# different cars are}} free {days}',
    description: 'Result of a search: cars that are free on every day of the rental',
  },
  countFiltered: {
    id: 'carFilter.LIST_TEXT.countFiltered',
    defaultMessage:
      '{cars, plural, =0 {No car with your filters is} one {# car with your filters is} other {# different cars with your filters are}} free {days}',
    description: 'Result of a search with filters: cars that are free on every day of the rental',
  },
  onDays: {
    id: 'carList.LIST_TEXT.onDays',
    defaultMessage: 'on {days, plural, one {this day} =2 {both days} other {all # days}}',
    description: 'End of the result of a search: 3 cars are free on all 5 days',
  },
  results: { id: 'carFilter.LIST_TEXT.results', defaultMessage: 'Cars', description: 'Name of the list, read aloud' },
  emptyHeading: { id: 'carList.LIST_TEXT.emptyHeading', defaultMessage: 'No cars found' },
  emptyAdvice: {
    id: 'carList.LIST_TEXT.emptyAdvice',
    defaultMessage: 'Try adjusting your filters to see more results.',
    description: 'Of an empty list, with or without filters',
  },
});

export const DATES_TEXT = defineMessages({
  heading: { id: 'carList.DATES_TEXT.heading', defaultMessage: 'Select Rental Dates' },
  label: { id: 'carList.DATES_TEXT.label', defaultMessage: 'Pickup & Drop-off Dates', description: 'Label of a field' },
  completed: {
    id: 'carList.DATES_TEXT.completed',
    defaultMessage: 'You gave one date, so we show two days. Please choose your own.',
  },
  unusable: {
    id: 'carList.DATES_TEXT.unusable',
    defaultMessage: 'The dates in the address cannot be used. We show the first two days that can be booked.',
    description: "address: the page's URL",
  },
});

export const FILTER_TEXT = defineMessages({
  heading: {
    id: 'carFilter.FILTER_TEXT.heading',
    defaultMessage: 'Filters',
    description: 'Heading of the filters of the list',
  },
  open: {
    id: 'carFilter.FILTER_TEXT.open',
    defaultMessage: 'Filters ({count})',
    description: 'Opens the filters; count: how many are set',
  },
  types: { id: 'carFilter.FILTER_TEXT.types', defaultMessage: 'Class', description: 'Filter: SUV, Sedan, …' },
  transmissions: { id: 'carFilter.FILTER_TEXT.transmissions', defaultMessage: 'Transmission', description: 'Filter' },
  seats: { id: 'carFilter.FILTER_TEXT.seats', defaultMessage: 'Seats', description: 'Filter' },
  fuels: { id: 'carFilter.FILTER_TEXT.fuels', defaultMessage: 'Fuel', description: 'Filter' },
  drive: { id: 'carFilter.FILTER_TEXT.drive', defaultMessage: 'Drive', description: 'Filter: which wheels are driven' },
  fourByFour: {
    id: 'carFilter.FILTER_TEXT.fourByFour',
    defaultMessage: '4x4',
    description: 'Filter: four-wheel drive',
  },
  price: { id: 'carFilter.FILTER_TEXT.price', defaultMessage: 'Price per day', description: 'Filter' },
  any: {
    id: 'carFilter.FILTER_TEXT.any',
    defaultMessage: 'Any',
    description: 'Of a filter in which nothing is chosen',
  },
  anyPrice: {
    id: 'carFilter.FILTER_TEXT.anyPrice',
    defaultMessage: 'Any price',
    description: 'Choice of the highest price',
  },
  priceUpTo: {
    id: 'carFilter.FILTER_TEXT.priceUpTo',
    defaultMessage: 'Up to {price} a day',
    description: 'Choice of the highest price',
  },
  option: {
    id: 'carFilter.FILTER_TEXT.option',
    defaultMessage: '{name}, {count, plural, one {# car} other {# cars}}',
    description: 'A value of a filter as it is read aloud: SUV, 4 cars',
  },
  apply: {
    id: 'carFilter.FILTER_TEXT.apply',
    defaultMessage: 'Show cars',
    description: 'Button, where scripts do not run',
  },
  show: {
    id: 'carFilter.FILTER_TEXT.show',
    defaultMessage: '{count, plural, =0 {No car found} one {Show 1 car} other {Show # cars}}',
    description: 'Button that closes the filters',
  },
  chosen: {
    id: 'carFilter.FILTER_TEXT.chosen',
    defaultMessage: 'Chosen filters',
    description: 'Name of a list, read aloud',
  },
  remove: {
    id: 'carFilter.FILTER_TEXT.remove',
    defaultMessage: '{name}, remove filter',
    description: 'Read aloud; name: SUV, 5 seats, …',
  },
  clear: { id: 'carFilter.FILTER_TEXT.clear', defaultMessage: 'Clear filters' },
  without: {
    id: 'carFilter.FILTER_TEXT.without',
    defaultMessage: '{count, plural, one {# car is} other {# cars are}} free without ‘{filter}’',
    description: 'Button of an empty list; filter: SUV, Automatic, 4x4, …',
  },
});

export const SORT_TEXT = defineMessages({
  label: { id: 'carFilter.SORT_TEXT.label', defaultMessage: 'Sort by', description: 'Label of the order of the list' },
  recommended: {
    id: 'carFilter.SORT_TEXT.recommended',
    defaultMessage: 'Recommended',
    description: 'Order of the list',
  },
  price: { id: 'carFilter.SORT_TEXT.price', defaultMessage: 'Price: low to high', description: 'Order of the list' },
  '-price': {
    id: 'carFilter.SORT_TEXT.-price',
    defaultMessage: 'Price: high to low',
    description: 'Order of the list',
  },
  '-seats': { id: 'carFilter.SORT_TEXT.-seats', defaultMessage: 'Most seats', description: 'Order of the list' },
});

export const PAGES_TEXT = defineMessages({
  label: {
    id: 'carFilter.PAGES_TEXT.label',
    defaultMessage: 'Pages of the list',
    description: 'Name of the links, read aloud',
  },
  page: { id: 'carFilter.PAGES_TEXT.page', defaultMessage: 'Page {page}', description: 'Read aloud' },
  previous: {
    id: 'carFilter.PAGES_TEXT.previous',
    defaultMessage: 'Previous',
    description: 'Link to the previous page',
  },
  next: { id: 'carFilter.PAGES_TEXT.next', defaultMessage: 'Next', description: 'Link to the next page' },
  first: { id: 'carFilter.PAGES_TEXT.first', defaultMessage: 'Show the first page' },
  range: { id: 'carFilter.PAGES_TEXT.range', defaultMessage: '{first} to {last} of {total} cars' },
});

export const CARD_TEXT = defineMessages({
  viewDetails: {
    id: 'carList.CARD_TEXT.viewDetails',
    defaultMessage: 'View Details<hidden> of {name}</hidden>',
    description: 'Link to a car; what is hidden is read aloud only',
  },
  seats: { id: 'carList.CARD_TEXT.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
  rating: { id: 'carList.CARD_TEXT.rating', defaultMessage: 'Rated {rating} out of 5', description: 'Read aloud' },
});
