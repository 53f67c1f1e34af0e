import { defineMessages } from 'shared-kit/intl';

export const SEARCH_TEXT = defineMessages({
  title: { id: 'console.SEARCH_TEXT.title', defaultMessage: 'Search everywhere' },
  field: {
    id: 'console.SEARCH_TEXT.field',
    defaultMessage: 'Code, name, phone, plate, car, gearbox, date',
    description: 'What can be searched for, in an empty field',
  },
  results: { id: 'console.SEARCH_TEXT.results', defaultMessage: 'Results', description: 'Of a search' },
  cars: { id: 'console.SEARCH_TEXT.cars', defaultMessage: 'Cars', description: 'Heading of results' },
  pages: { id: 'console.SEARCH_TEXT.pages', defaultMessage: 'Pages and settings', description: 'Heading of results' },
  recent: { id: 'console.SEARCH_TEXT.recent', defaultMessage: 'Opened last', description: 'Heading of results' },
  planning: {
    id: 'console.SEARCH_TEXT.planning',
    defaultMessage: 'Planning from {day}',
    description: 'A result: opens Planning at a day',
  },
  searching: { id: 'console.SEARCH_TEXT.searching', defaultMessage: 'Searching…' },
  count: {
    id: 'console.SEARCH_TEXT.count',
    defaultMessage: '{count, plural, one {# result} other {# results}}',
  },
  nothing: {
    id: 'console.SEARCH_TEXT.nothing',
    defaultMessage:
      'Nothing fits “{search}”. A code, a part of a name, a phone number in any writing, or a plate finds it.',
    description: 'search: what was typed',
  },
  failed: { id: 'console.SEARCH_TEXT.failed', defaultMessage: 'Bookings and cars could not be searched.' },
});
