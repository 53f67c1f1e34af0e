import type { ContactFieldName } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

/** Labels of the contact fields, shorter than those of the booking form. */
export const CONTACT_LABELS: Readonly<Record<ContactFieldName, Message>> = defineMessages({
  customerName: { id: 'booking.customerName', defaultMessage: 'Name', description: 'Of the customer' },
  customerEmail: { id: 'booking.customerEmail', defaultMessage: 'Email' },
  customerPhone: { id: 'booking.customerPhone', defaultMessage: 'Phone' },
  driverLicense: {
    id: 'booking.driverLicense',
    defaultMessage: 'DL:',
    description: "Label: number of the driver's license, short",
  },
});

export const CUSTOMER_TEXT = defineMessages({
  notProvided: { id: 'booking.notProvided', defaultMessage: 'Not provided' },
  language: {
    id: 'booking.language',
    defaultMessage: 'Language of the customer',
    description: 'Label of a choice: emails are drafted in this language',
  },
});

export const PHONE_COUNTRY_TEXT = defineMessages({
  question: {
    id: 'booking.phoneCountry',
    defaultMessage: 'Country of the phone number',
    description: 'Name of a group of buttons: Morocco +212, France +33',
  },
  saved: { id: 'booking.phoneCountrySaved', defaultMessage: 'Country of the phone number saved' },
  failed: { id: 'booking.phoneCountryFailed', defaultMessage: 'Failed to save the country of the phone number' },
});

export const DETAIL_TEXT = defineMessages({
  title: { id: 'booking.title', defaultMessage: 'Booking Details' },
  loading: { id: 'booking.loading', defaultMessage: 'Loading the booking' },
  failure: { id: 'booking.failure', defaultMessage: 'The booking could not be loaded' },
  sendEmail: { id: 'booking.sendEmail', defaultMessage: 'Send Email' },
  delete: { id: 'booking.delete', defaultMessage: 'Delete Booking' },
  booking: {
    id: 'booking.booking',
    defaultMessage: 'Booking {code}',
    description: 'code: confirmation code with a # before it',
  },
  requested: {
    id: 'booking.requested',
    defaultMessage: 'Requested: {moment}',
    description: 'moment: day and time of the request',
  },
});

export const CARD_TITLES = defineMessages({
  customer: { id: 'booking.customer', defaultMessage: 'Customer Info' },
  period: { id: 'booking.period', defaultMessage: 'Rental Period' },
  pickup: { id: 'booking.pickupDetails', defaultMessage: 'Pick-up Details' },
  vehicle: { id: 'booking.vehicle', defaultMessage: 'Vehicle Info' },
  payment: { id: 'booking.payment', defaultMessage: 'Payment Summary' },
});

export const PERIOD_LABELS = defineMessages({
  pickup: { id: 'booking.pickup', defaultMessage: 'Pickup' },
  dropoff: { id: 'booking.dropoff', defaultMessage: 'Return', description: 'Of the car' },
  duration: { id: 'booking.duration', defaultMessage: 'Duration' },
});

export const PICKUP_TEXT = defineMessages({
  saved: { id: 'booking.pickupSaved', defaultMessage: 'Pick-up details saved' },
  failed: { id: 'booking.pickupFailed', defaultMessage: 'Failed to save the pick-up details' },
  noTime: { id: 'booking.pickupNoTime', defaultMessage: 'Not agreed yet', description: 'Of the pick-up' },
});

export const STAFF_NOTE_TEXT = defineMessages({
  add: { id: 'booking.staffNoteAdd', defaultMessage: 'Write a note', description: 'Button: a note for colleagues' },
  edit: { id: 'booking.staffNoteEdit', defaultMessage: 'Edit note', description: 'Button: the note for colleagues' },
  hint: { id: 'booking.staffNoteHint', defaultMessage: 'For staff only: the customer never sees this note.' },
  saved: { id: 'booking.staffNoteSaved', defaultMessage: 'Staff note saved' },
  failed: { id: 'booking.staffNoteFailed', defaultMessage: 'Failed to save the staff note' },
  overtaken: {
    id: 'booking.staffNoteOvertaken',
    defaultMessage: 'A colleague has changed this note meanwhile: {text}',
    description: 'text: the note as it is now; saving again replaces it',
  },
});

export const VEHICLE_LABELS = defineMessages({
  plate: { id: 'booking.plate', defaultMessage: 'Number plate' },
  gone: { id: 'booking.vehicleGone', defaultMessage: 'This car is no longer in the fleet.' },
  name: { id: 'booking.vehicleName', defaultMessage: 'Name', description: 'Of the car' },
  type: { id: 'booking.vehicleType', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
  seats: { id: 'booking.seats', defaultMessage: 'Seats' },
  transmission: { id: 'booking.transmission', defaultMessage: 'Transmission' },
  fuel: { id: 'booking.fuel', defaultMessage: 'Fuel' },
});

export const PAYMENT_TEXT = defineMessages({
  rate: { id: 'booking.rate', defaultMessage: 'Daily rate' },
  reason: { id: 'booking.priceReason', defaultMessage: 'Agreed because', description: 'Label: reason of a price' },
  days: { id: 'booking.days', defaultMessage: 'Days', description: 'Label: number of days' },
  total: { id: 'booking.total', defaultMessage: 'Total' },
  note: { id: 'booking.paymentNote', defaultMessage: 'Payment will be processed upon vehicle return.' },
});

export const NOT_FOUND = defineMessages({
  title: { id: 'booking.notFound', defaultMessage: 'Booking Not Found' },
  text: { id: 'booking.notFoundText', defaultMessage: 'The requested booking could not be found.' },
});

export const ACCESS_TEXT = defineMessages({
  end: {
    id: 'booking.accessEnd',
    defaultMessage: 'End access',
    description: 'Button: no browser and no link of an email shows the booking to anybody any longer',
  },
  question: {
    id: 'booking.accessQuestion',
    defaultMessage:
      'Browsers that show this booking, also that of the customer, and links in emails will no longer open it. The customer can ask for a new link, which goes to the email address on file.',
  },
  ended: { id: 'booking.accessEnded', defaultMessage: 'Access to the booking has ended' },
  failed: { id: 'booking.accessFailed', defaultMessage: 'Failed to end the access' },
});

export const ERASE_TEXT = defineMessages({
  erase: {
    id: 'booking.erase',
    defaultMessage: 'Erase the customer',
    description: 'Button and title: removes all personal data of a booking',
  },
  removed: {
    id: 'booking.eraseRemoved',
    defaultMessage:
      'Removed for good: name, contact details, license, notes, emails, links, and what the history says of them. The customer no longer sees the booking.',
  },
  stays: {
    id: 'booking.eraseStays',
    defaultMessage: 'What stays: car, days, price, status, time and place of the pick-up, language, and code.',
  },
  others: {
    id: 'booking.eraseOthers',
    defaultMessage:
      'Also erase these bookings? They have the same mailbox or phone number; a family or a hotel may share it.',
  },
  unread: { id: 'booking.eraseUnread', defaultMessage: 'The bookings of this customer could not be loaded' },
  erased: { id: 'booking.erased', defaultMessage: 'The customer was erased' },
});

export const DELETE_TEXT = defineMessages({
  question: {
    id: 'booking.deleteQuestion',
    defaultMessage: 'Are you sure you want to delete this booking? This action cannot be undone.',
  },
  success: { id: 'booking.success', defaultMessage: 'Success', description: 'Title of a notice' },
  deleted: { id: 'booking.deleted', defaultMessage: 'Booking has been deleted successfully' },
});
