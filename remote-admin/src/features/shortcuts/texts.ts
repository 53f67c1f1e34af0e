import { defineMessages } from 'shared-kit/intl';

export const SHORTCUTS_TEXT = defineMessages({
  title: { id: 'shortcuts.SHORTCUTS_TEXT.title', defaultMessage: 'Keyboard shortcuts' },
  everywhere: {
    id: 'shortcuts.SHORTCUTS_TEXT.everywhere',
    defaultMessage: 'Everywhere',
    description: 'Heading of keys',
  },
  bookings: {
    id: 'shortcuts.SHORTCUTS_TEXT.bookings',
    defaultMessage: 'Bookings',
    description: 'Heading of keys: in the list of bookings',
  },
  planning: {
    id: 'shortcuts.SHORTCUTS_TEXT.planning',
    defaultMessage: 'Planning',
    description: 'Heading of keys: in the page Planning',
  },
  everything: {
    id: 'shortcuts.SHORTCUTS_TEXT.everything',
    defaultMessage: 'Search everywhere',
    description: 'What keys do',
  },
  list: { id: 'shortcuts.SHORTCUTS_TEXT.list', defaultMessage: 'Show this list', description: 'What a key does' },
  notices: {
    id: 'shortcuts.SHORTCUTS_TEXT.notices',
    defaultMessage: 'Go to the notices',
    description: 'What a key does',
  },
  close: {
    id: 'shortcuts.SHORTCUTS_TEXT.close',
    defaultMessage: 'Close a dialog or a menu',
    description: 'What a key does',
  },
  search: { id: 'shortcuts.SHORTCUTS_TEXT.search', defaultMessage: 'Search', description: 'What a key does' },
  create: { id: 'shortcuts.SHORTCUTS_TEXT.create', defaultMessage: 'New booking', description: 'What a key does' },
  rows: { id: 'shortcuts.SHORTCUTS_TEXT.rows', defaultMessage: 'Go through the rows', description: 'What keys do' },
  open: { id: 'shortcuts.SHORTCUTS_TEXT.open', defaultMessage: 'Open the booking', description: 'What a key does' },
  days: {
    id: 'shortcuts.SHORTCUTS_TEXT.days',
    defaultMessage: 'Go through days and cars',
    description: 'What keys do',
  },
  choose: { id: 'shortcuts.SHORTCUTS_TEXT.choose', defaultMessage: 'Choose free days', description: 'What keys do' },
  openDays: {
    id: 'shortcuts.SHORTCUTS_TEXT.openDays',
    defaultMessage: 'Open the booking, or book the days',
    description: 'What a key does',
  },
  move: { id: 'shortcuts.SHORTCUTS_TEXT.move', defaultMessage: 'Move the booking', description: 'What a key does' },
  singleKeys: {
    id: 'shortcuts.SHORTCUTS_TEXT.singleKeys',
    defaultMessage: 'Shortcuts of a single character',
    description: 'Switch that turns them on and off',
  },
});
