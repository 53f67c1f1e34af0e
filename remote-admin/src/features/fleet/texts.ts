import type { BlockReason } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import type { CarStatus } from './find-car-status.ts';
import type { Rental } from './find-rental.ts';
import type { StatusFilter } from './use-fleet-url-state.ts';

export const FLEET_TEXT = defineMessages({
  add: { id: 'fleet.add', defaultMessage: 'Add New Car' },
  pages: { id: 'fleet.pages', defaultMessage: 'Pages of cars', description: 'Name of the page buttons' },
  loading: { id: 'fleet.loading', defaultMessage: 'Loading the fleet' },
  failure: { id: 'fleet.failure', defaultMessage: 'The fleet could not be loaded' },
  perDay: {
    id: 'fleet.perDay',
    defaultMessage: '<strong>{price}</strong> / day',
    description: 'price: with its currency',
  },
  seats: { id: 'fleet.seatCount', defaultMessage: '{count} seats' },
  editCar: { id: 'fleet.editCar', defaultMessage: 'Edit {name}', description: 'Name of a button; name: of a car' },
  deleteCar: { id: 'fleet.deleteCar', defaultMessage: 'Delete {name}', description: 'Button; name: of a car' },
  more: { id: 'fleet.more', defaultMessage: 'More for {name}', description: 'Name of a menu button; name: of a car' },
  duplicate: { id: 'fleet.duplicate', defaultMessage: 'Duplicate', description: 'Button: another car like this one' },
  deleteRented: {
    id: 'fleet.deleteRented',
    defaultMessage: 'Not while it is rented',
    description: 'Why "Delete" is disabled',
  },
  noPlate: { id: 'fleet.noPlate', defaultMessage: 'No plate', description: 'Instead of the number plate of a car' },
  statusesUnknown: {
    id: 'fleet.statusesUnknown',
    defaultMessage: 'What the cars do today could not be loaded.',
    description: 'Before the button "Try again"',
  },
  deleteQuestion: { id: 'fleet.deleteQuestion', defaultMessage: 'Are you sure you want to delete this car?' },
  deleted: { id: 'fleet.deleted', defaultMessage: 'Car deleted successfully' },
  deleteFailed: { id: 'fleet.deleteFailed', defaultMessage: 'Failed to delete car' },
  deleteRefused: {
    id: 'fleet.deleteRefused',
    defaultMessage: 'Failed to delete car. {reason}',
    description: 'reason: a sentence',
  },
});

export const NO_CARS = defineMessages({
  title: { id: 'fleet.none', defaultMessage: 'No cars yet' },
  text: { id: 'fleet.noneHint', defaultMessage: 'The first car that you add appears here and on the website.' },
});

/** Nothing is shown while it is unknown. */
export const RENTAL_TEXTS: Readonly<Record<Exclude<Rental, 'unknown'>, Message>> = defineMessages({
  rented: { id: 'fleet.rented', defaultMessage: 'Rented', description: 'A car that a customer has' },
  available: { id: 'fleet.available', defaultMessage: 'Available', description: 'A car that is not rented' },
});

/** Names of the statuses of a car; `day` without its year. */
export const STATUS_TEXTS: Readonly<Record<CarStatus['kind'], Message>> = defineMessages({
  free: { id: 'fleet.statusFree', defaultMessage: 'Available' },
  out: { id: 'fleet.statusOut', defaultMessage: 'Out until {day}', description: 'A customer has the car' },
  overdue: { id: 'fleet.statusOverdue', defaultMessage: 'Overdue since {day}', description: 'A car not brought back' },
  backToday: { id: 'fleet.statusBackToday', defaultMessage: 'Back today' },
  bookedToday: { id: 'fleet.statusBookedToday', defaultMessage: 'Booked today' },
  blocked: {
    id: 'fleet.statusBlocked',
    defaultMessage: '{reason} until {day}',
    description: 'reason: Service, Damage or Owner’s use',
  },
  offSale: { id: 'fleet.statusOffSale', defaultMessage: 'Off sale', description: 'Of a car that visitors do not see' },
  sold: { id: 'fleet.statusSold', defaultMessage: 'Sold off', description: 'Of a car that has left the fleet' },
});

export const BLOCK_REASONS: Readonly<Record<BlockReason, Message>> = defineMessages({
  service: { id: 'fleet.blockService', defaultMessage: 'Service', description: 'Why a car is blocked' },
  damage: { id: 'fleet.blockDamage', defaultMessage: 'Damage', description: 'Why a car is blocked' },
  owner: { id: 'fleet.blockOwner', defaultMessage: 'Owner’s use', description: 'Why a car is blocked' },
});

/** Labels of the options of the status filter. */
export const STATUS_NAMES: Readonly<Record<StatusFilter, Message>> = {
  ...STATUS_TEXTS,
  ...defineMessages({
    out: { id: 'fleet.filterOut', defaultMessage: 'Out', description: 'Cars that customers have' },
    overdue: { id: 'fleet.filterOverdue', defaultMessage: 'Overdue', description: 'Cars not brought back' },
    blocked: { id: 'fleet.filterBlocked', defaultMessage: 'Blocked', description: 'Cars in service, damaged, …' },
  }),
};

export const FILTER_TEXT = defineMessages({
  search: { id: 'fleet.search', defaultMessage: 'Search the fleet' },
  searchHint: { id: 'fleet.searchHint', defaultMessage: 'Name, plate or feature' },
  type: { id: 'fleet.filterType', defaultMessage: 'Type of car' },
  allTypes: { id: 'fleet.allTypes', defaultMessage: 'All types', description: 'Of cars' },
  status: { id: 'fleet.filterStatus', defaultMessage: 'Status today', description: 'Of cars' },
  allStatuses: { id: 'fleet.allStatuses', defaultMessage: 'Any status', description: 'Of cars' },
  size: { id: 'fleet.size', defaultMessage: 'Cars per page' },
  perPage: { id: 'fleet.perPage', defaultMessage: '{count} per page', description: 'Cars' },
  view: { id: 'fleet.view', defaultMessage: 'View', description: 'Cards or a table' },
  cards: { id: 'fleet.cards', defaultMessage: 'Cards', description: 'A view of the fleet' },
  table: { id: 'fleet.table', defaultMessage: 'Table', description: 'A view of the fleet' },
  order: {
    id: 'fleet.order',
    defaultMessage: 'Order',
    description: 'A view of the fleet, in which its order is changed',
  },
  total: { id: 'fleet.total', defaultMessage: '{count, plural, one {# car} other {# cars}}' },
  clear: { id: 'fleet.clear', defaultMessage: 'Clear filters' },
});

/** The order in which visitors see the cars. */
export const ORDER_TEXT = defineMessages({
  hint: {
    id: 'fleet.orderHint',
    defaultMessage:
      'Visitors see the cars in this order, the first six on the home page. Drag a car by its handle, press the handle for a menu, or use the arrow keys up and down on it.',
  },
  move: {
    id: 'fleet.orderMove',
    defaultMessage: 'Move {name}',
    description: 'Name of a handle that is dragged, or pressed for a menu; name: of a car',
  },
  up: { id: 'fleet.orderUp', defaultMessage: 'Move up', description: 'Of a car in a list: one place' },
  down: { id: 'fleet.orderDown', defaultMessage: 'Move down', description: 'Of a car in a list: one place' },
  start: { id: 'fleet.orderStart', defaultMessage: 'Move to the start', description: 'Of a car in a list' },
  end: { id: 'fleet.orderEnd', defaultMessage: 'Move to the end', description: 'Of a car in a list' },
  moved: {
    id: 'fleet.orderMoved',
    defaultMessage: '{name}: now place {place} of {count}',
    description: 'name: of a car',
  },
  back: {
    id: 'fleet.orderBack',
    defaultMessage: '{name}: back at place {place} of {count}',
    description: 'After the button "Undo"; name: of a car',
  },
  undo: { id: 'fleet.orderUndo', defaultMessage: 'Undo', description: 'Button' },
  failed: {
    id: 'fleet.orderFailed',
    defaultMessage: 'The car could not be moved. The list is as it was saved last.',
  },
});

export const NONE_FOUND = defineMessages({
  title: { id: 'fleet.noneFound', defaultMessage: 'No cars found' },
  text: { id: 'fleet.noneFoundHint', defaultMessage: 'Try fewer words, another type or another status.' },
});

export const COLUMN_TEXTS = defineMessages({
  name: { id: 'fleet.columnCar', defaultMessage: 'Car' },
  plate: { id: 'fleet.columnPlate', defaultMessage: 'Plate', description: 'Number plate' },
  status: { id: 'fleet.columnStatus', defaultMessage: 'Today', description: 'What the car does today' },
  type: { id: 'fleet.columnType', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
  year: { id: 'fleet.columnYear', defaultMessage: 'Year' },
  mileage: { id: 'fleet.columnMileage', defaultMessage: 'Mileage (km)' },
  price: { id: 'fleet.columnPrice', defaultMessage: 'Price per day' },
  actions: { id: 'fleet.columnActions', defaultMessage: 'Actions' },
});

/** Texts about the bookings of a car before it is deleted. */
export const COMING_TEXT = defineMessages({
  none: { id: 'fleet.comingNone', defaultMessage: 'It has no bookings to come.' },
  some: {
    id: 'fleet.comingSome',
    defaultMessage: '{count, plural, one {# booking is still to come:} other {# bookings are still to come:}}',
  },
  more: { id: 'fleet.comingMore', defaultMessage: '{count, plural, one {and # more} other {and # more}}' },
  stay: {
    id: 'fleet.comingStay',
    defaultMessage: 'They stay when the car is deleted: give these customers another car, or cancel.',
  },
  unknown: {
    id: 'fleet.comingUnknown',
    defaultMessage: 'The bookings that are still to come could not be loaded.',
  },
});

export const FORM_TEXT = defineMessages({
  edit: { id: 'fleet.editTitle', defaultMessage: 'Edit Car' },
  name: { id: 'fleet.name', defaultMessage: 'Name', description: 'Of the car' },
  nameMissing: { id: 'fleet.nameMissing', defaultMessage: 'Please enter the name of the car' },
  price: { id: 'fleet.price', defaultMessage: 'Price per day' },
  priceMissing: { id: 'fleet.priceMissing', defaultMessage: 'Please enter a price' },
  type: { id: 'fleet.type', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
  typeMissing: { id: 'fleet.typeMissing', defaultMessage: 'Please choose a type' },
  chooseType: { id: 'fleet.chooseType', defaultMessage: 'Choose a type' },
  seats: { id: 'fleet.seats', defaultMessage: 'Seats' },
  seatsMissing: { id: 'fleet.seatsMissing', defaultMessage: 'Please choose the number of seats' },
  fuel: { id: 'fleet.fuel', defaultMessage: 'Fuel' },
  fuelMissing: { id: 'fleet.fuelMissing', defaultMessage: 'Please choose a fuel' },
  transmission: { id: 'fleet.transmission', defaultMessage: 'Transmission' },
  transmissionMissing: { id: 'fleet.transmissionMissing', defaultMessage: 'Please choose a transmission' },
  saving: { id: 'fleet.saving', defaultMessage: 'Saving...' },
  added: { id: 'fleet.added', defaultMessage: 'Car added successfully' },
  addFailed: { id: 'fleet.addFailed', defaultMessage: 'Failed to add car' },
  updated: { id: 'fleet.updated', defaultMessage: 'Car updated successfully' },
  updateFailed: { id: 'fleet.updateFailed', defaultMessage: 'Failed to update car' },
});

export const IMAGE_TEXT = defineMessages({
  label: { id: 'fleet.image', defaultMessage: 'Image' },
  hint: {
    id: 'fleet.imageHint',
    defaultMessage: 'JPEG, PNG, WebP or AVIF, up to {megabytes} MB. Choose a file, then click Upload.',
  },
  uploaded: { id: 'fleet.imageUploaded', defaultMessage: 'Image uploaded successfully!' },
  uploadedImage: { id: 'fleet.uploadedImage', defaultMessage: 'The uploaded picture' },
  change: { id: 'fleet.changeImage', defaultMessage: 'Change Image' },
  keep: { id: 'fleet.keepImage', defaultMessage: 'Keep current image' },
  upload: { id: 'fleet.upload', defaultMessage: 'Upload', description: 'Button: send a picture to the server' },
  uploading: { id: 'fleet.uploading', defaultMessage: 'Uploading...' },
  cancel: { id: 'fleet.cancelUpload', defaultMessage: 'Cancel upload' },
  noFile: { id: 'fleet.noFile', defaultMessage: 'Please select an image file' },
  failed: { id: 'fleet.uploadFailed', defaultMessage: 'Failed to upload image. Please try again.' },
  wrongType: { id: 'fleet.imageWrongType', defaultMessage: 'This is not a JPEG, PNG, WebP or AVIF picture' },
  tooBig: { id: 'fleet.imageTooBig', defaultMessage: 'This file is larger than {megabytes} MB' },
  refused: {
    id: 'fleet.uploadRefused',
    defaultMessage: '{reason}.',
    description: 'reason: a sentence without its full stop',
  },
});

export const FREE_OF_CHARGE = defineMessages({
  title: { id: 'fleet.free', defaultMessage: 'Price of 0' },
  question: { id: 'fleet.freeQuestion', defaultMessage: 'This car would be free of charge. Save all the same?' },
  yes: { id: 'fleet.saveFree', defaultMessage: 'Save free of charge' },
  no: { id: 'fleet.changePrice', defaultMessage: 'Change price' },
});

export const MORE_TEXT = defineMessages({
  title: { id: 'fleet.moreTitle', defaultMessage: 'More about the car' },
  plate: { id: 'fleet.plate', defaultMessage: 'Number plate' },
  colour: { id: 'fleet.colour', defaultMessage: 'Color' },
  year: { id: 'fleet.year', defaultMessage: 'Year', description: 'Of the first registration of a car' },
  yearInvalid: { id: 'fleet.yearInvalid', defaultMessage: 'Please enter a year, for example 2024' },
  mileage: { id: 'fleet.mileage', defaultMessage: 'Mileage' },
  kilometers: { id: 'fleet.kilometers', defaultMessage: 'km' },
  mileageInvalid: { id: 'fleet.mileageInvalid', defaultMessage: 'Please enter whole kilometers, for example 48000' },
  rating: { id: 'fleet.rating', defaultMessage: 'Rating' },
  ratingInvalid: { id: 'fleet.ratingInvalid', defaultMessage: 'Please enter a number from 0 to 5, for example 4.5' },
  onSale: { id: 'fleet.onSale', defaultMessage: 'Offered on the website' },
});

export const FEATURES_TEXT = defineMessages({
  label: { id: 'fleet.features', defaultMessage: 'Features', description: 'Of a car, such as air conditioning' },
  hint: { id: 'fleet.featuresHint', defaultMessage: 'Choose, or write a new one and press Enter.' },
  tooLong: {
    id: 'fleet.featureTooLong',
    defaultMessage: 'Please keep each feature to {maximum} characters',
  },
});

export const FURTHER_TEXT = defineMessages({
  title: { id: 'fleet.pictures', defaultMessage: 'Further pictures' },
  hint: {
    id: 'fleet.picturesHint',
    defaultMessage: 'Up to {count}, sent as soon as they are chosen. Drag them into their order, or use the arrows.',
  },
  choose: { id: 'fleet.choosePictures', defaultMessage: 'Add pictures' },
  picture: { id: 'fleet.pictureNumber', defaultMessage: 'Further picture {position}' },
  earlier: { id: 'fleet.pictureEarlier', defaultMessage: 'Move picture {position} earlier' },
  later: { id: 'fleet.pictureLater', defaultMessage: 'Move picture {position} later' },
  moved: {
    id: 'fleet.pictureMoved',
    defaultMessage: 'Now picture {position} of {count}',
    description: 'Announced after a picture was moved',
  },
  remove: { id: 'fleet.pictureRemove', defaultMessage: 'Remove picture {position}' },
  removed: { id: 'fleet.pictureRemoved', defaultMessage: 'Picture removed.', description: 'Before the button "Undo"' },
  undo: { id: 'fleet.pictureUndo', defaultMessage: 'Undo' },
  sending: {
    id: 'fleet.pictureSending',
    defaultMessage: 'Sending {name}',
    description: 'Name of a progress bar; name: of a file',
  },
  cancel: { id: 'fleet.pictureCancel', defaultMessage: 'Leave out {name}', description: 'Button; name: of a file' },
  retryFile: {
    id: 'fleet.pictureRetryFile',
    defaultMessage: 'Try again with {name}',
    description: 'Button; name: of a file',
  },
});
