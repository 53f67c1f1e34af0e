export const LEGAL_TEXT = { index: 'On this page', faq: 'Frequently asked questions' } as const;

/** The documents in search results. */
export const LEGAL_META = {
  privacy: {
    title: 'Privacy Policy',
    description:
      'What we ask for when you book a car, what we use it for, and who sees it. No trackers and no third parties.',
  },
  terms: {
    title: 'Terms of Service',
    description:
      'How booking, paying, cancelling and picking up work, in plain words. The terms of renting a car in Marrakech.',
  },
} as const;
