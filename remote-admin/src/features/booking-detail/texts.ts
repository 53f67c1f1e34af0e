import type { ContactFieldName } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

/** Labels of the contact fields, shorter than those of the booking form. */
export const CONTACT_LABELS: Readonly<Record<ContactFieldName, Message>> = defineMessages({
  customerName: { id: 'booking.CONTACT_LABELS.customerName', defaultMessage: 'Name', description: 'Of the customer' },
  customerEmail: { id: 'booking.CONTACT_LABELS.customerEmail', defaultMessage: 'Email' },
  customerPhone: { id: 'booking.CONTACT_LABELS.customerPhone', defaultMessage: 'Phone' },
  driverLicense: {
    id: 'booking.CONTACT_LABELS.driverLicense',
    defaultMessage: 'DL:',
    description: "Label: number of the driver's license, short",
  },
});

export const CUSTOMER_TEXT = defineMessages({
  notProvided: { id: 'booking.CUSTOMER_TEXT.notProvided', defaultMessage: 'Not provided' },
  more: {
    id: 'booking.CUSTOMER_TEXT.more',
    defaultMessage: 'Language, access, data',
    description: 'Opens the language of the customer, and what ends their access and removes their data',
  },
  language: {
    id: 'booking.CUSTOMER_TEXT.language',
    defaultMessage: 'Language of the customer',
    description: 'Label of a choice: emails are drafted in this language',
  },
});

export const PHONE_COUNTRY_TEXT = defineMessages({
  question: {
    id: 'booking.PHONE_COUNTRY_TEXT.question',
    defaultMessage: 'Country of the phone number',
    description: 'Name of a group of buttons: Morocco +212, France +33',
  },
  saved: { id: 'booking.PHONE_COUNTRY_TEXT.saved', defaultMessage: 'Country of the phone number saved' },
  failed: { id: 'booking.PHONE_COUNTRY_TEXT.failed', defaultMessage: 'Failed to save the country of the phone number' },
});

export const DETAIL_TEXT = defineMessages({
  title: { id: 'booking.DETAIL_TEXT.title', defaultMessage: 'Booking Details' },
  loading: { id: 'booking.DETAIL_TEXT.loading', defaultMessage: 'Loading the booking' },
  failure: { id: 'booking.DETAIL_TEXT.failure', defaultMessage: 'The booking could not be loaded' },
  sendEmail: { id: 'booking.DETAIL_TEXT.sendEmail', defaultMessage: 'Send Email' },
  delete: { id: 'booking.DETAIL_TEXT.delete', defaultMessage: 'Delete Booking' },
  booking: {
    id: 'booking.DETAIL_TEXT.booking',
    defaultMessage: 'Booking {code}',
    description: 'code: confirmation code with a # before it',
  },
  timeline: {
    id: 'booking.DETAIL_TEXT.timeline',
    defaultMessage: 'Emails and history',
    description: 'Title of a list of e-mails and changes',
  },
  requested: {
    id: 'booking.DETAIL_TEXT.requested',
    defaultMessage: 'Requested: {moment}',
    description: 'moment: day and time of the request',
  },
  overdue: {
    id: 'booking.DETAIL_TEXT.overdue',
    defaultMessage: 'Overdue since {day}',
    description: 'A car not brought back',
  },
});

export const CARD_TITLES = defineMessages({
  customer: { id: 'booking.CARD_TITLES.customer', defaultMessage: 'Customer Info' },
  period: { id: 'booking.CARD_TITLES.period', defaultMessage: 'Rental Period' },
  pickup: { id: 'booking.CARD_TITLES.pickup', defaultMessage: 'Pick-up Details' },
  vehicle: { id: 'booking.CARD_TITLES.vehicle', defaultMessage: 'Vehicle Info' },
  payment: { id: 'booking.CARD_TITLES.payment', defaultMessage: 'Payment Summary' },
  payments: { id: 'booking.CARD_TITLES.payments', defaultMessage: 'Payments' },
});

export const PERIOD_LABELS = defineMessages({
  pickup: { id: 'booking.PERIOD_LABELS.pickup', defaultMessage: 'Pickup' },
  dropoff: { id: 'booking.PERIOD_LABELS.dropoff', defaultMessage: 'Return', description: 'Of the car' },
  duration: { id: 'booking.PERIOD_LABELS.duration', defaultMessage: 'Duration' },
});

export const PICKUP_TEXT = defineMessages({
  saved: { id: 'booking.PICKUP_TEXT.saved', defaultMessage: 'Pick-up details saved' },
  failed: { id: 'booking.PICKUP_TEXT.failed', defaultMessage: 'Failed to save the pick-up details' },
  noTime: { id: 'booking.PICKUP_TEXT.noTime', defaultMessage: 'Not agreed yet', description: 'Of the pick-up' },
});

export const STAFF_NOTE_TEXT = defineMessages({
  add: {
    id: 'booking.STAFF_NOTE_TEXT.add',
    defaultMessage: 'Write a note',
    description: 'Button: a note for colleagues',
  },
  edit: {
    id: 'booking.STAFF_NOTE_TEXT.edit',
    defaultMessage: 'Edit note',
    description: 'Button: the note for colleagues',
  },
  hint: { id: 'booking.STAFF_NOTE_TEXT.hint', defaultMessage: 'For staff only: the customer never sees this note.' },
  saved: { id: 'booking.STAFF_NOTE_TEXT.saved', defaultMessage: 'Staff note saved' },
  failed: { id: 'booking.STAFF_NOTE_TEXT.failed', defaultMessage: 'Failed to save the staff note' },
  overtaken: {
    id: 'booking.STAFF_NOTE_TEXT.overtaken',
    defaultMessage: 'A colleague has changed this note meanwhile: {text}',
    description: 'text: the note as it is now; saving again replaces it',
  },
});

export const VEHICLE_LABELS = defineMessages({
  plate: { id: 'booking.VEHICLE_LABELS.plate', defaultMessage: 'Number plate' },
  gone: { id: 'booking.VEHICLE_LABELS.gone', defaultMessage: 'This car is no longer in the fleet.' },
  name: { id: 'booking.VEHICLE_LABELS.name', defaultMessage: 'Name', description: 'Of the car' },
  type: { id: 'booking.VEHICLE_LABELS.type', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
  seats: { id: 'booking.VEHICLE_LABELS.seats', defaultMessage: 'Seats' },
  transmission: { id: 'booking.VEHICLE_LABELS.transmission', defaultMessage: 'Transmission' },
  fuel: { id: 'booking.VEHICLE_LABELS.fuel', defaultMessage: 'Fuel' },
});

export const PAYMENT_TEXT = defineMessages({
  rate: { id: 'booking.PAYMENT_TEXT.rate', defaultMessage: 'Daily rate' },
  reason: {
    id: 'booking.PAYMENT_TEXT.reason',
    defaultMessage: 'Agreed because',
    description: 'Label: reason of a price',
  },
  days: { id: 'booking.PAYMENT_TEXT.days', defaultMessage: 'Days', description: 'Label: number of days' },
  total: { id: 'booking.PAYMENT_TEXT.total', defaultMessage: 'Total' },
  writeLines: {
    id: 'booking.PAYMENT_TEXT.writeLines',
    defaultMessage: 'Add a line',
    description: 'Button: a charge or a reduction in the price of a booking',
  },
  note: { id: 'booking.PAYMENT_TEXT.note', defaultMessage: 'Payment will be processed upon vehicle return.' },
});

export const NOT_FOUND = defineMessages({
  title: { id: 'booking.NOT_FOUND.title', defaultMessage: 'Booking Not Found' },
  text: { id: 'booking.NOT_FOUND.text', defaultMessage: 'The requested booking could not be found.' },
});

export const ACCESS_TEXT = defineMessages({
  end: {
    id: 'booking.ACCESS_TEXT.end',
    defaultMessage: 'End access',
    description: 'Button: no browser and no link of an email shows the booking to anybody any longer',
  },
  question: {
    id: 'booking.ACCESS_TEXT.question',
    defaultMessage:
      'Browsers that show this booking, also that of the customer, and links in emails will no longer open it. The customer can ask for a new link, which goes to the email address on file.',
  },
  ended: { id: 'booking.ACCESS_TEXT.ended', defaultMessage: 'Access to the booking has ended' },
  failed: { id: 'booking.ACCESS_TEXT.failed', defaultMessage: 'Failed to end the access' },
});

export const ERASE_TEXT = defineMessages({
  erase: {
    id: 'booking.ERASE_TEXT.erase',
    defaultMessage: 'Erase the customer',
    description: 'Button and title: removes all personal data of a booking',
  },
  removed: {
    id: 'booking.ERASE_TEXT.removed',
    defaultMessage:
      'Removed for good: name, contact details, license, notes, emails, links, and what the history says of them. The customer no longer sees the booking.',
  },
  stays: {
    id: 'booking.ERASE_TEXT.stays',
    defaultMessage: 'What stays: car, days, price, status, time and place of the pick-up, language, and code.',
  },
  others: {
    id: 'booking.ERASE_TEXT.others',
    defaultMessage:
      'Also erase these bookings? They have the same mailbox or phone number; a family or a hotel may share it.',
  },
  unread: { id: 'booking.ERASE_TEXT.unread', defaultMessage: 'The bookings of this customer could not be loaded' },
  erased: { id: 'booking.ERASE_TEXT.erased', defaultMessage: 'The customer was erased' },
});

export const DELETE_TEXT = defineMessages({
  question: {
    id: 'booking.DELETE_TEXT.question',
    defaultMessage: 'Are you sure you want to delete this booking? This action cannot be undone.',
  },
  success: { id: 'booking.DELETE_TEXT.success', defaultMessage: 'Success', description: 'Title of a notice' },
  deleted: { id: 'booking.DELETE_TEXT.deleted', defaultMessage: 'Booking has been deleted successfully' },
});
