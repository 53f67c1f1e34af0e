import { defineMessages } from 'shared-kit/intl';

export const LOADING_TEXT = defineMessages({
  page: { id: 'remotes.LOADING_TEXT.page', defaultMessage: 'Loading the page' },
});

export const CONTACT_TEXT = defineMessages({
  whatsapp: { id: 'remotes.CONTACT_TEXT.whatsapp', defaultMessage: 'WhatsApp', description: 'Button' },
});

/** Why a page is not shown. */
export const NOTICE_REASONS = {
  slow: defineMessages({
    title: { id: 'remotes.NOTICE_REASONS.slow.title', defaultMessage: 'Still on its way', description: 'The page' },
    text: {
      id: 'remotes.NOTICE_REASONS.slow.text',
      defaultMessage: 'This page takes longer than usual. It appears as soon as it is here.',
    },
  }),
  failed: defineMessages({
    title: { id: 'remotes.NOTICE_REASONS.failed.title', defaultMessage: 'This page did not load' },
    text: {
      id: 'remotes.NOTICE_REASONS.failed.text',
      defaultMessage: 'Something is wrong on our side, or the connection dropped. Nothing you booked is affected.',
    },
  }),
} as const;

export const NOTICE_TEXT = defineMessages({
  contact: {
    id: 'remotes.NOTICE_TEXT.contact',
    defaultMessage: 'You can also book by phone or WhatsApp, any day:',
    description: 'Before the links to both',
  },
  static: {
    id: 'remotes.NOTICE_TEXT.static',
    defaultMessage: 'Booking does not work on this page right now. You can read on, and book by phone or WhatsApp.',
  },
});

/** Why a page cannot be loaded again. */
export const RETRY_PROBLEMS = defineMessages({
  offline: {
    id: 'remotes.RETRY_PROBLEMS.offline',
    defaultMessage: 'There is no connection yet. Nothing you typed is lost.',
  },
  unreachable: {
    id: 'remotes.RETRY_PROBLEMS.unreachable',
    defaultMessage: 'Our server cannot be reached yet. Nothing you typed is lost.',
  },
});
