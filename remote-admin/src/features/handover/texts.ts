import type { ChargeKind, HandoverDirection, HandoverFieldName } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const TITLES: Readonly<Record<HandoverDirection, Message>> = defineMessages({
  pickup: { id: 'handover.TITLES.pickup', defaultMessage: 'Hand-over', description: 'Page: the customer gets the car' },
  return: { id: 'handover.TITLES.return', defaultMessage: 'Return', description: 'Page: the customer brings the car' },
});

export const PAGE_TEXT = defineMessages({
  booking: { id: 'handover.PAGE_TEXT.booking', defaultMessage: 'Booking', description: 'Link back to the booking' },
  failure: { id: 'handover.PAGE_TEXT.failure', defaultMessage: 'The protocol could not be loaded' },
  offline: {
    id: 'handover.PAGE_TEXT.offline',
    defaultMessage:
      'No network: the booking is shown as of {moment}. What you fill in is kept on this device and sent when the network is back.',
    description: 'moment: day and time',
  },
  signed: {
    id: 'handover.PAGE_TEXT.signed',
    defaultMessage: 'Signed on {moment}',
    description: 'Of a protocol; moment: day and time',
  },
  signedBy: {
    id: 'handover.PAGE_TEXT.signedBy',
    defaultMessage: 'Signed on {moment}, with {name}',
    description: 'Of a protocol; moment: day and time; name: of a member of staff',
  },
});

export const SECTIONS = defineMessages({
  rental: { id: 'handover.SECTIONS.rental', defaultMessage: 'Car and customer' },
  documents: { id: 'handover.SECTIONS.documents', defaultMessage: "Driver's documents" },
  readings: { id: 'handover.SECTIONS.readings', defaultMessage: 'Kilometers and fuel' },
  accessories: { id: 'handover.SECTIONS.accessories', defaultMessage: 'Accessories', description: 'Go with the car' },
  damages: { id: 'handover.SECTIONS.damages', defaultMessage: 'Damage' },
  photos: { id: 'handover.SECTIONS.photos', defaultMessage: 'Pictures' },
  notes: { id: 'handover.SECTIONS.notes', defaultMessage: 'Place and notes' },
  charges: { id: 'handover.SECTIONS.charges', defaultMessage: 'Charges', description: 'What a return costs besides' },
  signature: { id: 'handover.SECTIONS.signature', defaultMessage: 'Signature' },
});

/** Labels of the fields. */
export const FIELDS: Readonly<Record<HandoverFieldName, Message>> = defineMessages({
  driverName: { id: 'handover.FIELDS.driverName', defaultMessage: 'Driver', description: 'Label: a name' },
  driverBirthDate: { id: 'handover.FIELDS.driverBirthDate', defaultMessage: 'Date of birth' },
  licenseNumber: { id: 'handover.FIELDS.licenseNumber', defaultMessage: 'Driving license number' },
  licenseCountry: {
    id: 'handover.FIELDS.licenseCountry',
    defaultMessage: 'Country of the license',
    description: 'Where the driving license was issued',
  },
  licenseExpiry: { id: 'handover.FIELDS.licenseExpiry', defaultMessage: 'License valid until' },
  idNumber: { id: 'handover.FIELDS.idNumber', defaultMessage: 'Passport or identity card' },
  idExpiry: {
    id: 'handover.FIELDS.idExpiry',
    defaultMessage: 'Valid until',
    description: 'Of the passport or identity card',
  },
  kilometers: { id: 'handover.FIELDS.kilometers', defaultMessage: 'Kilometers', description: 'Reading of the counter' },
  fuel: { id: 'handover.FIELDS.fuel', defaultMessage: 'Fuel', description: 'How full the tank is' },
  accessories: { id: 'handover.FIELDS.accessories', defaultMessage: 'Accessories' },
  notes: { id: 'handover.FIELDS.notes', defaultMessage: 'Notes' },
  place: { id: 'handover.FIELDS.place', defaultMessage: 'Place', description: 'Where the car is handed over' },
});

export const READING_TEXT = defineMessages({
  noNumber: { id: 'handover.READING_TEXT.noNumber', defaultMessage: 'Please write the kilometers as a whole number.' },
  last: { id: 'handover.READING_TEXT.last', defaultMessage: 'Last known: {count} km' },
  below: {
    id: 'handover.READING_TEXT.below',
    defaultMessage: 'Less than the last known {count} km. Is that right?',
  },
  far: {
    id: 'handover.READING_TEXT.far',
    defaultMessage: '{count} km more than the last known. Is that right?',
  },
  nothing: {
    id: 'handover.READING_TEXT.nothing',
    defaultMessage: 'Not written down',
    description: 'In place of a value of a signed protocol',
  },
  empty: { id: 'handover.READING_TEXT.empty', defaultMessage: 'Empty', description: 'The tank' },
  full: { id: 'handover.READING_TEXT.full', defaultMessage: 'Full', description: 'The tank' },
  expired: {
    id: 'handover.READING_TEXT.expired',
    defaultMessage: 'Expires before the rental ends.',
    description: 'A driving license, passport or identity card',
  },
});

/** Where something is on a side of a car. */
export const ZONE_NAMES = defineMessages({
  front: { id: 'handover.ZONE_NAMES.front', defaultMessage: 'front', description: 'Part of a side of a car' },
  middle: { id: 'handover.ZONE_NAMES.middle', defaultMessage: 'middle', description: 'Part of a side of a car' },
  rear: { id: 'handover.ZONE_NAMES.rear', defaultMessage: 'rear', description: 'Part of a side of a car' },
  left: { id: 'handover.ZONE_NAMES.left', defaultMessage: 'left', description: 'Part of a side of a car' },
  right: { id: 'handover.ZONE_NAMES.right', defaultMessage: 'right', description: 'Part of a side of a car' },
  upper: { id: 'handover.ZONE_NAMES.upper', defaultMessage: 'upper part', description: 'Part of a side of a car' },
  center: { id: 'handover.ZONE_NAMES.center', defaultMessage: 'center', description: 'Part of a side of a car' },
  lower: { id: 'handover.ZONE_NAMES.lower', defaultMessage: 'lower part', description: 'Part of a side of a car' },
});

export const DAMAGE_TEXT = defineMessages({
  hint: {
    id: 'handover.DAMAGE_TEXT.hint',
    defaultMessage: 'Press the sketch where something new is.',
    description: 'Of damage to a car',
  },
  mark: {
    id: 'handover.DAMAGE_TEXT.mark',
    defaultMessage: '{view}: mark new damage',
    description: 'Name of a button; view: Front, Left side',
  },
  add: { id: 'handover.DAMAGE_TEXT.add', defaultMessage: 'Add damage', description: 'Button' },
  known: { id: 'handover.DAMAGE_TEXT.known', defaultMessage: 'Known', description: 'Damage from before' },
  new: { id: 'handover.DAMAGE_TEXT.new', defaultMessage: 'New', description: 'Damage that was just found' },
  none: { id: 'handover.DAMAGE_TEXT.none', defaultMessage: 'No damage is known.' },
  editShort: { id: 'handover.DAMAGE_TEXT.editShort', defaultMessage: 'Edit', description: 'Button' },
  edit: {
    id: 'handover.DAMAGE_TEXT.edit',
    defaultMessage: 'Edit damage {number}',
    description: 'Name of a button; number: beside the mark on the sketch',
  },
  title: { id: 'handover.DAMAGE_TEXT.title', defaultMessage: 'Damage {number}', description: 'Title of a dialog' },
  place: {
    id: 'handover.DAMAGE_TEXT.place',
    defaultMessage: '{view}: {row}, {column}',
    description: 'Where damage is; view: Left side; row: upper part; column: front',
  },
  view: { id: 'handover.DAMAGE_TEXT.view', defaultMessage: 'Side of the car' },
  zone: { id: 'handover.DAMAGE_TEXT.zone', defaultMessage: 'Where', description: 'Label: part of a side of a car' },
  zoneName: {
    id: 'handover.DAMAGE_TEXT.zoneName',
    defaultMessage: '{row}, {column}',
    description: 'Part of a side of a car; row: upper part; column: front',
  },
  move: {
    id: 'handover.DAMAGE_TEXT.move',
    defaultMessage: 'Press the place, or move the mark with the arrow keys.',
    description: 'On the sketch of a car',
  },
  kind: { id: 'handover.DAMAGE_TEXT.kind', defaultMessage: 'Kind', description: 'Of damage' },
  note: { id: 'handover.DAMAGE_TEXT.note', defaultMessage: 'Note' },
  remove: { id: 'handover.DAMAGE_TEXT.remove', defaultMessage: 'Remove', description: 'Button: removes a damage' },
  done: { id: 'handover.DAMAGE_TEXT.done', defaultMessage: 'Done', description: 'Button: closes a dialog' },
});

/** The damage of a car. */
export const CAR_TEXT = defineMessages({
  fleet: { id: 'handover.CAR_TEXT.fleet', defaultMessage: 'Fleet', description: 'Link back to the cars' },
  failure: { id: 'handover.CAR_TEXT.failure', defaultMessage: 'The damage of this car could not be loaded' },
  found: { id: 'handover.CAR_TEXT.found', defaultMessage: 'found {day}', description: 'Damage of a car' },
  repaired: {
    id: 'handover.CAR_TEXT.repaired',
    defaultMessage: 'Repaired',
    description: 'Button, and title of a list',
  },
  repairedOn: { id: 'handover.CAR_TEXT.repairedOn', defaultMessage: 'repaired {day}', description: 'Damage of a car' },
  repairOf: { id: 'handover.CAR_TEXT.repairOf', defaultMessage: 'Damage {number} is repaired', description: 'Button' },
  entry: {
    id: 'handover.CAR_TEXT.entry',
    defaultMessage: 'New damage is entered in the protocol of a hand-over or return.',
  },
  bookings: { id: 'handover.CAR_TEXT.bookings', defaultMessage: 'Bookings of this car', description: 'Link' },
  repairFailed: { id: 'handover.CAR_TEXT.repairFailed', defaultMessage: 'The damage is still marked as open' },
});

export const PHOTO_TEXT = defineMessages({
  take: { id: 'handover.PHOTO_TEXT.take', defaultMessage: 'Take pictures', description: 'Button: opens the camera' },
  photo: { id: 'handover.PHOTO_TEXT.photo', defaultMessage: 'Picture {number}' },
  ofDamage: {
    id: 'handover.PHOTO_TEXT.ofDamage',
    defaultMessage: 'Damage {number}',
    description: 'Below a photo; number: of the damage that it shows',
  },
  waiting: {
    id: 'handover.PHOTO_TEXT.waiting',
    defaultMessage: 'Waiting',
    description: 'A photo that is not sent yet',
  },
  sending: { id: 'handover.PHOTO_TEXT.sending', defaultMessage: 'Sending: {percent} %' },
  saved: { id: 'handover.PHOTO_TEXT.saved', defaultMessage: 'Saved', description: 'A photo that the server has' },
  refused: { id: 'handover.PHOTO_TEXT.refused', defaultMessage: 'Not saved: {reason}' },
  remove: { id: 'handover.PHOTO_TEXT.remove', defaultMessage: 'Remove picture {number}' },
  unreadable: {
    id: 'handover.PHOTO_TEXT.unreadable',
    defaultMessage: 'This is no picture that can be read: {name}',
    description: 'name: of a file',
  },
});

/** Whether the server has what was written. */
export const SAVE_TEXT = defineMessages({
  saved: { id: 'handover.SAVE_TEXT.saved', defaultMessage: 'All saved' },
  empty: { id: 'handover.SAVE_TEXT.empty', defaultMessage: 'Nothing written yet' },
  sending: { id: 'handover.SAVE_TEXT.sending', defaultMessage: 'Saving…' },
  network: { id: 'handover.SAVE_TEXT.network', defaultMessage: 'Waiting for the network' },
  server: { id: 'handover.SAVE_TEXT.server', defaultMessage: 'Waiting for the server' },
  storage: { id: 'handover.SAVE_TEXT.storage', defaultMessage: 'The server has no space left' },
  session: { id: 'handover.SAVE_TEXT.session', defaultMessage: 'Waiting until you sign in again' },
  changes: {
    id: 'handover.SAVE_TEXT.changes',
    defaultMessage: '{count, plural, one {# change} other {# changes}}',
    description: 'Not sent yet',
  },
  photos: {
    id: 'handover.SAVE_TEXT.photos',
    defaultMessage: '{count, plural, one {# picture} other {# pictures}}',
    description: 'Not sent yet',
  },
  kept: {
    id: 'handover.SAVE_TEXT.kept',
    defaultMessage: 'Kept on this device, and sent by itself.',
    description: 'Changes',
  },
  notKept: {
    id: 'handover.SAVE_TEXT.notKept',
    defaultMessage: 'This browser keeps nothing: please leave the page open until all is saved.',
  },
  refused: {
    id: 'handover.SAVE_TEXT.refused',
    defaultMessage: 'Not saved, {what}: {reason}',
    description: 'what: a field, a photo; reason: a sentence',
  },
  retry: { id: 'handover.SAVE_TEXT.retry', defaultMessage: 'Try again', description: 'Button' },
  discard: { id: 'handover.SAVE_TEXT.discard', defaultMessage: 'Discard', description: 'Button: forgets a change' },
});

export const RETURN_TEXT = defineMessages({
  noPickup: {
    id: 'handover.RETURN_TEXT.noPickup',
    defaultMessage: 'This car was handed over without a signed protocol: there is nothing to compare with.',
  },
  driven: {
    id: 'handover.RETURN_TEXT.driven',
    defaultMessage: '{driven} km driven, {from} to {to}',
    description: 'from, to: readings of the counter',
  },
  earlier: {
    id: 'handover.RETURN_TEXT.earlier',
    defaultMessage: '{count} km before with another car',
    description: 'Of the same rental',
  },
  included: {
    id: 'handover.RETURN_TEXT.included',
    defaultMessage: '{count} km are included',
    description: 'In the price of the rental',
  },
  fuel: { id: 'handover.RETURN_TEXT.fuel', defaultMessage: '{from} at the hand-over · now: {to}', description: 'Fuel' },
  days: { id: 'handover.RETURN_TEXT.days', defaultMessage: 'Day of return', description: 'Label' },
  onTime: { id: 'handover.RETURN_TEXT.onTime', defaultMessage: 'On the day agreed, {day}' },
  late: { id: 'handover.RETURN_TEXT.late', defaultMessage: '{days} late: agreed was {day}' },
  early: { id: 'handover.RETURN_TEXT.early', defaultMessage: '{days} early: agreed was {day}' },
  newDamage: { id: 'handover.RETURN_TEXT.newDamage', defaultMessage: 'New damage', description: 'Label: a number' },
  unknown: { id: 'handover.RETURN_TEXT.unknown', defaultMessage: 'Not written down yet' },
  missing: {
    id: 'handover.RETURN_TEXT.missing',
    defaultMessage: 'Missing: {list}',
    description: 'list: accessories that did not come back',
  },
  continues: {
    id: 'handover.RETURN_TEXT.continues',
    defaultMessage: 'The customer gets another car: the rental goes on',
    description: 'Checkbox',
  },
});

/** Lines by kind; one of another kind has the words of staff. */
export const CHARGE_NAMES: Readonly<Partial<Record<ChargeKind, Message>>> = defineMessages({
  kilometers: {
    id: 'handover.CHARGE_NAMES.kilometers',
    defaultMessage: 'Kilometers beyond those included',
    description: 'Line of a bill',
  },
  fuel: { id: 'handover.CHARGE_NAMES.fuel', defaultMessage: 'Missing fuel', description: 'Line of a bill' },
  days: { id: 'handover.CHARGE_NAMES.days', defaultMessage: 'Days late', description: 'Line of a bill' },
  damage: { id: 'handover.CHARGE_NAMES.damage', defaultMessage: 'Damage', description: 'Line of a bill' },
});

export const CHARGE_TEXT = defineMessages({
  none: { id: 'handover.CHARGE_TEXT.none', defaultMessage: 'Nothing is proposed.', description: 'To be charged' },
  times: { id: 'handover.CHARGE_TEXT.times', defaultMessage: '{quantity} × {price}' },
  damage: {
    id: 'handover.CHARGE_TEXT.damage',
    defaultMessage: 'Damage {number}: {kind}',
    description: 'number: on the sketch; kind: Scratch',
  },
  damageOn: {
    id: 'handover.CHARGE_TEXT.damageOn',
    defaultMessage: 'Damage: {kind}, {view}',
    description: 'Line of a bill; kind: Scratch; view: Left side',
  },
  nothing: { id: 'handover.CHARGE_TEXT.nothing', defaultMessage: 'Nothing is charged for the return.' },
  amountOf: {
    id: 'handover.CHARGE_TEXT.amountOf',
    defaultMessage: 'Amount: {name}',
    description: 'Name of a field; name: of a line of a bill',
  },
  reasonOf: {
    id: 'handover.CHARGE_TEXT.reasonOf',
    defaultMessage: 'Reason: {name}',
    description: 'Name of a field: why a line of a bill is changed',
  },
  change: { id: 'handover.CHARGE_TEXT.change', defaultMessage: 'Change', description: 'Button: another amount' },
  changeOf: { id: 'handover.CHARGE_TEXT.changeOf', defaultMessage: 'Change: {name}', description: 'Name of a button' },
  drop: { id: 'handover.CHARGE_TEXT.drop', defaultMessage: 'Drop', description: 'Button: it is not charged' },
  dropOf: { id: 'handover.CHARGE_TEXT.dropOf', defaultMessage: 'Drop: {name}', description: 'Name of a button' },
  keep: { id: 'handover.CHARGE_TEXT.keep', defaultMessage: 'As proposed', description: 'Button: a line of a bill' },
  keepOf: { id: 'handover.CHARGE_TEXT.keepOf', defaultMessage: 'As proposed: {name}', description: 'Name of a button' },
  add: { id: 'handover.CHARGE_TEXT.add', defaultMessage: 'Add a charge', description: 'Button' },
  own: {
    id: 'handover.CHARGE_TEXT.own',
    defaultMessage: 'Other charge {number}',
    description: 'Label of a field: what is charged, such as cleaning',
  },
  remove: { id: 'handover.CHARGE_TEXT.remove', defaultMessage: 'Remove', description: 'Button: a line of a bill' },
  removeOf: { id: 'handover.CHARGE_TEXT.removeOf', defaultMessage: 'Remove: {name}', description: 'Name of a button' },
  incomplete: {
    id: 'handover.CHARGE_TEXT.incomplete',
    defaultMessage: 'Each charge that you add needs a name and an amount.',
  },
  sum: { id: 'handover.CHARGE_TEXT.sum', defaultMessage: 'Sum' },
  reasonMissing: {
    id: 'handover.CHARGE_TEXT.reasonMissing',
    defaultMessage: 'A reason is needed for what is changed or dropped.',
  },
});

export const SIGN_TEXT = defineMessages({
  language: {
    id: 'handover.SIGN_TEXT.language',
    defaultMessage: 'Language of the sentence',
    description: 'Label of a choice: in which language the customer agrees',
  },
  name: { id: 'handover.SIGN_TEXT.name', defaultMessage: 'Name of the person who signs' },
  field: { id: 'handover.SIGN_TEXT.field', defaultMessage: 'Field for the signature: sign with a finger or the mouse' },
  noKeyboard: {
    id: 'handover.SIGN_TEXT.noKeyboard',
    defaultMessage:
      'A signature is drawn by hand. Someone who cannot sign here signs the printed agreement, under Papers on the page of the booking.',
  },
  clear: { id: 'handover.SIGN_TEXT.clear', defaultMessage: 'Clear', description: 'Button: removes the signature' },
  sign: { id: 'handover.SIGN_TEXT.sign', defaultMessage: 'Sign', description: 'Button: finishes a protocol' },
  missing: {
    id: 'handover.SIGN_TEXT.missing',
    defaultMessage: 'Still needed: {list}',
    description: 'list: kilometers, fuel, signature',
  },
  noName: { id: 'handover.SIGN_TEXT.noName', defaultMessage: 'name', description: 'Still needed: of who signs' },
  waiting: {
    id: 'handover.SIGN_TEXT.waiting',
    defaultMessage:
      'Signed on this device. The signature is sent with what is written, as soon as there is a network; pictures follow.',
  },
  blocked: {
    id: 'handover.SIGN_TEXT.blocked',
    defaultMessage: 'The signature is not sent while something is not saved: see above.',
  },
  takeBack: {
    id: 'handover.SIGN_TEXT.takeBack',
    defaultMessage: 'Change something',
    description: 'Button: takes the signature back, which was not sent yet',
  },
  signature: {
    id: 'handover.SIGN_TEXT.signature',
    defaultMessage: 'signature',
    description: 'Still needed: signature',
  },
  drawn: {
    id: 'handover.SIGN_TEXT.drawn',
    defaultMessage: 'Signature of {name}',
    description: 'Text of a picture',
  },
});

/** Of days without valid papers of the car. */
export const GAP_TEXT = defineMessages({
  title: {
    id: 'handover.GAP_TEXT.title',
    defaultMessage: 'No valid papers',
    description: 'Heading of a warning: insurance of the car runs out during the rental',
  },
  gap: {
    id: 'handover.GAP_TEXT.gap',
    defaultMessage: '{kind}: not valid {days}',
    description: 'kind: Insurance; days: 1 Dec 2026 – 3 Dec 2026',
  },
  reason: {
    id: 'handover.GAP_TEXT.reason',
    defaultMessage: 'Reason to hand over the car all the same',
    description: 'Label of a field for owners',
  },
  askOwner: {
    id: 'handover.GAP_TEXT.askOwner',
    defaultMessage: 'The car is not handed over like this. An owner may sign with a reason.',
  },
  refused: {
    id: 'handover.GAP_TEXT.refused',
    defaultMessage: 'The papers of the car are not valid on all days of the rental.',
    description: 'Why the hand-over cannot be signed',
  },
});

/** Before a car is handed over to a customer to whom the agency does not rent. */
export const FLAGGED_TEXT = defineMessages({
  flagged: { id: 'handover.FLAGGED_TEXT.flagged', defaultMessage: 'Do not rent: {reason}' },
  hint: { id: 'handover.FLAGGED_TEXT.hint', defaultMessage: 'You can hand the car over if you say why.' },
  askOwner: { id: 'handover.FLAGGED_TEXT.askOwner', defaultMessage: 'Only an owner can hand the car over.' },
  reason: { id: 'handover.FLAGGED_TEXT.reason', defaultMessage: 'Why the car is handed over anyway' },
  reasonMissing: {
    id: 'handover.FLAGGED_TEXT.reasonMissing',
    defaultMessage: 'Please say why the car is handed over anyway',
  },
});
