import { defineMessages } from 'shared-kit/intl';

export const REVIEWS_TEXT = defineMessages({
  heading: { id: 'reviews.REVIEWS_TEXT.heading', defaultMessage: 'What our customers say', description: 'Heading' },
  rating: {
    id: 'reviews.REVIEWS_TEXT.rating',
    defaultMessage: '{rating} out of 5, {count, plural, one {# review} other {# reviews}}',
    description: 'rating: such as 4.2',
  },
  checked: {
    id: 'reviews.REVIEWS_TEXT.checked',
    defaultMessage:
      'Only customers who rented can write one, with a link that we send after the return. We read each before it is shown, and hide one only for a reason that we keep.',
  },
  stars: {
    id: 'reviews.REVIEWS_TEXT.stars',
    defaultMessage: '{stars, plural, one {# star out of 5} other {# stars out of 5}}',
    description: 'Read aloud',
  },
  anonymous: { id: 'reviews.REVIEWS_TEXT.anonymous', defaultMessage: 'A customer', description: 'Instead of a name' },
  answer: { id: 'reviews.REVIEWS_TEXT.answer', defaultMessage: '{agencyName} answers:' },
});
