import { defineMessages, type Message } from 'shared-kit/intl';
import type { Rental } from './find-rental.ts';

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
  edit: { id: 'fleet.edit', defaultMessage: 'Edit', description: 'Button' },
  editCar: { id: 'fleet.editCar', defaultMessage: 'Edit {name}', description: 'Name of a button; name: of a car' },
  delete: { id: 'fleet.delete', defaultMessage: 'Delete', description: 'Button' },
  deleteCar: {
    id: 'fleet.deleteCar',
    defaultMessage: 'Delete {name}',
    description: 'Name of a button; name: of a car',
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
  cancel: { id: 'fleet.cancel', defaultMessage: 'Cancel' },
  save: { id: 'fleet.save', defaultMessage: 'Save' },
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
