import type { BlockReason } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import type { CarStatus } from './find-car-status.ts';
import type { PHOTO_FILTERS, StatusFilter } from './use-fleet-url-state.ts';

export const FLEET_TEXT = defineMessages({
  add: { id: 'fleet.FLEET_TEXT.add', defaultMessage: 'Add New Car' },
  pages: { id: 'fleet.FLEET_TEXT.pages', defaultMessage: 'Pages of cars', description: 'Name of the page buttons' },
  loading: { id: 'fleet.FLEET_TEXT.loading', defaultMessage: 'Loading the fleet' },
  failure: { id: 'fleet.FLEET_TEXT.failure', defaultMessage: 'The fleet could not be loaded' },
  perDay: {
    id: 'fleet.FLEET_TEXT.perDay',
    defaultMessage: '<strong>{price}</strong> / day',
    description: 'price: with its currency',
  },
  seats: { id: 'fleet.FLEET_TEXT.seats', defaultMessage: '{count} seats' },
  editCar: {
    id: 'fleet.FLEET_TEXT.editCar',
    defaultMessage: 'Edit {name}',
    description: 'Name of a button; name: of a car',
  },
  deleteCar: {
    id: 'fleet.FLEET_TEXT.deleteCar',
    defaultMessage: 'Delete {name}',
    description: 'Button; name: of a car',
  },
  more: {
    id: 'fleet.FLEET_TEXT.more',
    defaultMessage: 'More for {name}',
    description: 'Name of a menu button; name: of a car',
  },
  damage: { id: 'fleet.FLEET_TEXT.damage', defaultMessage: 'Damage', description: 'Menu: damage of a car' },
  duplicate: {
    id: 'fleet.FLEET_TEXT.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button: another car like this one',
  },
  deleteRented: {
    id: 'fleet.FLEET_TEXT.deleteRented',
    defaultMessage: 'Not while it is rented',
    description: 'Why "Delete" is disabled',
  },
  rented: { id: 'fleet.FLEET_TEXT.rented', defaultMessage: 'Rented', description: 'A car that a customer has' },
  ranOut: {
    id: 'fleet.FLEET_TEXT.ranOut',
    defaultMessage:
      '{kind, select, insurance {No valid insurance} inspection {No valid inspection} other {Papers ran out}}',
    description: 'A car that is not handed over',
  },
  noPlate: {
    id: 'fleet.FLEET_TEXT.noPlate',
    defaultMessage: 'No plate',
    description: 'Instead of the number plate of a car',
  },
  noPhoto: {
    id: 'fleet.FLEET_TEXT.noPhoto',
    defaultMessage: 'No photograph',
    description: 'Of a car that has a drawing only',
  },
  statusesUnknown: {
    id: 'fleet.FLEET_TEXT.statusesUnknown',
    defaultMessage: 'What the cars do today could not be loaded.',
    description: 'Before the button "Try again"',
  },
  papersUnknown: {
    id: 'fleet.FLEET_TEXT.papersUnknown',
    defaultMessage: 'Whether the papers of the cars are valid could not be loaded.',
    description: 'Before the button "Try again"',
  },
  papersOf: {
    id: 'fleet.FLEET_TEXT.papersOf',
    defaultMessage: 'Papers of {name}: {state}',
    description: 'Name of a link; state: Valid, Until 3 Dec, Ran out, None',
  },
  deleteQuestion: {
    id: 'fleet.FLEET_TEXT.deleteQuestion',
    defaultMessage: 'Are you sure you want to delete this car?',
  },
  deleted: { id: 'fleet.FLEET_TEXT.deleted', defaultMessage: 'Car deleted successfully' },
  deleteFailed: { id: 'fleet.FLEET_TEXT.deleteFailed', defaultMessage: 'Failed to delete car' },
  deleteRefused: {
    id: 'fleet.FLEET_TEXT.deleteRefused',
    defaultMessage: 'Failed to delete car. {reason}',
    description: 'reason: a sentence',
  },
});

export const NO_CARS = defineMessages({
  title: { id: 'fleet.NO_CARS.title', defaultMessage: 'No cars yet' },
  text: { id: 'fleet.NO_CARS.text', defaultMessage: 'The first car that you add appears here and on the website.' },
});

/** Names of the statuses of a car; `day` without its year. */
export const STATUS_TEXTS: Readonly<Record<CarStatus['kind'], Message>> = defineMessages({
  free: { id: 'fleet.STATUS_TEXTS.free', defaultMessage: 'Available' },
  out: { id: 'fleet.STATUS_TEXTS.out', defaultMessage: 'Out until {day}', description: 'A customer has the car' },
  overdue: {
    id: 'fleet.STATUS_TEXTS.overdue',
    defaultMessage: 'Overdue since {day}',
    description: 'A car not brought back',
  },
  backToday: { id: 'fleet.STATUS_TEXTS.backToday', defaultMessage: 'Back today' },
  bookedToday: { id: 'fleet.STATUS_TEXTS.bookedToday', defaultMessage: 'Booked today' },
  blocked: {
    id: 'fleet.STATUS_TEXTS.blocked',
    defaultMessage: '{reason} until {day}',
    description: 'reason: Service, Damage or Owner’s use',
  },
  offSale: {
    id: 'fleet.STATUS_TEXTS.offSale',
    defaultMessage: 'Off sale',
    description: 'Of a car that visitors do not see',
  },
  sold: { id: 'fleet.STATUS_TEXTS.sold', defaultMessage: 'Sold off', description: 'Of a car that has left the fleet' },
});

export const BLOCK_REASONS: Readonly<Record<BlockReason, Message>> = defineMessages({
  service: { id: 'fleet.BLOCK_REASONS.service', defaultMessage: 'Service', description: 'Why a car is blocked' },
  damage: { id: 'fleet.BLOCK_REASONS.damage', defaultMessage: 'Damage', description: 'Why a car is blocked' },
  owner: { id: 'fleet.BLOCK_REASONS.owner', defaultMessage: 'Owner’s use', description: 'Why a car is blocked' },
});

/** Labels of the options of the status filter. */
export const STATUS_NAMES: Readonly<Record<StatusFilter, Message>> = {
  ...STATUS_TEXTS,
  ...defineMessages({
    out: { id: 'fleet.STATUS_NAMES.out', defaultMessage: 'Out', description: 'Cars that customers have' },
    overdue: { id: 'fleet.STATUS_NAMES.overdue', defaultMessage: 'Overdue', description: 'Cars not brought back' },
    blocked: {
      id: 'fleet.STATUS_NAMES.blocked',
      defaultMessage: 'Blocked',
      description: 'Cars in service, damaged, …',
    },
  }),
};

export const FILTER_TEXT = defineMessages({
  search: { id: 'fleet.FILTER_TEXT.search', defaultMessage: 'Search the fleet' },
  searchHint: { id: 'fleet.FILTER_TEXT.searchHint', defaultMessage: 'Name, plate or feature' },
  type: { id: 'fleet.FILTER_TEXT.type', defaultMessage: 'Type of car' },
  allTypes: { id: 'fleet.FILTER_TEXT.allTypes', defaultMessage: 'All types', description: 'Of cars' },
  status: { id: 'fleet.FILTER_TEXT.status', defaultMessage: 'Status today', description: 'Of cars' },
  allStatuses: { id: 'fleet.FILTER_TEXT.allStatuses', defaultMessage: 'Any status', description: 'Of cars' },
  photo: { id: 'fleet.FILTER_TEXT.photo', defaultMessage: 'Photographs', description: 'Whether cars have photographs' },
  allPhotos: { id: 'fleet.FILTER_TEXT.allPhotos', defaultMessage: 'With and without photographs', description: 'Cars' },
  size: { id: 'fleet.FILTER_TEXT.size', defaultMessage: 'Cars per page' },
  perPage: { id: 'fleet.FILTER_TEXT.perPage', defaultMessage: '{count} per page', description: 'Cars' },
  view: { id: 'fleet.FILTER_TEXT.view', defaultMessage: 'View', description: 'Cards or a table' },
  cards: { id: 'fleet.FILTER_TEXT.cards', defaultMessage: 'Cards', description: 'A view of the fleet' },
  table: { id: 'fleet.FILTER_TEXT.table', defaultMessage: 'Table', description: 'A view of the fleet' },
  order: {
    id: 'fleet.FILTER_TEXT.order',
    defaultMessage: 'Order',
    description: 'A view of the fleet, in which its order is changed',
  },
  total: { id: 'fleet.FILTER_TEXT.total', defaultMessage: '{count, plural, one {# car} other {# cars}}' },
  clear: { id: 'fleet.FILTER_TEXT.clear', defaultMessage: 'Clear filters' },
});

/** Labels of the options of the filter by photographs. */
export const PHOTO_NAMES: Readonly<Record<(typeof PHOTO_FILTERS)[number], Message>> = {
  ...defineMessages({ yes: { id: 'fleet.PHOTO_NAMES.yes', defaultMessage: 'With photographs', description: 'Cars' } }),
  no: FLEET_TEXT.noPhoto,
};

/** The order in which visitors see the cars. */
export const ORDER_TEXT = defineMessages({
  hint: {
    id: 'fleet.ORDER_TEXT.hint',
    defaultMessage:
      'Visitors see the cars in this order, the first six on the home page. Drag a car by its handle, press the handle for a menu, or use the arrow keys up and down on it.',
  },
  move: {
    id: 'fleet.ORDER_TEXT.move',
    defaultMessage: 'Move {name}',
    description: 'Name of a handle that is dragged, or pressed for a menu; name: of a car',
  },
  up: { id: 'fleet.ORDER_TEXT.up', defaultMessage: 'Move up', description: 'Of a car in a list: one place' },
  down: { id: 'fleet.ORDER_TEXT.down', defaultMessage: 'Move down', description: 'Of a car in a list: one place' },
  start: { id: 'fleet.ORDER_TEXT.start', defaultMessage: 'Move to the start', description: 'Of a car in a list' },
  end: { id: 'fleet.ORDER_TEXT.end', defaultMessage: 'Move to the end', description: 'Of a car in a list' },
  moved: {
    id: 'fleet.ORDER_TEXT.moved',
    defaultMessage: '{name}: now place {place} of {count}',
    description: 'name: of a car',
  },
  back: {
    id: 'fleet.ORDER_TEXT.back',
    defaultMessage: '{name}: back at place {place} of {count}',
    description: 'After the button "Undo"; name: of a car',
  },
  failed: {
    id: 'fleet.ORDER_TEXT.failed',
    defaultMessage: 'The car could not be moved. The list is as it was saved last.',
  },
});

export const NONE_FOUND = defineMessages({
  title: { id: 'fleet.NONE_FOUND.title', defaultMessage: 'No cars found' },
  text: { id: 'fleet.NONE_FOUND.text', defaultMessage: 'Try fewer words or other filters.' },
});

/** How the papers of a car are: insurance, inspection, … */
export const PAPER_STATES = defineMessages({
  valid: { id: 'fleet.PAPER_STATES.valid', defaultMessage: 'Valid', description: 'All papers of a car' },
  ending: {
    id: 'fleet.PAPER_STATES.ending',
    defaultMessage: 'Until {day}',
    description: 'The last day of the paper of a car that runs out first',
  },
  ended: { id: 'fleet.PAPER_STATES.ended', defaultMessage: 'Ran out', description: 'A paper of a car' },
  none: { id: 'fleet.PAPER_STATES.none', defaultMessage: 'None', description: 'A car without papers' },
});

export const COLUMN_TEXTS = defineMessages({
  name: { id: 'fleet.COLUMN_TEXTS.name', defaultMessage: 'Car' },
  plate: { id: 'fleet.COLUMN_TEXTS.plate', defaultMessage: 'Plate', description: 'Number plate' },
  status: { id: 'fleet.COLUMN_TEXTS.status', defaultMessage: 'Today', description: 'What the car does today' },
  papers: {
    id: 'fleet.COLUMN_TEXTS.papers',
    defaultMessage: 'Papers',
    description: 'Insurance, inspection, … of a car: whether they are valid',
  },
  type: { id: 'fleet.COLUMN_TEXTS.type', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
  year: { id: 'fleet.COLUMN_TEXTS.year', defaultMessage: 'Year' },
  mileage: { id: 'fleet.COLUMN_TEXTS.mileage', defaultMessage: 'Mileage (km)' },
  price: { id: 'fleet.COLUMN_TEXTS.price', defaultMessage: 'Price per day' },
  actions: { id: 'fleet.COLUMN_TEXTS.actions', defaultMessage: 'Actions' },
});

/** Texts about the bookings of a car before it is deleted. */
export const COMING_TEXT = defineMessages({
  none: { id: 'fleet.COMING_TEXT.none', defaultMessage: 'It has no bookings to come.' },
  some: {
    id: 'fleet.COMING_TEXT.some',
    defaultMessage: '{count, plural, one {# booking is still to come:} other {# bookings are still to come:}}',
  },
  more: { id: 'fleet.COMING_TEXT.more', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
  stay: {
    id: 'fleet.COMING_TEXT.stay',
    defaultMessage: 'They stay when the car is deleted: give these customers another car, or cancel.',
  },
  unknown: {
    id: 'fleet.COMING_TEXT.unknown',
    defaultMessage: 'The bookings that are still to come could not be loaded.',
  },
});

export const FORM_TEXT = defineMessages({
  edit: { id: 'fleet.FORM_TEXT.edit', defaultMessage: 'Edit Car' },
  name: { id: 'fleet.FORM_TEXT.name', defaultMessage: 'Name', description: 'Of the car' },
  nameMissing: { id: 'fleet.FORM_TEXT.nameMissing', defaultMessage: 'Please enter the name of the car' },
  price: { id: 'fleet.FORM_TEXT.price', defaultMessage: 'Price per day' },
  priceMissing: { id: 'fleet.FORM_TEXT.priceMissing', defaultMessage: 'Please enter a price' },
  type: { id: 'fleet.FORM_TEXT.type', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
  typeMissing: { id: 'fleet.FORM_TEXT.typeMissing', defaultMessage: 'Please choose a type' },
  chooseType: { id: 'fleet.FORM_TEXT.chooseType', defaultMessage: 'Choose a type' },
  seats: { id: 'fleet.FORM_TEXT.seats', defaultMessage: 'Seats' },
  seatsMissing: { id: 'fleet.FORM_TEXT.seatsMissing', defaultMessage: 'Please choose the number of seats' },
  fuel: { id: 'fleet.FORM_TEXT.fuel', defaultMessage: 'Fuel' },
  fuelMissing: { id: 'fleet.FORM_TEXT.fuelMissing', defaultMessage: 'Please choose a fuel' },
  transmission: { id: 'fleet.FORM_TEXT.transmission', defaultMessage: 'Transmission' },
  transmissionMissing: { id: 'fleet.FORM_TEXT.transmissionMissing', defaultMessage: 'Please choose a transmission' },
  saving: { id: 'fleet.FORM_TEXT.saving', defaultMessage: 'Saving...' },
  added: { id: 'fleet.FORM_TEXT.added', defaultMessage: 'Car added successfully' },
  addFailed: { id: 'fleet.FORM_TEXT.addFailed', defaultMessage: 'Failed to add car' },
  updated: { id: 'fleet.FORM_TEXT.updated', defaultMessage: 'Car updated successfully' },
  updateFailed: { id: 'fleet.FORM_TEXT.updateFailed', defaultMessage: 'Failed to update car' },
});

export const IMAGE_TEXT = defineMessages({
  label: { id: 'fleet.IMAGE_TEXT.label', defaultMessage: 'Image' },
  hint: {
    id: 'fleet.IMAGE_TEXT.hint',
    defaultMessage: 'JPEG, PNG, WebP or AVIF, up to {megabytes} MB. Choose a file or drop it here, then click Upload.',
  },
  uploaded: { id: 'fleet.IMAGE_TEXT.uploaded', defaultMessage: 'Image uploaded successfully!' },
  uploadedImage: { id: 'fleet.IMAGE_TEXT.uploadedImage', defaultMessage: 'The uploaded picture' },
  change: { id: 'fleet.IMAGE_TEXT.change', defaultMessage: 'Change Image' },
  keep: { id: 'fleet.IMAGE_TEXT.keep', defaultMessage: 'Keep current image' },
  upload: {
    id: 'fleet.IMAGE_TEXT.upload',
    defaultMessage: 'Upload',
    description: 'Button: send a picture to the server',
  },
  uploading: { id: 'fleet.IMAGE_TEXT.uploading', defaultMessage: 'Uploading...' },
  cancel: { id: 'fleet.IMAGE_TEXT.cancel', defaultMessage: 'Cancel upload' },
  noFile: { id: 'fleet.IMAGE_TEXT.noFile', defaultMessage: 'Please select an image file' },
  failed: { id: 'fleet.IMAGE_TEXT.failed', defaultMessage: 'Failed to upload image. Please try again.' },
  wrongType: { id: 'fleet.IMAGE_TEXT.wrongType', defaultMessage: 'This is not a JPEG, PNG, WebP or AVIF picture' },
  tooBig: { id: 'fleet.IMAGE_TEXT.tooBig', defaultMessage: 'This file is larger than {megabytes} MB' },
  refused: {
    id: 'fleet.IMAGE_TEXT.refused',
    defaultMessage: '{reason}.',
    description: 'reason: a sentence without its full stop',
  },
});

export const FREE_OF_CHARGE = defineMessages({
  title: { id: 'fleet.FREE_OF_CHARGE.title', defaultMessage: 'Price of 0' },
  question: {
    id: 'fleet.FREE_OF_CHARGE.question',
    defaultMessage: 'This car would be free of charge. Save all the same?',
  },
  yes: { id: 'fleet.FREE_OF_CHARGE.yes', defaultMessage: 'Save free of charge' },
  no: { id: 'fleet.FREE_OF_CHARGE.no', defaultMessage: 'Change price' },
});

export const PRICE_TEXT = defineMessages({
  change: {
    id: 'fleet.PRICE_TEXT.change',
    defaultMessage: 'Price per day of {name}: {price}. Change',
    description: 'Name of a button; name: of a car',
  },
  field: {
    id: 'fleet.PRICE_TEXT.field',
    defaultMessage: 'Price per day of {name}',
    description: 'Name of a field; name: of a car',
  },
  changed: {
    id: 'fleet.PRICE_TEXT.changed',
    defaultMessage: 'A colleague has changed it to {price}. Enter saves yours.',
    description: 'A price; Enter is the key',
  },
  perDay: { id: 'fleet.PRICE_TEXT.perDay', defaultMessage: '{price} a day', description: 'price: an amount of money' },
  notSaved: { id: 'fleet.PRICE_TEXT.notSaved', defaultMessage: 'The price was not saved' },
});

export const FOCUS_TEXT = defineMessages({
  label: {
    id: 'fleet.FOCUS_TEXT.label',
    defaultMessage: 'What stays in view: {x} from the left, {y} from the top',
    description: 'Name of a picture on which a point is set; x, y: percentages',
  },
  hint: {
    id: 'fleet.FOCUS_TEXT.hint',
    defaultMessage: 'Press what must stay in view where the picture is cut off; the arrow keys move the point.',
  },
});

export const MORE_TEXT = defineMessages({
  title: { id: 'fleet.MORE_TEXT.title', defaultMessage: 'More about the car' },
  plate: { id: 'fleet.MORE_TEXT.plate', defaultMessage: 'Number plate' },
  colour: { id: 'fleet.MORE_TEXT.colour', defaultMessage: 'Color' },
  year: { id: 'fleet.MORE_TEXT.year', defaultMessage: 'Year', description: 'Of the first registration of a car' },
  yearInvalid: { id: 'fleet.MORE_TEXT.yearInvalid', defaultMessage: 'Please enter a year, for example 2024' },
  mileage: { id: 'fleet.MORE_TEXT.mileage', defaultMessage: 'Mileage' },
  kilometers: { id: 'fleet.MORE_TEXT.kilometers', defaultMessage: 'km' },
  mileageInvalid: {
    id: 'fleet.MORE_TEXT.mileageInvalid',
    defaultMessage: 'Please enter whole kilometers, for example 48000',
  },
  rating: { id: 'fleet.MORE_TEXT.rating', defaultMessage: 'Rating' },
  ratingInvalid: {
    id: 'fleet.MORE_TEXT.ratingInvalid',
    defaultMessage: 'Please enter a number from 0 to 5, for example 4.5',
  },
  onSale: { id: 'fleet.MORE_TEXT.onSale', defaultMessage: 'Offered on the website' },
});

export const FEATURES_TEXT = defineMessages({
  label: {
    id: 'fleet.FEATURES_TEXT.label',
    defaultMessage: 'Features',
    description: 'Of a car, such as air conditioning',
  },
  hint: { id: 'fleet.FEATURES_TEXT.hint', defaultMessage: 'Choose, or write a new one and press Enter.' },
  tooLong: {
    id: 'fleet.FEATURES_TEXT.tooLong',
    defaultMessage: 'Please keep each feature to {maximum} characters',
  },
});

export const FURTHER_TEXT = defineMessages({
  title: { id: 'fleet.FURTHER_TEXT.title', defaultMessage: 'Further pictures' },
  hint: {
    id: 'fleet.FURTHER_TEXT.hint',
    defaultMessage:
      'Up to {count}, sent as soon as they are chosen or dropped here. Drag them into their order, or use the arrows.',
  },
  choose: { id: 'fleet.FURTHER_TEXT.choose', defaultMessage: 'Add pictures' },
  picture: { id: 'fleet.FURTHER_TEXT.picture', defaultMessage: 'Further picture {position}' },
  earlier: { id: 'fleet.FURTHER_TEXT.earlier', defaultMessage: 'Move picture {position} earlier' },
  later: { id: 'fleet.FURTHER_TEXT.later', defaultMessage: 'Move picture {position} later' },
  moved: {
    id: 'fleet.FURTHER_TEXT.moved',
    defaultMessage: 'Now picture {position} of {count}',
    description: 'Announced after a picture was moved',
  },
  remove: { id: 'fleet.FURTHER_TEXT.remove', defaultMessage: 'Remove picture {position}' },
  removed: {
    id: 'fleet.FURTHER_TEXT.removed',
    defaultMessage: 'Picture removed.',
    description: 'Before the button "Undo"',
  },
  undo: { id: 'fleet.FURTHER_TEXT.undo', defaultMessage: 'Undo' },
  sending: {
    id: 'fleet.FURTHER_TEXT.sending',
    defaultMessage: 'Sending {name}',
    description: 'Name of a progress bar; name: of a file',
  },
  cancel: {
    id: 'fleet.FURTHER_TEXT.cancel',
    defaultMessage: 'Leave out {name}',
    description: 'Button; name: of a file',
  },
  retryFile: {
    id: 'fleet.FURTHER_TEXT.retryFile',
    defaultMessage: 'Try again with {name}',
    description: 'Button; name: of a file',
  },
});
