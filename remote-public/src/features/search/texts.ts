import { defineMessages } from 'shared-kit/intl';

export const SEARCH_TEXT = defineMessages({
  formLabel: { id: 'search.SEARCH_TEXT.formLabel', defaultMessage: 'Search for a car' },
  location: { id: 'search.SEARCH_TEXT.location', defaultMessage: 'Location', description: 'Label of a field' },
  pickupDate: { id: 'search.SEARCH_TEXT.pickupDate', defaultMessage: 'Pick-up date' },
  pickupTime: { id: 'search.SEARCH_TEXT.pickupTime', defaultMessage: 'Pick-up time' },
  dropoffDate: { id: 'search.SEARCH_TEXT.dropoffDate', defaultMessage: 'Drop-off date' },
  pickupCalendar: {
    id: 'search.SEARCH_TEXT.pickupCalendar',
    defaultMessage: 'Pick-up, calendar:',
    description: 'Read aloud before the chosen day',
  },
  dropoffCalendar: {
    id: 'search.SEARCH_TEXT.dropoffCalendar',
    defaultMessage: 'Drop-off, calendar:',
    description: 'Read aloud before the chosen day',
  },
  chooseDay: { id: 'search.SEARCH_TEXT.chooseDay', defaultMessage: 'Choose a day' },
  dates: { id: 'search.SEARCH_TEXT.dates', defaultMessage: 'Your days', description: 'Heading of a calendar' },
  noTime: { id: 'search.SEARCH_TEXT.noTime', defaultMessage: 'Any time', description: 'Choice of the pick-up time' },
  otherTime: {
    id: 'search.SEARCH_TEXT.otherTime',
    defaultMessage: 'Another time: choose it when you book',
    description: 'Last choice of the pick-up time',
  },
  freeCarsHint: { id: 'search.SEARCH_TEXT.freeCarsHint', defaultMessage: 'Choose both dates to see what is free.' },
  freeCars: {
    id: 'search.SEARCH_TEXT.freeCars',
    defaultMessage:
      '{cars, plural, =0 {No car is free on these days} one {# car free, {price} a day} other {# different cars free from {price} a day}}',
    description: 'Beside the button, as soon as the dates are chosen; price: the lowest',
  },
  submit: { id: 'search.SEARCH_TEXT.submit', defaultMessage: 'Search Available Cars', description: 'Button' },
});
