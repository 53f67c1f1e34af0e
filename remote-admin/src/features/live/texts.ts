import { defineMessages } from 'shared-kit/intl';

export const NEWS_TEXT = defineMessages({
  requested: {
    id: 'live.NEWS_TEXT.requested',
    defaultMessage: '{count, plural, one {New booking request} other {# new booking requests}}',
  },
  changed: {
    id: 'live.NEWS_TEXT.changed',
    defaultMessage: '{count, plural, one {A customer changed a booking} other {Customers changed # bookings}}',
  },
  canceled: {
    id: 'live.NEWS_TEXT.canceled',
    defaultMessage: '{count, plural, one {A customer canceled a booking} other {Customers canceled # bookings}}',
  },
  interrupted: {
    id: 'live.NEWS_TEXT.interrupted',
    defaultMessage: 'The connection for live updates is interrupted. The lists are read again every 20 seconds.',
  },
});

export const NOTIFICATION_TEXT = defineMessages({
  title: { id: 'live.NOTIFICATION_TEXT.title', defaultMessage: 'Notifications' },
  switch: {
    id: 'live.NOTIFICATION_TEXT.switch',
    defaultMessage: 'Notify me in this browser',
    description: 'Name of a switch',
  },
  hint: {
    id: 'live.NOTIFICATION_TEXT.hint',
    defaultMessage:
      'Of new requests, and of changes and cancellations by customers, while the console is open in a tab.',
  },
  blocked: {
    id: 'live.NOTIFICATION_TEXT.blocked',
    defaultMessage: 'This browser does not allow notifications of this site. Allow them in its settings.',
  },
  on: {
    id: 'live.NOTIFICATION_TEXT.on',
    defaultMessage: 'Notifications are on',
    description: 'Text of the first notification',
  },
});
