import { defineMessages } from 'shared-kit/intl';

export const RENTAL_TEXT = defineMessages({
  marrakech: { id: 'ui.marrakech', defaultMessage: 'Marrakech' },
  dayTime: { id: 'ui.dayTime', defaultMessage: '{day}, {time}', description: 'Day and time of the pick-up' },
});
