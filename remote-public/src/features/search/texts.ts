import { defineMessages } from 'shared-kit/intl';

export const SEARCH_TEXT = defineMessages({
  formLabel: { id: 'search.formLabel', defaultMessage: 'Search for a car' },
  location: { id: 'search.location', defaultMessage: 'Location', description: 'Label of a field' },
  pickupDate: { id: 'search.pickupDate', defaultMessage: 'Pick-up date' },
  pickupTime: { id: 'search.pickupTime', defaultMessage: 'Pick-up time' },
  dropoffDate: { id: 'search.dropoffDate', defaultMessage: 'Drop-off date' },
  noTime: { id: 'search.noTime', defaultMessage: 'Any time', description: 'Choice of the pick-up time' },
  otherTime: {
    id: 'search.otherTime',
    defaultMessage: 'Another time: choose it when you book',
    description: 'Last choice of the pick-up time',
  },
  freeCarsHint: { id: 'search.freeCarsHint', defaultMessage: 'Choose both dates to see what is free.' },
  freeCars: {
    id: 'search.freeCars',
    defaultMessage:
      '{cars, plural, =0 {No car is free on these days} one {# car free, {price} a day} other {# cars free from {price} a day}}',
    description: 'Beside the button, as soon as the dates are chosen; price: the lowest',
  },
  submit: { id: 'search.submit', defaultMessage: 'Search Available Cars', description: 'Button' },
});
