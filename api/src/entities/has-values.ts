import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../platform/database/database.ts';
import type { EntityDefinition, EntityKey, FieldValues } from './entity-definition.ts';
import { unwrapDate } from './parse-operand.ts';
import { getEntities } from './read-entities.ts';

/** Returns whether an entity has the values that a caller has seen; null stands for an absent one. */
export async function hasValues(
  database: Database,
  entity: EntityDefinition,
  key: EntityKey,
  values: FieldValues,
): Promise<boolean> {
  const [stored = {}] = await getEntities(database, entity, [key], { withChildren: true });
  return Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(unwrapDate(stored[name]) ?? null, unwrapDate(value) ?? null),
  );
}
