import type { ImportKind } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const KIND_NAMES: Readonly<Record<ImportKind, Message>> = defineMessages({
  cars: { id: 'imports.KIND_NAMES.cars', defaultMessage: 'Cars', description: 'What is imported' },
  customers: { id: 'imports.KIND_NAMES.customers', defaultMessage: 'Customers', description: 'What is imported' },
  bookings: { id: 'imports.KIND_NAMES.bookings', defaultMessage: 'Bookings', description: 'What is imported' },
});

/** By what is found again what was imported before. */
export const KIND_HINTS: Readonly<Record<ImportKind, Message>> = defineMessages({
  cars: {
    id: 'imports.KIND_HINTS.cars',
    defaultMessage: 'A car is recognized by its number plate. Without a picture it is not on sale until it gets one.',
  },
  customers: {
    id: 'imports.KIND_HINTS.customers',
    defaultMessage: 'A customer is recognized by the name together with the phone number or the email address.',
  },
  bookings: {
    id: 'imports.KIND_HINTS.bookings',
    defaultMessage:
      'A booking is recognized by its number in the program before, or by its confirmation code. Nobody is written to. Import the cars first: each booking names its car by the number plate.',
  },
});

export const IMPORT_TEXT = defineMessages({
  title: { id: 'imports.IMPORT_TEXT.title', defaultMessage: 'Import a list' },
  kind: { id: 'imports.IMPORT_TEXT.kind', defaultMessage: 'What the list has', description: 'Label: cars, customers…' },
  lead: {
    id: 'imports.IMPORT_TEXT.lead',
    defaultMessage:
      'CSV or XLSX with headings in the first row, up to {rows} rows and {megabytes} MB. First you see what would happen; either all rows are taken or none, and what is there already stays as it is.',
  },
  choose: { id: 'imports.IMPORT_TEXT.choose', defaultMessage: 'Choose a file' },
  chooseAnother: { id: 'imports.IMPORT_TEXT.chooseAnother', defaultMessage: 'Choose another file' },
  reading: { id: 'imports.IMPORT_TEXT.reading', defaultMessage: 'Reading {file}…' },
  failed: { id: 'imports.IMPORT_TEXT.failed', defaultMessage: '{file} could not be read' },
  tooLarge: {
    id: 'imports.IMPORT_TEXT.tooLarge',
    defaultMessage: 'This file is larger than {megabytes} MB. Please split it.',
  },
  columns: { id: 'imports.IMPORT_TEXT.columns', defaultMessage: 'Columns of the file' },
  fieldOf: {
    id: 'imports.IMPORT_TEXT.fieldOf',
    defaultMessage: 'What {heading} is',
    description: 'heading: of a column',
  },
  notTaken: { id: 'imports.IMPORT_TEXT.notTaken', defaultMessage: 'Not taken', description: 'A column of a file' },
  missing: {
    id: 'imports.IMPORT_TEXT.missing',
    defaultMessage: 'These are needed and have no column yet: {fields}',
    description: 'fields: a list of names',
  },
  summary: {
    id: 'imports.IMPORT_TEXT.summary',
    defaultMessage:
      '{rows, plural, one {# row} other {# rows}}: {created, plural, one {# is new} other {# are new}}, {known, plural, one {# is there already} other {# are there already}}, {refused, plural, one {# cannot be taken} other {# cannot be taken}}.',
  },
  refused: { id: 'imports.IMPORT_TEXT.refused', defaultMessage: 'Rows that cannot be taken' },
  row: { id: 'imports.IMPORT_TEXT.row', defaultMessage: 'Row', description: 'Its number in a file' },
  column: { id: 'imports.IMPORT_TEXT.column', defaultMessage: 'Column' },
  value: { id: 'imports.IMPORT_TEXT.value', defaultMessage: 'Written there' },
  reason: { id: 'imports.IMPORT_TEXT.reason', defaultMessage: 'Reason' },
  more: { id: 'imports.IMPORT_TEXT.more', defaultMessage: 'Show {count} more' },
  known: {
    id: 'imports.IMPORT_TEXT.known',
    defaultMessage: 'Rows that are left out, because they are there already ({count})',
  },
  sameAs: { id: 'imports.IMPORT_TEXT.sameAs', defaultMessage: 'as in row {row}' },
  first: { id: 'imports.IMPORT_TEXT.first', defaultMessage: 'The first rows as they will be' },
  correct: {
    id: 'imports.IMPORT_TEXT.correct',
    defaultMessage: 'Correct the file, or what its columns are: nothing is imported while a row cannot be taken.',
  },
  nothing: { id: 'imports.IMPORT_TEXT.nothing', defaultMessage: 'There is nothing new in this file.' },
  run: {
    id: 'imports.IMPORT_TEXT.run',
    defaultMessage: 'Import {count, plural, one {# row} other {# rows}}',
    description: 'Button',
  },
  done: {
    id: 'imports.IMPORT_TEXT.done',
    defaultMessage: '{count, plural, one {# row was imported} other {# rows were imported}}',
  },
  runFailed: { id: 'imports.IMPORT_TEXT.runFailed', defaultMessage: 'Nothing was imported' },
  yes: { id: 'imports.IMPORT_TEXT.yes', defaultMessage: 'Yes' },
  no: { id: 'imports.IMPORT_TEXT.no', defaultMessage: 'No' },
  history: { id: 'imports.IMPORT_TEXT.history', defaultMessage: 'Imports so far' },
  file: { id: 'imports.IMPORT_TEXT.file', defaultMessage: 'File' },
});

export const ARCHIVE_TEXT = defineMessages({
  title: { id: 'imports.ARCHIVE_TEXT.title', defaultMessage: 'All data of the agency' },
  lead: {
    id: 'imports.ARCHIVE_TEXT.lead',
    defaultMessage:
      'An archive (ZIP) with a table for cars, customers, bookings, payments and everything else, which spreadsheets open, and with all pictures and files. It has personal data: keep it safe.',
  },
  download: { id: 'imports.ARCHIVE_TEXT.download', defaultMessage: 'Download everything' },
  takeLead: {
    id: 'imports.ARCHIVE_TEXT.takeLead',
    defaultMessage:
      'An empty installation takes such an archive back, all of it or nothing; demo cars make room for it. Colleagues then need a new link to choose a password.',
  },
  take: { id: 'imports.ARCHIVE_TEXT.take', defaultMessage: 'Take an archive back' },
  taken: {
    id: 'imports.ARCHIVE_TEXT.taken',
    defaultMessage:
      'Taken back: {cars, plural, one {# car} other {# cars}}, {customers, plural, one {# customer} other {# customers}}, {bookings, plural, one {# booking or block} other {# bookings and blocks}}',
  },
  failed: { id: 'imports.ARCHIVE_TEXT.failed', defaultMessage: 'The archive was not taken back' },
});
