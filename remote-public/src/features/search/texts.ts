export const SEARCH_TEXT = {
  formLabel: 'Search for a car',
  location: 'Location',
  pickupDate: 'Pick-up date',
  pickupTime: 'Pick-up time',
  dropoffDate: 'Drop-off date',
  noTime: 'Any time',
  submit: 'Search Available Cars',
};
