import type { AuditAction } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import { PICKUP_LABELS } from 'shared-kit/ui';

export const HISTORY_TEXT = defineMessages({
  title: { id: 'history.title', defaultMessage: 'History', description: 'Title of a list: who changed what' },
  accounts: { id: 'history.accounts', defaultMessage: 'History of the accounts' },
  loading: { id: 'history.loading', defaultMessage: 'Loading the history' },
  failure: { id: 'history.failure', defaultMessage: 'The history could not be loaded' },
  empty: { id: 'history.empty', defaultMessage: 'Nothing has been recorded yet.' },
  more: { id: 'history.more', defaultMessage: 'Show earlier changes', description: 'Button' },
  lapsed: {
    id: 'history.lapsed',
    defaultMessage: 'The system (nobody answered in time)',
    description: 'Who made a change',
  },
  customer: { id: 'history.customer', defaultMessage: 'The customer', description: 'Who made a change' },
  website: { id: 'history.website', defaultMessage: 'The website', description: 'Who made a change: no person' },
  former: {
    id: 'history.former',
    defaultMessage: 'A former colleague',
    description: 'Who made a change: the account was removed',
  },
  of: { id: 'history.of', defaultMessage: 'Account of {name}', description: 'Whose account was changed' },
  values: {
    id: 'history.values',
    defaultMessage: '{field}: {before} → {after}',
    description: 'A change: the value before it and after it; the arrow points in reading direction',
  },
  personal: {
    id: 'history.personal',
    defaultMessage: '{field}: changed',
    description: 'field: label of a field whose values are not shown',
  },
  none: {
    id: 'history.none',
    defaultMessage: 'none',
    description: 'A field without a value, before or after a change',
  },
  yes: { id: 'history.yes', defaultMessage: 'yes' },
  no: { id: 'history.no', defaultMessage: 'no' },
});

export const ACTION_TEXT: Readonly<Record<AuditAction, Message>> = defineMessages({
  created: { id: 'history.created', defaultMessage: 'Created', description: 'What was done to a booking or a car' },
  changed: { id: 'history.changed', defaultMessage: 'Changed', description: 'What was done to a booking or a car' },
  deleted: { id: 'history.deleted', defaultMessage: 'Deleted', description: 'What was done to a booking or a car' },
});

/** What occupies a car. */
export const KIND_NAMES: Readonly<Record<string, Message>> = defineMessages({
  rental: { id: 'history.kindRental', defaultMessage: 'Rental' },
  service: { id: 'history.kindService', defaultMessage: 'Service', description: 'The car is in the workshop' },
  damage: { id: 'history.kindDamage', defaultMessage: 'Damage', description: 'The car cannot be rented' },
  owner: { id: 'history.kindOwner', defaultMessage: "Owner's use", description: 'The owner drives the car' },
});

/** Labels of the fields whose changes are recorded. */
export const FIELD_LABELS: Readonly<Record<string, Message>> = {
  ...PICKUP_LABELS,
  ...defineMessages({
    status: { id: 'history.status', defaultMessage: 'Status', description: 'Of a booking' },
    carId: { id: 'history.car', defaultMessage: 'Car' },
    pickupDate: { id: 'history.pickupDate', defaultMessage: 'Pick-up', description: 'Day of the pick-up' },
    dropoffDate: { id: 'history.dropoffDate', defaultMessage: 'Return', description: 'Day of the return' },
    from: { id: 'history.from', defaultMessage: 'From', description: 'First day' },
    to: { id: 'history.to', defaultMessage: 'Until', description: 'Last day' },
    reason: { id: 'history.reason', defaultMessage: 'Reason', description: 'Why a car is not rented out' },
    unitPrice: { id: 'history.unitPrice', defaultMessage: 'Price per day' },
    price: { id: 'history.price', defaultMessage: 'Price per day' },
    totalPrice: { id: 'history.totalPrice', defaultMessage: 'Total' },
    priceReason: { id: 'history.priceReason', defaultMessage: 'Reason of the price' },
    staffNote: { id: 'history.staffNote', defaultMessage: 'Staff note' },
    access: {
      id: 'history.access',
      defaultMessage: 'Online access',
      description: 'Of browsers and links to a booking',
    },
    locale: { id: 'history.language', defaultMessage: 'Language' },
    customerName: { id: 'history.customerName', defaultMessage: 'Name', description: 'Of the customer' },
    customerEmail: { id: 'history.customerEmail', defaultMessage: 'Email' },
    customerPhone: { id: 'history.customerPhone', defaultMessage: 'Phone' },
    driverLicense: { id: 'history.driverLicense', defaultMessage: "Driver's license" },
    confirmationCode: { id: 'history.code', defaultMessage: 'Confirmation code' },
    name: { id: 'history.name', defaultMessage: 'Name', description: 'Of a car or a person' },
    image: { id: 'history.image', defaultMessage: 'Picture' },
    images: { id: 'history.images', defaultMessage: 'Further pictures' },
    type: { id: 'history.type', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
    seats: { id: 'history.seats', defaultMessage: 'Seats' },
    fuel: { id: 'history.fuel', defaultMessage: 'Fuel' },
    transmission: { id: 'history.transmission', defaultMessage: 'Transmission' },
    rating: { id: 'history.rating', defaultMessage: 'Rating' },
    features: { id: 'history.features', defaultMessage: 'Features', description: 'Of the car' },
    plate: { id: 'history.plate', defaultMessage: 'Number plate' },
    colour: { id: 'history.colour', defaultMessage: 'Color' },
    year: { id: 'history.year', defaultMessage: 'Year', description: 'In which the car was built' },
    mileage: { id: 'history.mileage', defaultMessage: 'Mileage (km)' },
    onSale: { id: 'history.onSale', defaultMessage: 'On sale', description: 'Visitors can book the car' },
    position: {
      id: 'history.position',
      defaultMessage: 'Place in the list',
      description: "Of a car in the website's list",
    },
    archived: { id: 'history.archived', defaultMessage: 'Sold off', description: 'The car left the fleet' },
    role: { id: 'history.role', defaultMessage: 'Role', description: 'Of a member of staff' },
    disabled: { id: 'history.disabled', defaultMessage: 'Access blocked', description: 'Of an account' },
    email: { id: 'history.email', defaultMessage: 'Email' },
    password: { id: 'history.password', defaultMessage: 'Password' },
    invitation: { id: 'history.invitation', defaultMessage: 'Link to choose a password' },
  }),
};
