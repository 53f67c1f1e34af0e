import { BOOKING_FIELDS } from '../booking/booking-fields.ts';
import { CUSTOMER_FIELDS } from '../customers/customer-fields.ts';
import { CONTACT_FIELDS } from '../fields/contact-fields.ts';
import type { EntityField, EntityFields } from '../fields/entity-fields.ts';
import type { FieldProblem } from '../fields/problem-types.ts';
import { CAR_FIELDS } from '../fleet/car-fields.ts';

/** What an agency takes over from the program that it had before (docs/rules.md#import). */
export const IMPORT_KINDS = ['cars', 'customers', 'bookings'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Rows of a file, without its headings. */
export const MAX_IMPORT_ROWS = 20_000;
export const MAX_IMPORT_MB = 10;
export const MAX_IMPORT_COLUMNS = 200;

/** The entity whose names of fields are the headings, as in exports. */
export const IMPORTED_ENTITIES = {
  cars: 'Cars',
  customers: 'Customers',
  bookings: 'CarsBooking',
} as const satisfies Record<ImportKind, string>;

const required = <Field extends EntityField>({ optional: _, optionalForStaff: __, ...field }: Field) =>
  ({ ...field, writtenBy: 'creator' }) as const;
const optional = <Field extends EntityField>({ optionalForStaff: _, ...field }: Field) =>
  ({ ...field, writtenBy: 'creator', optional: true }) as const;

/** What the columns of a file may be, the required ones first. */
export const IMPORT_FIELDS = {
  cars: {
    // A car is recognized by it.
    plate: required(CAR_FIELDS.plate),
    name: CAR_FIELDS.name,
    type: CAR_FIELDS.type,
    seats: CAR_FIELDS.seats,
    fuel: CAR_FIELDS.fuel,
    transmission: CAR_FIELDS.transmission,
    price: CAR_FIELDS.price,
    colour: CAR_FIELDS.colour,
    year: CAR_FIELDS.year,
    mileage: CAR_FIELDS.mileage,
    features: CAR_FIELDS.features,
    rating: CAR_FIELDS.rating,
    image: optional(CAR_FIELDS.image),
    onSale: CAR_FIELDS.onSale,
  },
  customers: {
    customerName: CUSTOMER_FIELDS.customerName,
    customerPhone: CUSTOMER_FIELDS.customerPhone,
    customerEmail: CUSTOMER_FIELDS.customerEmail,
    driverLicense: optional(CONTACT_FIELDS.driverLicense),
    kind: optional(CUSTOMER_FIELDS.kind),
    locale: CUSTOMER_FIELDS.locale,
    billing: CUSTOMER_FIELDS.billing,
    staffNote: CUSTOMER_FIELDS.staffNote,
  },
  bookings: {
    carId: { ...BOOKING_FIELDS.carId, maxLength: CAR_FIELDS.name.maxLength },
    customerName: BOOKING_FIELDS.customerName,
    pickupDate: BOOKING_FIELDS.pickupDate,
    dropoffDate: BOOKING_FIELDS.dropoffDate,
    totalPrice: { ...BOOKING_FIELDS.totalPrice, minimum: 0, maximum: 10_000_000, multipleOf: 0.01 },
    formerNumber: optional(BOOKING_FIELDS.formerNumber),
    confirmationCode: optional(BOOKING_FIELDS.confirmationCode),
    status: optional(BOOKING_FIELDS.status),
    customerPhone: optional(BOOKING_FIELDS.customerPhone),
    customerEmail: optional(BOOKING_FIELDS.customerEmail),
    driverLicense: optional(BOOKING_FIELDS.driverLicense),
    pickupTime: BOOKING_FIELDS.pickupTime,
    dropoffTime: BOOKING_FIELDS.dropoffTime,
    flightNumber: BOOKING_FIELDS.flightNumber,
    locale: BOOKING_FIELDS.locale,
    note: BOOKING_FIELDS.note,
    staffNote: optional(BOOKING_FIELDS.staffNote),
    createdAt: optional(BOOKING_FIELDS.createdAt),
  },
} as const satisfies Record<ImportKind, EntityFields>;

/** Returns the fields that a file of a kind needs a column for, besides those that it has. */
export function missingImportFields(kind: ImportKind, has: readonly (string | undefined)[]): readonly string[] {
  const fields: EntityFields = IMPORT_FIELDS[kind];
  const needed = Object.keys(fields).filter((name) => !fields[name]?.optional && !('default' in (fields[name] ?? {})));
  // A booking is recognized by one of them.
  if (kind === 'bookings' && !has.includes('confirmationCode')) needed.push('formerNumber');
  return needed.filter((name) => !has.includes(name));
}

/** A column of a file. */
export interface ImportColumn {
  readonly heading: string;
  /** What it is; absent for one that is not taken. */
  readonly field?: string;
  /** The first values. */
  readonly samples: readonly string[];
}

/** Why a row is not taken. */
export interface ImportRefusal {
  /** As a spreadsheet counts: the headings are in row 1. */
  readonly row: number;
  readonly field: string;
  /** What is written there. */
  readonly value: string;
  readonly problem: FieldProblem;
}

/** A row that is left out because what it is about is there already, or in a row before. */
export interface ImportKnownRow {
  readonly row: number;
  /** What it is about: a name, a number plate. */
  readonly label: string;
  /** The row before that is about the same. */
  readonly sameAs?: number;
}

/** What an import would do. */
export interface ImportPreview {
  readonly columns: readonly ImportColumn[];
  /** Required fields without a column: nothing else was looked at. */
  readonly missing: readonly string[];
  readonly rows: number;
  readonly created: number;
  readonly known: readonly ImportKnownRow[];
  readonly refused: readonly ImportRefusal[];
  /** The first rows that would be taken, as they would be. */
  readonly first: readonly { readonly row: number; readonly values: Readonly<Record<string, unknown>> }[];
}

export interface ImportResult {
  readonly created: number;
  readonly known: number;
}
