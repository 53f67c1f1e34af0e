import { defineMessages } from 'shared-kit/intl';

export const RENTAL_TEXT = defineMessages({
  marrakech: { id: 'ui.RENTAL_TEXT.marrakech', defaultMessage: 'Marrakech' },
  dayTime: {
    id: 'ui.RENTAL_TEXT.dayTime',
    defaultMessage: '{day}, {time}',
    description: 'Day and time of the pick-up',
  },
});
