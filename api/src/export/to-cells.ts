import type { EntityDefinition } from '../entities/entity-definition.ts';

/** A row as cells: amounts stay numbers, days and instants are ISO text, a list is one text. */
export function toCells(
  entity: EntityDefinition,
  fields: readonly string[],
  row: Readonly<Record<string, unknown>>,
): (string | number)[] {
  return fields.map((name) => {
    const value = row[name];
    if (typeof value === 'number') return value;
    return entity.fields.get(name)?.kind === 'list' ? (value as string[]).join('; ') : String(value);
  });
}
