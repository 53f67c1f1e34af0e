import { defineMessages } from 'shared-kit/intl';

export const SEARCH_TEXT = defineMessages({
  formLabel: { id: 'search.formLabel', defaultMessage: 'Search for a car' },
  location: { id: 'search.location', defaultMessage: 'Location', description: 'Label of a field' },
  pickupDate: { id: 'search.pickupDate', defaultMessage: 'Pick-up date' },
  pickupTime: { id: 'search.pickupTime', defaultMessage: 'Pick-up time' },
  dropoffDate: { id: 'search.dropoffDate', defaultMessage: 'Drop-off date' },
  noTime: { id: 'search.noTime', defaultMessage: 'Any time', description: 'Choice of the pick-up time' },
  submit: { id: 'search.submit', defaultMessage: 'Search Available Cars', description: 'Button' },
});
