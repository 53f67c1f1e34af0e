import type {
  BLOCK_FIELDS,
  BOOKING_FIELDS,
  CAR_FIELDS,
  CUSTOMER_FIELDS,
  EMAIL_TEMPLATE_FIELDS,
  EXTRA_FIELDS,
  FINE_FIELDS,
  LENGTH_DISCOUNT_FIELDS,
  PLACE_FIELDS,
  PRICE_SEASON_FIELDS,
  RENTAL_TERMS_FIELDS,
} from '../domain/index.ts';
import { CONTACT_LABELS } from './contact-messages.ts';
import { defineMessages, type Message } from './define-messages.ts';
import { PICKUP_LABELS } from './pickup-messages.ts';

export type FieldName =
  | keyof typeof BOOKING_FIELDS
  | keyof typeof CAR_FIELDS
  | keyof typeof BLOCK_FIELDS
  | keyof typeof CUSTOMER_FIELDS
  | keyof typeof EMAIL_TEMPLATE_FIELDS
  | keyof typeof FINE_FIELDS
  | keyof typeof PRICE_SEASON_FIELDS
  | keyof typeof LENGTH_DISCOUNT_FIELDS
  | keyof typeof EXTRA_FIELDS
  | keyof typeof PLACE_FIELDS
  | keyof typeof RENTAL_TERMS_FIELDS
  | 'lines';

/** Names of the fields of all entities, as histories and exports show them. */
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
    dropoffTime: { id: 'field.dropoffTime', defaultMessage: 'Return time' },
    dropoffPlace: { id: 'field.dropoffPlace', defaultMessage: 'Return place' },
    extras: { id: 'field.extras', defaultMessage: 'Extras', description: 'Such as child seats' },
    youngDriver: { id: 'field.youngDriver', defaultMessage: 'Young driver' },
    terms: { id: 'field.terms', defaultMessage: 'Terms of the rental' },
    locale: { id: 'field.locale', defaultMessage: 'Language' },
    customerPhoneE164: { id: 'field.customerPhoneE164', defaultMessage: 'Phone number with country code' },
    priceReason: { id: 'field.priceReason', defaultMessage: 'Reason of the price' },
    staffNote: { id: 'field.staffNote', defaultMessage: 'Staff note' },
    carSince: {
      id: 'field.carSince',
      defaultMessage: 'Present car since',
      description: 'Day on which a rental got another car',
    },
    formerNumber: {
      id: 'field.formerNumber',
      defaultMessage: 'Former number',
      description: 'That a booking had in the program before',
    },
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
    photographed: { id: 'field.photographed', defaultMessage: 'With a photograph', description: 'Of a car' },
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
    names: { id: 'field.names', defaultMessage: 'Names', description: 'In several languages' },
    kind: { id: 'field.kind', defaultMessage: 'Kind', description: 'Of a season or a place' },
    ranges: { id: 'field.ranges', defaultMessage: 'Periods', description: 'First and last days' },
    percent: { id: 'field.percent', defaultMessage: 'Percent', description: 'Change of a price' },
    prices: { id: 'field.prices', defaultMessage: 'Prices', description: 'Of cars and classes in a season' },
    minDays: { id: 'field.minDays', defaultMessage: 'Shortest rental (days)' },
    leadDays: {
      id: 'field.leadDays',
      defaultMessage: 'Lead time (days)',
      description: 'How many days ahead a rental is booked',
    },
    lengthDiscounts: { id: 'field.lengthDiscounts', defaultMessage: 'Length discounts' },
    fromDays: {
      id: 'field.fromDays',
      defaultMessage: 'From days',
      description: 'A discount of rentals of so many days or more',
    },
    per: { id: 'field.per', defaultMessage: 'Per', description: 'What a price is for: a day, or the whole rental' },
    maxAmount: { id: 'field.maxAmount', defaultMessage: 'Maximum amount', description: 'In a rental' },
    maxQuantity: { id: 'field.maxQuantity', defaultMessage: 'Maximum quantity', description: 'In a rental' },
    stock: { id: 'field.stock', defaultMessage: 'Stock', description: 'Pieces of an extra that the agency has' },
    active: { id: 'field.active', defaultMessage: 'Offered', description: 'Whether an extra can be booked' },
    pickupFee: { id: 'field.pickupFee', defaultMessage: 'Fee for delivery', description: 'Of a car, at a place' },
    dropoffFee: { id: 'field.dropoffFee', defaultMessage: 'Fee for collection', description: 'Of a car, at a place' },
    hours: { id: 'field.hours', defaultMessage: 'Opening hours' },
    outOfHoursFee: { id: 'field.outOfHoursFee', defaultMessage: 'Fee outside the opening hours' },
    deposit: { id: 'field.deposit', defaultMessage: 'Deposit', description: 'Held during a rental and given back' },
    depositMethod: { id: 'field.depositMethod', defaultMessage: 'How the deposit is held' },
    excess: { id: 'field.excess', defaultMessage: 'Excess', description: 'The most that a customer pays for damage' },
    fuelRule: { id: 'field.fuelRule', defaultMessage: 'Fuel rule' },
    fuelPrice: { id: 'field.fuelPrice', defaultMessage: 'Price per missing eighth of the tank' },
    kmPerDay: { id: 'field.kmPerDay', defaultMessage: 'Kilometers per day', description: 'Included in the price' },
    kmPrice: { id: 'field.kmPrice', defaultMessage: 'Price per extra kilometer' },
    minAge: { id: 'field.minAge', defaultMessage: 'Minimum age', description: 'Of a driver' },
    minLicenceYears: { id: 'field.minLicenceYears', defaultMessage: 'Minimum years of license' },
    youngDriverBelow: { id: 'field.youngDriverBelow', defaultMessage: 'Young driver below age' },
    youngDriverPerDay: {
      id: 'field.youngDriverPerDay',
      defaultMessage: 'Young driver per day',
      description: 'A price',
    },
    youngDriverMax: {
      id: 'field.youngDriverMax',
      defaultMessage: 'Young driver at most',
      description: 'An amount in a rental',
    },
    documents: { id: 'field.documents', defaultMessage: 'Documents', description: 'What a driver brings' },
    billing: { id: 'field.billing', defaultMessage: 'Billing data', description: 'Of a company' },
    flagged: { id: 'field.flagged', defaultMessage: 'Do not rent', description: 'Of a customer' },
    occurredOn: { id: 'field.occurredOn', defaultMessage: 'Day', description: 'Of a fine' },
    occurredTime: { id: 'field.occurredTime', defaultMessage: 'Time', description: 'Of a fine, on its day' },
    authority: { id: 'field.authority', defaultMessage: 'Authority', description: 'Which asks for a fine or a toll' },
    reference: { id: 'field.reference', defaultMessage: 'Reference', description: 'Number that an authority gave' },
    amount: { id: 'field.amount', defaultMessage: 'Amount' },
    deadline: { id: 'field.deadline', defaultMessage: 'Deadline', description: 'The last day to answer an authority' },
    bookingId: { id: 'field.bookingId', defaultMessage: 'Booking' },
    attribution: { id: 'field.attribution', defaultMessage: 'Found by', description: 'How it is known who had a car' },
    borders: { id: 'field.borders', defaultMessage: 'Borders', description: 'Where a car may be driven' },
  }),
};

/** Names of fields that mean something else than elsewhere, by entity. */
const OWN_LABELS: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  Extras: defineMessages({ price: { id: 'field.extraPrice', defaultMessage: 'Price', description: 'Of an extra' } }),
  Fines: defineMessages({
    kind: { id: 'field.fineKind', defaultMessage: 'Kind', description: 'Fine or toll' },
    status: { id: 'field.fineStatus', defaultMessage: 'Status', description: 'Of a fine' },
    createdAt: { id: 'field.fineCreatedAt', defaultMessage: 'Entered on', description: 'Heading above a day and time' },
    note: { id: 'field.fineNote', defaultMessage: 'Note', description: 'Of staff, about a fine' },
  }),
};

/** Returns the name of an entity's field; undefined for one that a newer server has added. */
export function labelOfField(entity: string, field: string): Message | undefined {
  return OWN_LABELS[entity]?.[field] ?? (FIELD_LABELS as Readonly<Record<string, Message>>)[field];
}
