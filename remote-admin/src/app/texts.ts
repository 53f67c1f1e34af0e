import { defineMessages } from 'shared-kit/intl';

export const NAVIGATION_TEXT = defineMessages({
  today: {
    id: 'console.NAVIGATION_TEXT.today',
    defaultMessage: 'Today',
    description: 'Entry of the navigation; five of them stand side by side on a phone',
  },
  bookings: {
    id: 'console.NAVIGATION_TEXT.bookings',
    defaultMessage: 'Bookings',
    description: 'Entry of the navigation',
  },
  planning: {
    id: 'console.NAVIGATION_TEXT.planning',
    defaultMessage: 'Planning',
    description: 'Entry of the navigation',
  },
  fleet: {
    id: 'console.NAVIGATION_TEXT.fleet',
    defaultMessage: 'Fleet',
    description: 'Entry of the navigation: the cars',
  },
  settings: {
    id: 'console.NAVIGATION_TEXT.settings',
    defaultMessage: 'Settings',
    description: 'Entry of the navigation',
  },
  newRequests: {
    id: 'console.NAVIGATION_TEXT.newRequests',
    defaultMessage: '{count, plural, one {# new request} other {# new requests}}',
    description: 'What the number beside Bookings counts: bookings that were requested and not yet answered',
  },
  conflicts: {
    id: 'console.NAVIGATION_TEXT.conflicts',
    defaultMessage:
      '{count, plural, one {# car is not back for its pick-up} other {# cars are not back for their pick-ups}}',
    description: 'What the number beside Today counts',
  },
  account: {
    id: 'console.NAVIGATION_TEXT.account',
    defaultMessage: 'Account',
    description: 'In place of the name of the person who is signed in, while it is not known',
  },
});
