import { defineMessages } from 'shared-kit/intl';

export const ABOUT_PRICE_TEXT = defineMessages({
  about: {
    id: 'aboutPrice.ABOUT_PRICE_TEXT.about',
    defaultMessage: 'about {price} at the rate of {day}',
    description: 'price: a total in another currency, which is not what is paid',
  },
  currency: { id: 'aboutPrice.ABOUT_PRICE_TEXT.currency', defaultMessage: 'Other currency' },
});
