import { defineMessages } from 'shared-kit/intl';

export const LEGAL_TEXT = defineMessages({
  index: { id: 'legal.LEGAL_TEXT.index', defaultMessage: 'On this page', description: 'Name of the table of contents' },
  faq: { id: 'legal.LEGAL_TEXT.faq', defaultMessage: 'Frequently asked questions' },
  englishPrevails: {
    id: 'legal.LEGAL_TEXT.englishPrevails',
    defaultMessage:
      'This page is a translation. If it differs from the <link>English text</link>, the English text prevails.',
    description: 'Shown above the translated terms and privacy policy',
  },
});

/** The documents in search results. */
export const LEGAL_META = {
  privacy: defineMessages({
    title: { id: 'privacy.LEGAL_META.privacy.title', defaultMessage: 'Privacy Policy' },
    description: {
      id: 'privacy.LEGAL_META.privacy.description',
      defaultMessage:
        'What we ask for when you book a car, what we use it for, and who sees it. No trackers and no third parties.',
      description: 'For search engines, about 150 characters',
    },
  }),
  terms: defineMessages({
    title: { id: 'terms.LEGAL_META.terms.title', defaultMessage: 'Terms of Service' },
    description: {
      id: 'terms.LEGAL_META.terms.description',
      defaultMessage:
        'How booking, paying, canceling and picking up work, in plain words. The terms of renting a car in Marrakech.',
      description: 'For search engines, about 150 characters',
    },
  }),
} as const;
