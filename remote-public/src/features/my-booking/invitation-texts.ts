import { defineMessages } from 'shared-kit/intl';

export const INVITATION_TEXT = defineMessages({
  question: {
    id: 'myBooking.INVITATION_TEXT.question',
    defaultMessage: 'How was your rental? A few words help those who come after you.',
  },
  write: { id: 'myBooking.INVITATION_TEXT.write', defaultMessage: 'Write a review', description: 'Button' },
});
