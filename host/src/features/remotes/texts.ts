import type { RetryProblem } from './retry-page.ts';

export const LOADING = 'Loading the page';
export const WHATSAPP = 'WhatsApp';

export const NOTICE_TEXT = {
  slow: {
    title: 'Still on its way',
    text: 'This page takes longer than usual. It appears as soon as it is here.',
  },
  failed: {
    title: 'This page did not load',
    text: 'Something is wrong on our side, or the connection dropped. Nothing you booked is affected.',
  },
  contact: 'You can also book by phone or WhatsApp, any day:',
  static: 'Booking does not work on this page right now. You can read on, and book by phone or WhatsApp.',
} as const;

export const RETRY_PROBLEMS: Readonly<Record<RetryProblem, string>> = {
  offline: 'There is no connection yet. Nothing you typed is lost.',
  unreachable: 'Our server cannot be reached yet. Nothing you typed is lost.',
};
