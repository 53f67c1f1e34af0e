import { defineMessages } from 'shared-kit/intl';

export const OPEN_PLACES_TEXT = defineMessages({
  pickup: {
    id: 'car.OPEN_PLACES_TEXT.pickup',
    defaultMessage: 'Our agency is closed at your pick-up. Open then: {places}',
    description: 'places: their names',
  },
  dropoff: {
    id: 'car.OPEN_PLACES_TEXT.dropoff',
    defaultMessage: 'Our agency is closed on the day of your return. Open then: {places}',
    description: 'places: their names',
  },
});
