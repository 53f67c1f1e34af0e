import { defineMessages } from 'shared-kit/intl';

export const REVIEW_TEXT = defineMessages({
  title: { id: 'review.REVIEW_TEXT.title', defaultMessage: 'How was your rental?', description: 'Title of the page' },
  lead: {
    id: 'review.REVIEW_TEXT.lead',
    defaultMessage: 'Some stars, and a few words if you like: other travellers are glad to read them.',
  },
  noScript: {
    id: 'review.REVIEW_TEXT.noScript',
    defaultMessage: 'This page needs JavaScript. You can also tell us on {phone}.',
  },
  loading: { id: 'review.REVIEW_TEXT.loading', defaultMessage: 'Opening your link …' },
  failed: { id: 'review.REVIEW_TEXT.failed', defaultMessage: 'Your link could not be opened' },
  noLink: { id: 'review.REVIEW_TEXT.noLink', defaultMessage: 'This page opens from our email' },
  noLinkAdvice: {
    id: 'review.REVIEW_TEXT.noLinkAdvice',
    defaultMessage:
      'A review is written with the link in the email that we send after the return. If a part of the link is missing, open it in the email itself.',
  },
  unknown: { id: 'review.REVIEW_TEXT.unknown', defaultMessage: 'This link does not lead to a rental' },
  expired: { id: 'review.REVIEW_TEXT.expired', defaultMessage: 'This link has expired' },
  expiredAdvice: {
    id: 'review.REVIEW_TEXT.expiredAdvice',
    defaultMessage:
      'A review can be written until 90 days after the return. We are glad to hear from you all the same.',
  },
  about: { id: 'review.REVIEW_TEXT.about', defaultMessage: 'Your rental of the {car}', description: 'Heading' },
  stars: {
    id: 'review.REVIEW_TEXT.stars',
    defaultMessage: 'Your stars',
    description: 'Label of the choice of 1 to 5 stars',
  },
  star: {
    id: 'review.REVIEW_TEXT.star',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
    description: 'Label of a choice, read aloud',
  },
  starsMissing: { id: 'review.REVIEW_TEXT.starsMissing', defaultMessage: 'Please choose 1 to 5 stars.' },
  text: { id: 'review.REVIEW_TEXT.text', defaultMessage: 'Your words', description: 'Label' },
  textHint: {
    id: 'review.REVIEW_TEXT.textHint',
    defaultMessage: 'Please without names, phone numbers and addresses.',
  },
  name: { id: 'review.REVIEW_TEXT.name', defaultMessage: 'First name', description: 'Label' },
  nameHint: {
    id: 'review.REVIEW_TEXT.nameHint',
    defaultMessage:
      'Stands below your review with the month of the return, and nothing else of you. Leave it empty to stay unnamed.',
  },
  send: { id: 'review.REVIEW_TEXT.send', defaultMessage: 'Send the review', description: 'Button' },
  sending: { id: 'review.REVIEW_TEXT.sending', defaultMessage: 'Sending …', description: 'Button' },
  next: {
    id: 'review.REVIEW_TEXT.next',
    defaultMessage: 'It can be sent once. We read it before it is shown.',
  },
  thanks: {
    id: 'review.REVIEW_TEXT.thanks',
    defaultMessage: 'Thank you: your review is with us',
    description: 'Heading',
  },
  thanksNext: {
    id: 'review.REVIEW_TEXT.thanksNext',
    defaultMessage: 'We read it before it is shown. If it is to be changed or removed, call us on {phone}.',
  },
  otherSent: {
    id: 'review.REVIEW_TEXT.otherSent',
    defaultMessage: 'A review of this rental was sent before. It stays as it is:',
  },
});
