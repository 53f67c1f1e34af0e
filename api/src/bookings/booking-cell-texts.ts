import { sql } from 'kysely';
import type { ChosenExtra } from 'shared-kit/domain';
import type { CellTexts } from '../entities/entity-definition.ts';
import type { Database } from '../platform/database/database.ts';

/** Returns how an export writes what a booking names by ids: `2 × Child seat`, and places by their English names. */
export async function bookingCellTexts(database: Database): Promise<CellTexts> {
  // Of all versions: what is no longer offered keeps the name that it had last.
  const { rows } = await sql<{ list: 'extras' | 'places'; id: string; name: string }>`
    SELECT DISTINCT ON (list, id) list, rule ->> 'id' AS id, rule -> 'names' ->> 'en' AS name
    FROM price_rules, unnest(ARRAY['extras', 'places']) AS list, jsonb_array_elements(rules -> list) AS rule
    ORDER BY list, id, version DESC`.execute(database);
  const names = (list: 'extras' | 'places') =>
    new Map(rows.filter((row) => row.list === list).map(({ id, name }) => [id, name]));
  const [extras, places] = [names('extras'), names('places')];
  const place = (value: unknown) => places.get(String(value)) ?? String(value);
  return {
    extras: (value) =>
      (value as readonly ChosenExtra[])
        .map(({ id, quantity }) => `${quantity} × ${extras.get(String(id)) ?? `#${id}`}`)
        .join(', '),
    pickupPlace: place,
    dropoffPlace: place,
  };
}
