import { formatPrice, MAX_PRICE, MAX_UPLOAD_MB } from 'shared-kit/domain';
import type { Rental } from './find-rental.ts';
import type { ParsedPrice } from './parse-price.ts';

export const FLEET_TEXT = {
  add: 'Add New Car',
  pages: 'Pages of cars',
  loading: 'Loading the fleet',
  failure: 'The fleet could not be loaded',
  perDay: '/ day',
  seats: (count: number) => `${count} seats`,
  edit: 'Edit',
  editCar: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteCar: (name: string) => `Delete ${name}`,
  deleteQuestion: 'Are you sure you want to delete this car?',
  deleted: 'Car deleted successfully',
  deleteFailed: 'Failed to delete car',
} as const;

export const NO_CARS = {
  title: 'No cars yet',
  text: 'The first car that you add appears here and on the website.',
} as const;

export const RENTAL_TEXTS: Readonly<Record<Rental, string>> = { rented: 'Rented', available: 'Available', unknown: '' };

export const FORM_TEXT = {
  edit: 'Edit Car',
  name: 'Name',
  nameMissing: 'Please enter the name of the car',
  price: 'Price per day',
  priceMissing: 'Please enter a price',
  type: 'Type',
  typeMissing: 'Please choose a type',
  chooseType: 'Choose a type',
  seats: 'Seats',
  seatsMissing: 'Please choose the number of seats',
  fuel: 'Fuel',
  fuelMissing: 'Please choose a fuel',
  transmission: 'Transmission',
  transmissionMissing: 'Please choose a transmission',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  added: 'Car added successfully',
  addFailed: 'Failed to add car',
  updated: 'Car updated successfully',
  updateFailed: 'Failed to update car',
} as const;

export const IMAGE_TEXT = {
  label: 'Image',
  uploaded: 'Image uploaded successfully!',
  uploadedImage: 'The uploaded picture',
  change: 'Change Image',
  keep: 'Keep current image',
  upload: 'Upload',
  uploading: 'Uploading...',
  cancel: 'Cancel upload',
  noFile: 'Please select an image file',
  failed: 'Failed to upload image. Please try again.',
} as const;

export const IMAGE_HINT = `JPEG, PNG, WebP or AVIF, up to ${MAX_UPLOAD_MB} MB. Choose a file, then click Upload.`;

export const FREE_OF_CHARGE = {
  title: 'Price of 0',
  question: 'This car would be free of charge. Save all the same?',
  yes: 'Save free of charge',
  no: 'Change price',
};

/** Returns why a text is not a price and how to write it; undefined for a price and for an empty text. */
export function describePriceProblem(price: ParsedPrice, currencySign: string): string | undefined {
  switch (price.status) {
    case 'price':
    case 'missing':
      return undefined;
    case 'ambiguous': {
      const { asThousands, asDecimal } = price;
      const twoDecimals = asDecimal.slice(0, -1);
      return `This could be ${asThousands} or ${asDecimal}. Please write ${asThousands}.00, or ${twoDecimals} with two decimals.`;
    }
    case 'negative':
      return 'A price cannot be negative';
    case 'too-precise':
      return 'Please write at most two decimals, for example 39.50';
    case 'too-high':
      return `Please enter at most ${formatPrice(MAX_PRICE, currencySign)}`;
    case 'not-a-number':
      return 'This is not a price. Please write a number, for example 39.50';
  }
}
