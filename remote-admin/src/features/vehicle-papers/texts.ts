import { defineMessages } from 'shared-kit/intl';

export const VEHICLE_TEXT = defineMessages({
  fleet: { id: 'vehicle.VEHICLE_TEXT.fleet', defaultMessage: 'Fleet', description: 'Link to the list of cars' },
  failure: { id: 'vehicle.VEHICLE_TEXT.failure', defaultMessage: 'The papers of this car could not be loaded' },
  due: {
    id: 'vehicle.VEHICLE_TEXT.due',
    defaultMessage: 'Due',
    description: 'Name of a list, read aloud: papers that run out, service',
  },
  saved: { id: 'vehicle.VEHICLE_TEXT.saved', defaultMessage: 'Saved' },
  deleteFailed: { id: 'vehicle.VEHICLE_TEXT.deleteFailed', defaultMessage: 'This could not be deleted' },
  note: { id: 'vehicle.VEHICLE_TEXT.note', defaultMessage: 'Note', description: 'Label of a field' },
  cost: { id: 'vehicle.VEHICLE_TEXT.cost', defaultMessage: 'Cost', description: 'Label of an amount of money' },
  costs: {
    id: 'vehicle.VEHICLE_TEXT.costs',
    defaultMessage: 'Costs so far: {amount}',
    description: 'Sum of papers or service of a car',
  },
  editOne: {
    id: 'vehicle.VEHICLE_TEXT.editOne',
    defaultMessage: 'Edit: {name}',
    description: 'Name of a button; name: Insurance until 31 Dec 2026',
  },
  deleteOne: {
    id: 'vehicle.VEHICLE_TEXT.deleteOne',
    defaultMessage: 'Delete: {name}',
    description: 'Name of a button; name: Insurance until 31 Dec 2026',
  },
  deleteQuestion: {
    id: 'vehicle.VEHICLE_TEXT.deleteQuestion',
    defaultMessage: 'Files and blocked days go with it. The history keeps what was written.',
    description: 'Question before something is deleted',
  },
  badDay: {
    id: 'vehicle.VEHICLE_TEXT.badDay',
    defaultMessage: 'Please enter the days, the last one not before the first',
  },
  badNumber: {
    id: 'vehicle.VEHICLE_TEXT.badNumber',
    defaultMessage: 'Please write days and kilometers as whole numbers',
  },
});

export const PAPER_TEXT = defineMessages({
  title: { id: 'vehicle.PAPER_TEXT.title', defaultMessage: 'Papers', description: 'Heading: insurance, inspection' },
  empty: {
    id: 'vehicle.PAPER_TEXT.empty',
    defaultMessage:
      'No papers yet. Once one is entered, the car is only handed over while papers of its kind are valid.',
  },
  add: { id: 'vehicle.PAPER_TEXT.add', defaultMessage: 'Add paper', description: 'Button' },
  edit: { id: 'vehicle.PAPER_TEXT.edit', defaultMessage: 'Edit paper', description: 'Title of a dialog' },
  renew: { id: 'vehicle.PAPER_TEXT.renew', defaultMessage: 'Renew', description: 'Button: enter the next insurance' },
  renewOne: {
    id: 'vehicle.PAPER_TEXT.renewOne',
    defaultMessage: 'Renew: {name}',
    description: 'Name of a button; name: Insurance until 31 Dec 2026',
  },
  earlier: { id: 'vehicle.PAPER_TEXT.earlier', defaultMessage: 'Earlier papers', description: 'Opens a list' },
  kind: { id: 'vehicle.PAPER_TEXT.kind', defaultMessage: 'Kind', description: 'Label: insurance, inspection' },
  number: { id: 'vehicle.PAPER_TEXT.number', defaultMessage: 'Number', description: 'Label: of a paper' },
  validFrom: { id: 'vehicle.PAPER_TEXT.validFrom', defaultMessage: 'Valid from', description: 'Label of a day' },
  validTo: { id: 'vehicle.PAPER_TEXT.validTo', defaultMessage: 'Last valid day', description: 'Label of a day' },
  noEnd: { id: 'vehicle.PAPER_TEXT.noEnd', defaultMessage: 'Empty: without an end', description: 'Hint below a day' },
  from: { id: 'vehicle.PAPER_TEXT.from', defaultMessage: 'from {day}', description: 'Valid, without an end' },
  until: {
    id: 'vehicle.PAPER_TEXT.until',
    defaultMessage: '{kind} until {day}',
    description: 'Names a paper; kind: Insurance',
  },
  valid: { id: 'vehicle.PAPER_TEXT.valid', defaultMessage: 'Valid', description: 'State of a paper' },
  ending: { id: 'vehicle.PAPER_TEXT.ending', defaultMessage: 'Runs out soon', description: 'State of a paper' },
  ended: { id: 'vehicle.PAPER_TEXT.ended', defaultMessage: 'Ran out', description: 'State of a paper' },
  later: { id: 'vehicle.PAPER_TEXT.later', defaultMessage: 'Not valid yet', description: 'State of a paper' },
  addFile: { id: 'vehicle.PAPER_TEXT.addFile', defaultMessage: 'Add file', description: 'Button: a scan of a paper' },
  addFileTo: {
    id: 'vehicle.PAPER_TEXT.addFileTo',
    defaultMessage: 'Add file: {name}',
    description: 'Name of a button; name: Insurance until 31 Dec 2026',
  },
  file: {
    id: 'vehicle.PAPER_TEXT.file',
    defaultMessage: 'File {number} ({kind})',
    description: 'Button that opens it; kind: PDF, JPEG',
  },
  removeFile: { id: 'vehicle.PAPER_TEXT.removeFile', defaultMessage: 'Delete file {number}', description: 'Button' },
  fileFailed: { id: 'vehicle.PAPER_TEXT.fileFailed', defaultMessage: 'The file could not be added' },
  notOpened: { id: 'vehicle.PAPER_TEXT.notOpened', defaultMessage: 'The file could not be opened' },
});

export const SERVICE_TEXT = defineMessages({
  title: { id: 'vehicle.SERVICE_TEXT.title', defaultMessage: 'Service', description: 'Heading: work on a car' },
  empty: { id: 'vehicle.SERVICE_TEXT.empty', defaultMessage: 'Nothing is planned or entered yet.' },
  plan: { id: 'vehicle.SERVICE_TEXT.plan', defaultMessage: 'Plan service', description: 'Button' },
  planAndBlock: {
    id: 'vehicle.SERVICE_TEXT.planAndBlock',
    defaultMessage: 'Plan and block the car',
    description: 'Button: nobody can rent the car on these days',
  },
  edit: { id: 'vehicle.SERVICE_TEXT.edit', defaultMessage: 'Edit service', description: 'Title of a dialog' },
  kind: { id: 'vehicle.SERVICE_TEXT.kind', defaultMessage: 'Work', description: 'Label: oil change, tires' },
  plannedOn: { id: 'vehicle.SERVICE_TEXT.plannedOn', defaultMessage: 'Planned for', description: 'Label of a day' },
  doneOn: { id: 'vehicle.SERVICE_TEXT.doneOn', defaultMessage: 'Done on', description: 'Label of a day' },
  kilometers: { id: 'vehicle.SERVICE_TEXT.kilometers', defaultMessage: 'Kilometers', description: 'Label: of the car' },
  isDone: { id: 'vehicle.SERVICE_TEXT.isDone', defaultMessage: 'This work is done', description: 'Checkbox' },
  block: {
    id: 'vehicle.SERVICE_TEXT.block',
    defaultMessage: 'Block the car for it',
    description: 'Checkbox: nobody can rent the car meanwhile',
  },
  blockedTo: {
    id: 'vehicle.SERVICE_TEXT.blockedTo',
    defaultMessage: 'Blocked until',
    description: 'Label: the last day on which the car is blocked',
  },
  blocked: {
    id: 'vehicle.SERVICE_TEXT.blocked',
    defaultMessage: 'Car blocked: {days}',
    description: 'days: on which nobody can rent the car',
  },
  planned: { id: 'vehicle.SERVICE_TEXT.planned', defaultMessage: 'Planned', description: 'State of work on a car' },
  done: { id: 'vehicle.SERVICE_TEXT.done', defaultMessage: 'Done', description: 'Button, and state of work on a car' },
  doneOne: {
    id: 'vehicle.SERVICE_TEXT.doneOne',
    defaultMessage: 'Done: {name}',
    description: 'Name of a button; name: Oil change 31 Dec 2026',
  },
  distance: { id: 'vehicle.SERVICE_TEXT.distance', defaultMessage: '{kilometers} km' },
});

export const INTERVAL_TEXT = defineMessages({
  scope: {
    id: 'vehicle.INTERVAL_TEXT.scope',
    defaultMessage: 'Valid for',
    description: 'Label of a choice: which cars',
  },
  isDefault: { id: 'vehicle.INTERVAL_TEXT.isDefault', defaultMessage: 'as for all cars' },
  title: {
    id: 'vehicle.INTERVAL_TEXT.title',
    defaultMessage: 'Intervals',
    description: 'Heading: how often service is due',
  },
  empty: { id: 'vehicle.INTERVAL_TEXT.empty', defaultMessage: 'No reminders by days or kilometers yet.' },
  set: {
    id: 'vehicle.INTERVAL_TEXT.set',
    defaultMessage: 'Set interval',
    description: 'Button: how often service is due',
  },
  everyDays: {
    id: 'vehicle.INTERVAL_TEXT.everyDays',
    defaultMessage: 'Every … days',
    description: 'Label of a number',
  },
  everyKilometers: {
    id: 'vehicle.INTERVAL_TEXT.everyKilometers',
    defaultMessage: 'Every … kilometers',
    description: 'Label of a number',
  },
  hint: {
    id: 'vehicle.INTERVAL_TEXT.hint',
    defaultMessage: 'What comes first counts. Both empty: no reminder.',
    description: 'Hint in a form',
  },
  days: { id: 'vehicle.INTERVAL_TEXT.days', defaultMessage: 'every {days}', description: 'days: 180 days' },
  distance: { id: 'vehicle.INTERVAL_TEXT.distance', defaultMessage: 'every {kilometers} km' },
  next: { id: 'vehicle.INTERVAL_TEXT.next', defaultMessage: 'next: {when}', description: 'when: a day, or kilometers' },
  left: { id: 'vehicle.INTERVAL_TEXT.left', defaultMessage: 'in {kilometers} km', description: 'Service is due then' },
  since: { id: 'vehicle.INTERVAL_TEXT.since', defaultMessage: 'since {kilometers} km', description: 'Service is due' },
  counter: {
    id: 'vehicle.INTERVAL_TEXT.counter',
    defaultMessage: 'The car has {kilometers} km.',
    description: 'By its hand-overs',
  },
});

/** Names in the history of what is not the paper or the work itself. */
export const CHANGE_TEXT = defineMessages({
  interval: {
    id: 'vehicle.CHANGE_TEXT.interval',
    defaultMessage: '{kind}, interval',
    description: 'What changed; kind: Oil change',
  },
  file: {
    id: 'vehicle.CHANGE_TEXT.file',
    defaultMessage: '{kind}, file',
    description: 'What changed; kind: Insurance',
  },
});

export const SCOPE_NAMES = defineMessages({
  car: { id: 'vehicle.SCOPE_NAMES.car', defaultMessage: 'This car only' },
  asAll: { id: 'vehicle.SCOPE_NAMES.asAll', defaultMessage: 'This car, as for all cars' },
  all: { id: 'vehicle.SCOPE_NAMES.all', defaultMessage: 'All cars without an interval of their own' },
});
