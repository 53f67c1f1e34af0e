import type { EntityDefinition } from './entity-definition.ts';
import type { WireEntity } from './entity-writer.ts';

/** A row as it is answered: days and instants wrapped as `{ $date }` (spec §3). */
export function toWire(entity: EntityDefinition, row: Readonly<Record<string, unknown>>): WireEntity {
  const wire: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const kind = entity.fields.get(name)?.kind;
    wire[name] = kind === 'day' || kind === 'instant' ? { $date: value } : value;
  }
  return wire;
}
