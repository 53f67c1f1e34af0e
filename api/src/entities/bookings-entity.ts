import {
  ACCEPTED_STATUSES,
  CONFIRMATION_CODE_PATTERN,
  CONTACT_FIELDS,
  EMAIL_PATTERN,
  PHONE_PATTERN,
} from 'shared-kit/domain';
import Type from 'typebox';
import { CalendarDaySchema } from './calendar-day-schema.ts';
import type { EntityDefinition, FieldDefinition } from './entity-definition.ts';
import { ONE_LINE, padded } from './text-patterns.ts';

const { customerName, customerEmail, customerPhone, driverLicense } = CONTACT_FIELDS;
const text = (max: number, pattern = '\\S') => Type.String({ maxLength: max, pattern });

const fields: Readonly<Record<string, FieldDefinition>> = {
  id: {
    column: 'id',
    kind: 'integer',
    setBy: 'server',
    schema: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  },
  carId: { column: 'car_id', kind: 'text', setBy: 'caller', schema: text(80, ONE_LINE) },
  confirmationCode: {
    column: 'confirmation_code',
    kind: 'text',
    setBy: 'caller',
    schema: Type.String({ pattern: CONFIRMATION_CODE_PATTERN }),
  },
  customerName: { column: 'customer_name', kind: 'text', setBy: 'caller', schema: text(customerName.maxLength) },
  customerEmail: {
    column: 'customer_email',
    kind: 'text',
    setBy: 'caller',
    schema: text(customerEmail.maxLength, padded(EMAIL_PATTERN, customerEmail.maxLength)),
  },
  customerPhone: {
    column: 'customer_phone',
    kind: 'text',
    setBy: 'caller',
    schema: text(customerPhone.maxLength, padded(PHONE_PATTERN, customerPhone.maxLength)),
  },
  driverLicense: { column: 'driver_license', kind: 'text', setBy: 'caller', schema: text(driverLicense.maxLength) },
  pickupDate: { column: 'pickup_date', kind: 'day', setBy: 'caller', schema: CalendarDaySchema },
  dropoffDate: { column: 'dropoff_date', kind: 'day', setBy: 'caller', schema: CalendarDaySchema },
  days: { column: 'days', kind: 'integer', setBy: 'caller', schema: Type.Integer() },
  unitPrice: { column: 'unit_price', kind: 'decimal', setBy: 'caller', schema: Type.Number() },
  totalPrice: { column: 'total_price', kind: 'decimal', setBy: 'caller', schema: Type.Number() },
  status: { column: 'status', kind: 'choice', setBy: 'staff', schema: Type.Enum([...ACCEPTED_STATUSES]) },
  createdAt: {
    column: 'created_at',
    kind: 'instant',
    setBy: 'server',
    schema: Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) }),
  },
};

/**
 * Entity `CarsBooking` (spec §3). A stranger learns when a car is taken and nothing else, not even
 * that a booking was canceled.
 */
export const BOOKINGS_ENTITY: EntityDefinition = {
  name: 'CarsBooking',
  table: 'bookings',
  key: 'id',
  fields: new Map(Object.entries(fields)),
  changeConditions: {
    basedOnStatus: Type.Enum([...ACCEPTED_STATUSES], {
      description: 'The status that the caller has seen. If the booking has another one, 409 booking_changed',
    }),
  },
  naturalOrder: 'id',
  anonymous: new Set(['search', 'create']),
  publicFields: ['carId', 'pickupDate', 'dropoffDate', 'status'],
  hiddenFromPublic: "bookings.status = 'canceled'",
};
