import { defineMessages } from 'shared-kit/intl';

export const SHORTCUTS_TEXT = defineMessages({
  title: { id: 'shortcuts.title', defaultMessage: 'Keyboard shortcuts' },
  everywhere: { id: 'shortcuts.everywhere', defaultMessage: 'Everywhere', description: 'Heading of keys' },
  bookings: {
    id: 'shortcuts.bookings',
    defaultMessage: 'Bookings',
    description: 'Heading of keys: in the list of bookings',
  },
  planning: {
    id: 'shortcuts.planning',
    defaultMessage: 'Planning',
    description: 'Heading of keys: in the page Planning',
  },
  list: { id: 'shortcuts.list', defaultMessage: 'Show this list', description: 'What a key does' },
  notices: { id: 'shortcuts.notices', defaultMessage: 'Go to the notices', description: 'What a key does' },
  close: { id: 'shortcuts.close', defaultMessage: 'Close a dialog or a menu', description: 'What a key does' },
  search: { id: 'shortcuts.search', defaultMessage: 'Search', description: 'What a key does' },
  create: { id: 'shortcuts.create', defaultMessage: 'New booking', description: 'What a key does' },
  rows: { id: 'shortcuts.rows', defaultMessage: 'Go through the rows', description: 'What keys do' },
  open: { id: 'shortcuts.open', defaultMessage: 'Open the booking', description: 'What a key does' },
  days: { id: 'shortcuts.days', defaultMessage: 'Go through days and cars', description: 'What keys do' },
  choose: { id: 'shortcuts.choose', defaultMessage: 'Choose free days', description: 'What keys do' },
  openDays: {
    id: 'shortcuts.openDays',
    defaultMessage: 'Open the booking, or book the days',
    description: 'What a key does',
  },
  move: { id: 'shortcuts.move', defaultMessage: 'Move the booking', description: 'What a key does' },
  singleKeys: {
    id: 'shortcuts.singleKeys',
    defaultMessage: 'Shortcuts of a single character',
    description: 'Switch that turns them on and off',
  },
});
