import type { BLOCK_FIELDS, BOOKING_FIELDS, CAR_FIELDS, EMAIL_TEMPLATE_FIELDS } from '../domain/index.ts';
import { CONTACT_LABELS } from './contact-messages.ts';
import { defineMessages, type Message } from './define-messages.ts';
import { PICKUP_LABELS } from './pickup-messages.ts';

export type FieldName =
  | keyof typeof BOOKING_FIELDS
  | keyof typeof CAR_FIELDS
  | keyof typeof BLOCK_FIELDS
  | keyof typeof EMAIL_TEMPLATE_FIELDS
  | 'lines';

/** Names of the fields of bookings, cars and blocks, as histories and exports show them. */
export const FIELD_LABELS: Readonly<Record<FieldName, Message>> = {
  ...CONTACT_LABELS,
  ...PICKUP_LABELS,
  ...defineMessages({
    id: { id: 'field.id', defaultMessage: 'Number', description: 'Of a booking or a block' },
    carId: { id: 'field.carId', defaultMessage: 'Car' },
    confirmationCode: { id: 'field.confirmationCode', defaultMessage: 'Confirmation code' },
    pickupDate: { id: 'field.pickupDate', defaultMessage: 'Pick-up', description: 'Day of the pick-up' },
    dropoffDate: { id: 'field.dropoffDate', defaultMessage: 'Return', description: 'Day of the return' },
    days: { id: 'field.days', defaultMessage: 'Duration (days)' },
    unitPrice: { id: 'field.unitPrice', defaultMessage: 'Price per day' },
    totalPrice: { id: 'field.totalPrice', defaultMessage: 'Total' },
    lines: { id: 'field.lines', defaultMessage: 'Lines of the price' },
    status: { id: 'field.status', defaultMessage: 'Status', description: 'Of a booking' },
    createdAt: { id: 'field.createdAt', defaultMessage: 'Booked on', description: 'Heading above a day and time' },
    locale: { id: 'field.locale', defaultMessage: 'Language' },
    customerPhoneE164: { id: 'field.customerPhoneE164', defaultMessage: 'Phone number with country code' },
    priceReason: { id: 'field.priceReason', defaultMessage: 'Reason of the price' },
    staffNote: { id: 'field.staffNote', defaultMessage: 'Staff note' },
    CarId: { id: 'field.CarId', defaultMessage: 'Car ID', description: 'Identifier in addresses' },
    name: { id: 'field.name', defaultMessage: 'Name', description: 'Of a car or a person' },
    image: { id: 'field.image', defaultMessage: 'Picture' },
    type: { id: 'field.type', defaultMessage: 'Type', description: 'Of the car, such as SUV' },
    seats: { id: 'field.seats', defaultMessage: 'Seats' },
    fuel: { id: 'field.fuel', defaultMessage: 'Fuel' },
    transmission: { id: 'field.transmission', defaultMessage: 'Transmission' },
    price: { id: 'field.price', defaultMessage: 'Price per day' },
    rating: { id: 'field.rating', defaultMessage: 'Rating' },
    features: { id: 'field.features', defaultMessage: 'Features', description: 'Of the car' },
    plate: { id: 'field.plate', defaultMessage: 'Number plate' },
    colour: { id: 'field.colour', defaultMessage: 'Color' },
    year: { id: 'field.year', defaultMessage: 'Year', description: 'In which the car was built' },
    mileage: { id: 'field.mileage', defaultMessage: 'Mileage (km)' },
    images: { id: 'field.images', defaultMessage: 'Further pictures' },
    onSale: { id: 'field.onSale', defaultMessage: 'On sale', description: 'Visitors can book the car' },
    archived: { id: 'field.archived', defaultMessage: 'Sold off', description: 'The car left the fleet' },
    from: { id: 'field.from', defaultMessage: 'From', description: 'First day' },
    to: { id: 'field.to', defaultMessage: 'Until', description: 'Last day' },
    reason: { id: 'field.reason', defaultMessage: 'Reason', description: 'Why a car is not rented out' },
    title: { id: 'field.title', defaultMessage: 'Title', description: 'Of a template of emails' },
    subjectEn: { id: 'field.subjectEn', defaultMessage: 'Subject (English)' },
    bodyEn: { id: 'field.bodyEn', defaultMessage: 'Text (English)', description: 'Of an email' },
    subjectFr: { id: 'field.subjectFr', defaultMessage: 'Subject (French)' },
    bodyFr: { id: 'field.bodyFr', defaultMessage: 'Text (French)', description: 'Of an email' },
    subjectEs: { id: 'field.subjectEs', defaultMessage: 'Subject (Spanish)' },
    bodyEs: { id: 'field.bodyEs', defaultMessage: 'Text (Spanish)', description: 'Of an email' },
    subjectAr: { id: 'field.subjectAr', defaultMessage: 'Subject (Arabic)' },
    bodyAr: { id: 'field.bodyAr', defaultMessage: 'Text (Arabic)', description: 'Of an email' },
  }),
};
