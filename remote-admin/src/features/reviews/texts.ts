import type { ReviewState } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const STATE_NAMES: Readonly<Record<ReviewState, Message>> = defineMessages({
  new: { id: 'reviews.STATE_NAMES.new', defaultMessage: 'New', description: 'A review: neither shown nor hidden' },
  shown: { id: 'reviews.STATE_NAMES.shown', defaultMessage: 'Shown', description: 'A review, to visitors' },
  hidden: { id: 'reviews.STATE_NAMES.hidden', defaultMessage: 'Hidden', description: 'A review, from visitors' },
});

export const REVIEWS_TEXT = defineMessages({
  filter: { id: 'reviews.REVIEWS_TEXT.filter', defaultMessage: 'Reviews to list' },
  one: {
    id: 'reviews.REVIEWS_TEXT.one',
    defaultMessage: 'Review',
    description: 'Heading: what a customer wrote of a rental',
  },
  all: { id: 'reviews.REVIEWS_TEXT.all', defaultMessage: 'All reviews' },
  pages: { id: 'reviews.REVIEWS_TEXT.pages', defaultMessage: 'Pages of reviews' },
  failed: { id: 'reviews.REVIEWS_TEXT.failed', defaultMessage: 'Failed to load the reviews' },
  empty: { id: 'reviews.REVIEWS_TEXT.empty', defaultMessage: 'No reviews' },
  emptyState: { id: 'reviews.REVIEWS_TEXT.emptyState', defaultMessage: 'None is in this state.' },
  emptyText: {
    id: 'reviews.REVIEWS_TEXT.emptyText',
    defaultMessage:
      'Customers write them with a link in the email after their return. You then show them to visitors, answer them or hide them here.',
  },
  emptyHelp: {
    id: 'reviews.REVIEWS_TEXT.emptyHelp',
    defaultMessage:
      'Is there no link in that email? Ask the person who runs your website to let customers write reviews.',
  },
  stars: {
    id: 'reviews.REVIEWS_TEXT.stars',
    defaultMessage: '{stars, plural, one {# star out of 5} other {# stars out of 5}}',
    description: 'Read aloud',
  },
  signed: { id: 'reviews.REVIEWS_TEXT.signed', defaultMessage: 'Shown as {name}', description: 'name: of a customer' },
  unnamed: { id: 'reviews.REVIEWS_TEXT.unnamed', defaultMessage: 'a customer' },
  ofBooking: { id: 'reviews.REVIEWS_TEXT.ofBooking', defaultMessage: '{action}: {code}', description: 'Read aloud' },
  hiddenFor: { id: 'reviews.REVIEWS_TEXT.hiddenFor', defaultMessage: 'Hidden: {reason}' },
  answered: { id: 'reviews.REVIEWS_TEXT.answered', defaultMessage: 'Our answer: {answer}' },
  decidedBy: {
    id: 'reviews.REVIEWS_TEXT.decidedBy',
    defaultMessage: 'Last by {name}',
    description: 'name: of a colleague',
  },
  show: { id: 'reviews.REVIEWS_TEXT.show', defaultMessage: 'Show', description: 'Button' },
  shown: { id: 'reviews.REVIEWS_TEXT.shown', defaultMessage: 'The review is shown' },
  hide: { id: 'reviews.REVIEWS_TEXT.hide', defaultMessage: 'Hide', description: 'Button' },
  hideTitle: { id: 'reviews.REVIEWS_TEXT.hideTitle', defaultMessage: 'Hide this review?' },
  hideHint: {
    id: 'reviews.REVIEWS_TEXT.hideHint',
    defaultMessage: 'Visitors read that a review is hidden only for a reason that we keep: a low rating alone is none.',
  },
  hidden: { id: 'reviews.REVIEWS_TEXT.hidden', defaultMessage: 'The review is hidden' },
  reason: { id: 'reviews.REVIEWS_TEXT.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'reviews.REVIEWS_TEXT.reasonMissing', defaultMessage: 'Please say why, in a few words.' },
  answer: { id: 'reviews.REVIEWS_TEXT.answer', defaultMessage: 'Answer', description: 'Button, and label of a text' },
  changeAnswer: { id: 'reviews.REVIEWS_TEXT.changeAnswer', defaultMessage: 'Change the answer', description: 'Button' },
  answerTitle: { id: 'reviews.REVIEWS_TEXT.answerTitle', defaultMessage: 'Answer this review' },
  answerHint: {
    id: 'reviews.REVIEWS_TEXT.answerHint',
    defaultMessage: 'It stands below the review, for everyone. Leave it empty to remove it.',
  },
  answerMissing: { id: 'reviews.REVIEWS_TEXT.answerMissing', defaultMessage: 'Please write an answer.' },
  saveAnswer: { id: 'reviews.REVIEWS_TEXT.saveAnswer', defaultMessage: 'Save the answer', description: 'Button' },
  answerSaved: { id: 'reviews.REVIEWS_TEXT.answerSaved', defaultMessage: 'The answer was saved' },
});
