import { type RawBuilder, sql } from 'kysely';
import { FINE_FIELDS } from 'shared-kit/domain';
import type { CellTexts, EntityDefinition } from '../entities/entity-definition.ts';
import { textSearch } from '../entities/text-search.ts';
import type { Database } from '../platform/database/database.ts';

/** What a fine is found by: its own words, the car, and the customer. */
const FOUND_BY: RawBuilder<unknown> = sql`fold_text(concat_ws(' ', fines.authority, fines.reference, (
  SELECT concat_ws(' ', cars.name, cars.plate, fold_plate(cars.plate)) FROM cars WHERE cars.car_id = fines.car_id
), (
  SELECT concat_ws(' ', confirmation_code, customer_name) FROM bookings WHERE bookings.id = fines.booking_id
)))`;

/** Entity `Fines`, for staff (docs/rules.md#fines-and-tolls). */
export const FINES_ENTITY: EntityDefinition = {
  name: 'Fines',
  table: 'fines',
  key: 'id',
  fields: FINE_FIELDS,
  defaultOrderColumn: 'id',
  anonymous: new Set(),
  permissions: { read: 'fines.read', create: 'fines.write', update: 'fines.write', delete: 'fines.delete' },
  textSearch: (text) => textSearch(text, { ofWord: (isIn) => isIn(FOUND_BY) }),
  examples: {
    other: { kind: 'toll', reference: 'PV-2026-4712', amount: 23.5 },
    changes: [
      { id: 7, status: 'named' },
      { id: 8, amount: 150, deadline: { $date: '2026-12-15' } },
    ],
    query: [{ field: 'status', operator: 'in', value: ['open', 'contested'] }],
  },
};

/** Returns how an export writes what a fine names by ids: `Dacia Duster, 12345-A-26`, and the code of the booking. */
export async function fineCellTexts(database: Database): Promise<CellTexts> {
  const { rows } = await sql<{ key: string; text: string }>`
    SELECT car_id AS key, concat_ws(', ', name, plate) AS text FROM cars WHERE car_id IN (SELECT car_id FROM fines)
    UNION ALL
    SELECT id::text, confirmation_code FROM bookings WHERE id IN (SELECT booking_id FROM fines)`.execute(database);
  const texts = new Map(rows.map(({ key, text }) => [key, text]));
  const write = (value: unknown) => texts.get(String(value)) ?? String(value);
  return { carId: write, bookingId: write };
}
