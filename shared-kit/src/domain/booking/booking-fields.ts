import { CONTACT_FIELDS } from '../fields/contact-fields.ts';
import type { CreationOf, EntityField, EntityFields, EntityOf, NamesWith } from '../fields/entity-fields.ts';
import { normalizeLine, normalizeNote } from '../fields/normalize-typed-text.ts';
import { CAR_FIELDS } from '../fleet/car-fields.ts';
import { LOCALE_CODES } from '../locale.ts';
import { ACCEPTED_STATUSES } from './booking-status.ts';
import { CHOICE_FIELDS } from './choice-fields.ts';
import { CONFIRMATION_CODE_PATTERN } from './confirmation-code.ts';
import { PICKUP_FIELDS } from './pickup-fields.ts';

/** What occupies a car: a rental, or a block by staff (docs/rules.md#blocks). */
export const OCCUPANCY_KINDS = ['rental', 'service', 'damage', 'owner'] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

/** The statuses that a booking by staff may begin with. */
export const CREATION_STATUSES = ['requested', 'reserved', 'out'] as const;

/** Options that staff may send with a new booking (docs/rules.md#bookings-by-staff). */
export interface StaffBookingOptions {
  /** `requested` by default. */
  readonly status?: (typeof CREATION_STATUSES)[number];
  /** Required for another price than the car's. */
  readonly priceReason?: string;
  /** Whether the customer gets an e-mail. */
  readonly notifyCustomer?: boolean;
}

/** Entity `CarsBooking` (docs/rules.md#booking-a-car). Only the booked periods are public. */
export const BOOKING_FIELDS = {
  id: {
    type: 'integer',
    column: 'id',
    readBy: 'customer',
    isOnCustomersPage: false,
    writtenBy: 'server',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    example: 7,
  },
  carId: {
    type: 'text',
    column: 'car_id',
    readBy: 'anyone',
    writtenBy: 'creator',
    maxLength: CAR_FIELDS.CarId.maxLength,
    example: CAR_FIELDS.CarId.example,
  },
  confirmationCode: {
    type: 'text',
    column: 'confirmation_code',
    readBy: 'customer',
    writtenBy: 'creator',
    maxLength: 7,
    pattern: CONFIRMATION_CODE_PATTERN,
    example: 'K7M-2QX',
  },
  ...CONTACT_FIELDS,
  pickupDate: { type: 'day', column: 'pickup_date', readBy: 'anyone', writtenBy: 'creator', example: '2026-12-01' },
  dropoffDate: { type: 'day', column: 'dropoff_date', readBy: 'anyone', writtenBy: 'creator', example: '2026-12-03' },
  days: { type: 'integer', column: 'days', readBy: 'customer', writtenBy: 'creator', generated: true, example: 3 },
  unitPrice: { type: 'decimal', column: 'unit_price', readBy: 'customer', writtenBy: 'creator', example: 42.5 },
  totalPrice: { type: 'decimal', column: 'total_price', readBy: 'customer', writtenBy: 'creator', example: 127.5 },
  status: {
    type: 'choice',
    column: 'status',
    readBy: 'anyone',
    writtenBy: 'staff',
    values: ACCEPTED_STATUSES,
    example: 'requested',
  },
  createdAt: {
    type: 'instant',
    column: 'created_at',
    readBy: 'customer',
    writtenBy: 'server',
    description: 'ISO timestamp',
    example: '2026-11-20T10:15:00.000Z',
  },
  ...PICKUP_FIELDS,
  ...CHOICE_FIELDS,
  // Absent in bookings by clients that do not send it. A repeated request in another language is the same request.
  locale: {
    type: 'choice',
    column: 'locale',
    readBy: 'customer',
    writtenBy: 'creator',
    optional: true,
    identifies: false,
    values: LOCALE_CODES,
    description: "The customer's language",
    example: 'fr',
  },
  // Unique.
  formerNumber: {
    type: 'text',
    column: 'former_number',
    readBy: 'staff',
    writtenBy: 'server',
    optional: true,
    maxLength: 40,
    normalize: normalizeLine,
    description: 'The number that an imported booking had in the program before',
    example: 'R-2019-0457',
  },
  // Absent when the number as typed is not a possible one.
  customerPhoneE164: {
    type: 'text',
    column: 'customer_phone_e164',
    personal: true,
    readBy: 'customer',
    isOnCustomersPage: false,
    writtenBy: 'server',
    optional: true,
    maxLength: 16,
    description: 'The phone number in E.164 format',
    example: '+33199001021',
  },
  priceReason: {
    type: 'text',
    column: 'price_reason',
    personal: true,
    readBy: 'staff',
    writtenBy: 'staff',
    optional: true,
    maxLength: 200,
    normalize: normalizeNote,
    description: "Why the price differs from the car's",
    example: 'Regular customer',
  },
  staffNote: {
    type: 'text',
    column: 'staff_note',
    personal: true,
    readBy: 'staff',
    writtenBy: 'staff',
    optional: true,
    isExported: false,
    maxLength: 500,
    normalize: normalizeNote,
    description: 'What staff note for each other; the customer never sees it',
    example: 'Asked for a child seat last time',
  },
  // Staff alone read it: the days before it are over, so that it changes nothing for those who look for free days.
  carSince: {
    type: 'day',
    column: 'car_since',
    readBy: 'staff',
    writtenBy: 'server',
    optional: true,
    isExported: false,
    description: 'The day from which it takes its present car, when the customer gave another one back before',
    example: '2026-12-02',
  },
} as const satisfies EntityFields;

export type Booking = EntityOf<typeof BOOKING_FIELDS>;

/** A booking or block that conflicts with a booking, for staff. */
export interface BookingConflict extends Pick<Booking, 'id' | 'pickupDate' | 'dropoffDate' | 'status'> {
  readonly kind: OccupancyKind;
  /** Absent for blocks. */
  readonly customerName?: string;
  readonly confirmationCode?: string;
}

/** Body that creates a booking; the server recomputes the three amounts and refuses different ones. */
export type BookingRequest = CreationOf<typeof BOOKING_FIELDS>;

/** A visitor's request, of a car or of any car of its offer. */
export interface OfferRequest extends BookingRequest {
  /** Whether a free car of the same offer is booked when this one is taken (docs/rules.md#offers). */
  readonly anyOfOffer?: boolean;
}

/** A booking request without its confirmation code. */
export type BookingContent = Omit<BookingRequest, 'confirmationCode'>;

type HiddenName = NamesWith<
  typeof BOOKING_FIELDS,
  { readonly readBy: 'staff' } | { readonly isOnCustomersPage: false }
>;

/** Names of the fields on the customer's page of a booking. */
export type MyBookingFieldName = Exclude<keyof typeof BOOKING_FIELDS, HiddenName>;
export const MY_BOOKING_FIELD_NAMES = (Object.entries(BOOKING_FIELDS) as [MyBookingFieldName, EntityField][])
  .filter(([, { readBy, isOnCustomersPage = true }]) => readBy !== 'staff' && isOnCustomersPage)
  .map(([name]) => name);

type PublicName = NamesWith<typeof BOOKING_FIELDS, { readonly readBy: 'anyone' }>;

/** The public fields of a booking. */
export type BookedPeriod = Pick<Booking, Exclude<PublicName, 'status'>> & Partial<Pick<Booking, 'status'>>;

/** Fields that identify a request, sorted by name. */
export const REQUEST_IDENTITY = (Object.entries(BOOKING_FIELDS) as [keyof BookingRequest, EntityField][])
  .filter(([, { writtenBy, identifies = true }]) => writtenBy === 'creator' && identifies)
  .map(([name]) => name)
  .sort();

/**
 * Returns names and values of the fields that identify a request. Empty fields are left out, so that the identity does not
 * change when an optional field is added to bookings.
 */
export function requestIdentity(request: Partial<BookingRequest>): [keyof BookingRequest, unknown][] {
  return REQUEST_IDENTITY.flatMap((name) => {
    const value = request[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
}

/** Returns whether two requests are equal except for their codes, and for what does not identify them. */
export function isSameContent(a: BookingContent, b: BookingContent): boolean {
  const [one, other] = [a, b].map((content) => JSON.stringify(requestIdentity({ ...content, confirmationCode: '' })));
  return one === other;
}
