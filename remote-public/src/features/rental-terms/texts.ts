import { defineMessages } from 'shared-kit/intl';

export const RENTAL_TERMS_TEXT = defineMessages({
  heading: {
    id: 'rentalTerms.RENTAL_TERMS_TEXT.heading',
    defaultMessage: 'What you pay and sign',
    description: 'Heading of the terms of a rental: deposit, excess, fuel, kilometers',
  },
});
