import type { ImportedFineField } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const FINES_TEXT = defineMessages({
  add: { id: 'fines.FINES_TEXT.add', defaultMessage: 'Enter a fine or toll', description: 'Button' },
  search: { id: 'fines.FINES_TEXT.search', defaultMessage: 'Reference, authority, car or customer' },
  status: { id: 'fines.FINES_TEXT.status', defaultMessage: 'Status' },
  allStatuses: { id: 'fines.FINES_TEXT.allStatuses', defaultMessage: 'Every status' },
  kind: { id: 'fines.FINES_TEXT.kind', defaultMessage: 'Kind', description: 'Fine or toll' },
  allKinds: { id: 'fines.FINES_TEXT.allKinds', defaultMessage: 'Fines and tolls' },
  pages: { id: 'fines.FINES_TEXT.pages', defaultMessage: 'Pages of fines' },
  none: { id: 'fines.FINES_TEXT.none', defaultMessage: 'No fines or tolls' },
  noneText: {
    id: 'fines.FINES_TEXT.noneText',
    defaultMessage: 'What comes from an authority for one of the cars is entered here, and finds who had the car.',
  },
  noneFound: { id: 'fines.FINES_TEXT.noneFound', defaultMessage: 'Nothing found' },
  noneFoundText: {
    id: 'fines.FINES_TEXT.noneFoundText',
    defaultMessage: 'No fine or toll has all of that. Search for something else, or take the filters away.',
  },
  export: { id: 'fines.FINES_TEXT.export', defaultMessage: 'Export', description: 'Button' },
  exported: { id: 'fines.FINES_TEXT.exported', defaultMessage: 'Exported' },
  exportedTo: { id: 'fines.FINES_TEXT.exportedTo', defaultMessage: 'The list is in your downloads' },
  exportFailed: { id: 'fines.FINES_TEXT.exportFailed', defaultMessage: 'The list could not be exported' },
  back: { id: 'fines.FINES_TEXT.back', defaultMessage: 'All fines and tolls', description: 'Link back to the list' },
  saved: { id: 'fines.FINES_TEXT.saved', defaultMessage: 'Saved' },
  nobody: { id: 'fines.FINES_TEXT.nobody', defaultMessage: 'Nobody', description: 'Had the car' },
  at: { id: 'fines.FINES_TEXT.at', defaultMessage: '{day}, {time}', description: 'A day and a time' },
});

/** Headings of the list. */
export const FINE_COLUMNS = defineMessages({
  reference: { id: 'fines.FINE_COLUMNS.reference', defaultMessage: 'Reference' },
  occurredOn: { id: 'fines.FINE_COLUMNS.occurredOn', defaultMessage: 'When' },
  carId: { id: 'fines.FINE_COLUMNS.carId', defaultMessage: 'Car' },
  bookingId: { id: 'fines.FINE_COLUMNS.bookingId', defaultMessage: 'Who had it', description: 'A car' },
  amount: { id: 'fines.FINE_COLUMNS.amount', defaultMessage: 'Amount' },
  deadline: { id: 'fines.FINE_COLUMNS.deadline', defaultMessage: 'Deadline' },
  status: { id: 'fines.FINE_COLUMNS.status', defaultMessage: 'Status' },
});

/** The form of a fine. */
export const FINE_FORM = defineMessages({
  edit: { id: 'fines.FINE_FORM.edit', defaultMessage: 'Edit {reference}' },
  car: { id: 'fines.FINE_FORM.car', defaultMessage: 'Car' },
  choose: { id: 'fines.FINE_FORM.choose', defaultMessage: 'Choose a car' },
  day: { id: 'fines.FINE_FORM.day', defaultMessage: 'Day' },
  time: { id: 'fines.FINE_FORM.time', defaultMessage: 'Time' },
  authority: { id: 'fines.FINE_FORM.authority', defaultMessage: 'Authority' },
  reference: { id: 'fines.FINE_FORM.reference', defaultMessage: 'Reference' },
  deadline: { id: 'fines.FINE_FORM.deadline', defaultMessage: 'Deadline' },
  deadlineHint: {
    id: 'fines.FINE_FORM.deadlineHint',
    defaultMessage: 'The last day to pay it or to name the driver',
  },
  note: { id: 'fines.FINE_FORM.note', defaultMessage: 'Note' },
  missing: {
    id: 'fines.FINE_FORM.missing',
    defaultMessage: 'Please fill in car, day, time, authority, reference and amount',
  },
  had: { id: 'fines.FINE_FORM.had', defaultMessage: '{customer} had the car.', description: 'A customer of a booking' },
});

/** The page of a fine. */
export const FINE_TEXT = defineMessages({
  facts: { id: 'fines.FINE_TEXT.facts', defaultMessage: 'What it is about', description: 'Heading' },
  failed: { id: 'fines.FINE_TEXT.failed', defaultMessage: 'The fine could not be loaded' },
  missing: { id: 'fines.FINE_TEXT.missing', defaultMessage: 'There is no such fine or toll' },
  when: { id: 'fines.FINE_TEXT.when', defaultMessage: 'When' },
  holder: { id: 'fines.FINE_TEXT.holder', defaultMessage: 'Who had the car', description: 'Heading' },
  other: { id: 'fines.FINE_TEXT.other', defaultMessage: 'Somebody else', description: 'Button: had the car' },
  otherTitle: { id: 'fines.FINE_TEXT.otherTitle', defaultMessage: 'Who had the car?' },
  again: { id: 'fines.FINE_TEXT.again', defaultMessage: 'Look it up again', description: 'Button: who had the car' },
  booking: { id: 'fines.FINE_TEXT.booking', defaultMessage: 'Booking' },
  candidate: { id: 'fines.FINE_TEXT.candidate', defaultMessage: '{code} · {customer} · {days}' },
  files: { id: 'fines.FINE_TEXT.files', defaultMessage: 'Notice and answers', description: 'Heading: files' },
  noFiles: { id: 'fines.FINE_TEXT.noFiles', defaultMessage: 'No file yet' },
  notice: { id: 'fines.FINE_TEXT.notice', defaultMessage: 'Notice', description: 'Letter of an authority' },
  answer: { id: 'fines.FINE_TEXT.answer', defaultMessage: 'Answer', description: 'Letter to an authority' },
  addNotice: { id: 'fines.FINE_TEXT.addNotice', defaultMessage: 'Add the notice' },
  addAnswer: { id: 'fines.FINE_TEXT.addAnswer', defaultMessage: 'Add an answer' },
  open: { id: 'fines.FINE_TEXT.open', defaultMessage: '{name} of {day} ({kind})', description: 'Opens a file' },
  notOpened: { id: 'fines.FINE_TEXT.notOpened', defaultMessage: 'The file could not be opened' },
  fileFailed: { id: 'fines.FINE_TEXT.fileFailed', defaultMessage: 'The file could not be added' },
  removeFile: { id: 'fines.FINE_TEXT.removeFile', defaultMessage: 'Remove the file' },
  removeQuestion: { id: 'fines.FINE_TEXT.removeQuestion', defaultMessage: 'It cannot be undone.' },
  delete: { id: 'fines.FINE_TEXT.delete', defaultMessage: 'Delete the fine' },
  notDeleted: { id: 'fines.FINE_TEXT.notDeleted', defaultMessage: 'It could not be deleted' },
});

/** What the customer is charged and written. */
export const CHARGE_TEXT = defineMessages({
  title: { id: 'fines.CHARGE_TEXT.title', defaultMessage: 'For the customer', description: 'Heading' },
  none: { id: 'fines.CHARGE_TEXT.none', defaultMessage: 'Nothing is charged, and no letter is written.' },
  nobody: { id: 'fines.CHARGE_TEXT.nobody', defaultMessage: 'There is nobody to charge or to write to.' },
  charge: { id: 'fines.CHARGE_TEXT.charge', defaultMessage: 'Charge the customer', description: 'Button' },
  fee: { id: 'fines.CHARGE_TEXT.fee', defaultMessage: 'Handling fee', description: 'For the work of the agency' },
  feeHint: {
    id: 'fines.CHARGE_TEXT.feeHint',
    defaultMessage: 'Added to {amount}. Nothing for no fee.',
    description: 'amount: of the fine',
  },
  charged: { id: 'fines.CHARGE_TEXT.charged', defaultMessage: 'The booking was charged' },
  handling: { id: 'fines.CHARGE_TEXT.handling', defaultMessage: 'Handling fee', description: 'A charged sum' },
  uncharge: { id: 'fines.CHARGE_TEXT.uncharge', defaultMessage: 'Take the charge back', description: 'Button' },
  uncharged: { id: 'fines.CHARGE_TEXT.uncharged', defaultMessage: 'The charge was taken back' },
  reason: { id: 'fines.CHARGE_TEXT.reason', defaultMessage: 'Reason' },
  reasonMissing: { id: 'fines.CHARGE_TEXT.reasonMissing', defaultMessage: 'Please say why' },
  dropped: {
    id: 'fines.CHARGE_TEXT.dropped',
    defaultMessage: 'taken back: {reason}',
    description: 'Behind a charge; reason: in the words of staff',
  },
  letter: { id: 'fines.CHARGE_TEXT.letter', defaultMessage: 'Write the letter', description: 'Button' },
  letterHint: {
    id: 'fines.CHARGE_TEXT.letterHint',
    defaultMessage: 'In the language of the customer. Sent by email, it carries the notice.',
  },
  written: { id: 'fines.CHARGE_TEXT.written', defaultMessage: 'The letter was written' },
  open: { id: 'fines.CHARGE_TEXT.open', defaultMessage: 'Letter {number}', description: 'Opens a paper' },
  mail: { id: 'fines.CHARGE_TEXT.mail', defaultMessage: 'Send letter {number} by email', description: 'Button' },
  mailed: { id: 'fines.CHARGE_TEXT.mailed', defaultMessage: 'Letter {number} is on its way' },
});

/** What the owner sets. */
export const SETTINGS_TEXT = defineMessages({
  title: { id: 'fines.SETTINGS_TEXT.title', defaultMessage: 'Settings of fines', description: 'Button and title' },
  fee: { id: 'fines.SETTINGS_TEXT.fee', defaultMessage: 'Handling fee' },
  feeHint: { id: 'fines.SETTINGS_TEXT.feeHint', defaultMessage: 'Proposed when a customer is charged' },
  deadline: { id: 'fines.SETTINGS_TEXT.deadline', defaultMessage: 'Days until the deadline' },
  deadlineHint: { id: 'fines.SETTINGS_TEXT.deadlineHint', defaultMessage: 'Of a fine that is entered without one' },
  period: { id: 'fines.SETTINGS_TEXT.period', defaultMessage: 'Days in which a fine may still come' },
  periodHint: {
    id: 'fines.SETTINGS_TEXT.periodHint',
    defaultMessage: 'After a rental: until then the customer is not erased',
  },
  badDays: { id: 'fines.SETTINGS_TEXT.badDays', defaultMessage: 'Days are a whole number from 1 to 3650, or nothing' },
});

export const IMPORT_TEXT = defineMessages({
  title: { id: 'fines.IMPORT_TEXT.title', defaultMessage: 'Import a list', description: 'Button and title' },
  save: { id: 'fines.IMPORT_TEXT.save', defaultMessage: 'Import', description: 'Button' },
  file: { id: 'fines.IMPORT_TEXT.file', defaultMessage: 'CSV or XLSX file' },
  choose: { id: 'fines.IMPORT_TEXT.choose', defaultMessage: 'Choose a file' },
  chooseAnother: { id: 'fines.IMPORT_TEXT.chooseAnother', defaultMessage: 'Choose another file' },
  fileHint: {
    id: 'fines.IMPORT_TEXT.fileHint',
    defaultMessage: 'Its first row has the headings. Which column is what is remembered for the next file.',
  },
  noFile: { id: 'fines.IMPORT_TEXT.noFile', defaultMessage: 'Please choose a file' },
  noColumn: { id: 'fines.IMPORT_TEXT.noColumn', defaultMessage: 'No column' },
  authority: { id: 'fines.IMPORT_TEXT.authority', defaultMessage: 'Authority of all rows' },
  counts: {
    id: 'fines.IMPORT_TEXT.counts',
    defaultMessage: 'New: {created}. Here already: {known}.',
    description: 'Numbers of rows',
  },
  refused: {
    id: 'fines.IMPORT_TEXT.refused',
    defaultMessage: 'What would not be taken',
    description: 'Name of a list',
  },
  refusedHint: {
    id: 'fines.IMPORT_TEXT.refusedHint',
    defaultMessage: 'Nothing is imported while a row cannot be taken',
  },
  row: { id: 'fines.IMPORT_TEXT.row', defaultMessage: 'Row {row}, {field}:', description: 'Before what stands there' },
  done: { id: 'fines.IMPORT_TEXT.done', defaultMessage: 'Imported: {created}. Here already: {known}.' },
});

export const IMPORT_FIELDS: Readonly<Record<ImportedFineField, Message>> = {
  plate: FINE_FORM.car,
  occurredOn: FINE_FORM.day,
  occurredTime: FINE_FORM.time,
  authority: FINE_FORM.authority,
  reference: FINE_FORM.reference,
  amount: FINE_COLUMNS.amount,
  deadline: FINE_FORM.deadline,
  note: FINE_FORM.note,
};

/** Why a row would not be taken. */
export const REFUSALS = defineMessages({
  required: { id: 'fines.REFUSALS.required', defaultMessage: 'is missing', description: 'Behind the name of a field' },
  unknown: { id: 'fines.REFUSALS.unknown', defaultMessage: 'is no plate of the fleet', description: 'Behind a text' },
  taken: { id: 'fines.REFUSALS.taken', defaultMessage: 'is that of another fine', description: 'Behind a reference' },
  invalid: { id: 'fines.REFUSALS.invalid', defaultMessage: 'is not understood', description: 'Behind a text' },
});
