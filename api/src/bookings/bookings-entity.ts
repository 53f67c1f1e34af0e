import { ACCEPTED_STATUSES, BOOKING_FIELDS } from 'shared-kit/domain';
import Type from 'typebox';
import type { EntityDefinition } from '../entities/entity-definition.ts';

/** Entity `CarsBooking`. Canceled bookings are hidden from anonymous callers. */
export const BOOKINGS_ENTITY: EntityDefinition = {
  name: 'CarsBooking',
  table: 'bookings',
  key: 'id',
  fields: BOOKING_FIELDS,
  generated: ['days'],
  changeConditions: {
    basedOnStatus: Type.Enum([...ACCEPTED_STATUSES], {
      description: 'The status that the caller has seen. If the booking has another one, 409 booking_changed',
    }),
  },
  defaultOrderColumn: 'id',
  anonymous: new Set(['search', 'create']),
  hiddenFromAnonymousWhere: "bookings.status = 'canceled'",
  examples: {
    other: { confirmationCode: 'P3X-8WD', pickupDate: '2026-12-10', dropoffDate: '2026-12-12' },
    changes: [
      { id: 7, status: 'reserved', basedOnStatus: 'requested' },
      { id: 8, dropoffDate: { $date: '2026-12-13' } },
    ],
    query: [
      { field: 'status', operator: 'in', value: ['returned', 'canceled'] },
      { field: 'dropoffDate', operator: 'lt', value: { $date: '2026-12-31' }, type: 'date' },
    ],
  },
};
