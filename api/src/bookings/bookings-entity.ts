import { type SqlBool, sql } from 'kysely';
import { BOOKING_FIELDS, confirmationCodeCandidates, QUOTE_LINE_FIELDS } from 'shared-kit/domain';
import type { ChildDefinition, EntityDefinition } from '../entities/entity-definition.ts';
import { textSearch } from '../entities/text-search.ts';

/** The number of a booking, as the console writes it. */
const NUMBER = /^#?\s*(\d{1,9})$/;

/** What the total of a booking is made of; the database holds the sum. */
export const BOOKING_LINES: ChildDefinition = {
  table: 'booking_lines',
  parent: 'booking_id',
  fields: QUOTE_LINE_FIELDS,
};

/**
 * Entity `CarsBooking`. Canceled bookings are hidden from anonymous callers. Blocks are rows of the same table: a search for
 * public fields returns their periods.
 */
export const BOOKINGS_ENTITY: EntityDefinition = {
  name: 'CarsBooking',
  table: 'bookings',
  key: 'id',
  fields: BOOKING_FIELDS,
  children: { lines: BOOKING_LINES },
  defaultOrderColumn: 'id',
  anonymous: new Set(['search', 'create']),
  permissions: { read: 'bookings.read', create: 'bookings.write', update: 'bookings.write', delete: 'bookings.delete' },
  rowsWhere: "bookings.kind = 'rental'",
  range: { from: 'pickupDate', to: 'dropoffDate' },
  textSearch: (text) =>
    textSearch(text, {
      ofAll: (typed) => {
        const number = NUMBER.exec(typed)?.[1];
        const isCode = sql<SqlBool>`bookings.confirmation_code = ANY(${confirmationCodeCandidates(typed)}::text[])`;
        return number ? sql`(${isCode} OR bookings.id = ${number})` : isCode;
      },
      ofWord: (isIn, isShort) => {
        const cars = sql`(SELECT car_id FROM cars WHERE ${isIn(sql.raw('cars.search_text'))})`;
        // An array is looked up in the index, a subquery in a hash table, for each of all bookings.
        const isOfCar = isShort ? sql`bookings.car_id IN ${cars}` : sql`bookings.car_id = ANY(ARRAY${cars})`;
        return sql`(${isIn(sql.raw('bookings.search_text'))} OR ${isOfCar})`;
      },
    }),
  unlisted: { where: "bookings.status = 'canceled'", from: 'anonymous' },
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
