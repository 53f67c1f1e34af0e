import Type, { type TObject, type TSchema } from 'typebox';
import type { EntityDefinition } from './entity-definition.ts';

const WRAPPED_DAY = Type.Object({ $date: Type.String({ description: 'A calendar day, yyyy-MM-dd' }) });

/** An entity as it is answered. */
export function entitySchema(entity: EntityDefinition): TObject {
  const fields = [...entity.fields].map(([name, { kind, schema }]): [string, TSchema] => {
    return [name, kind === 'day' ? WRAPPED_DAY : schema];
  });
  return Type.Object(Object.fromEntries(fields));
}

export function keySchema(entity: EntityDefinition): TSchema {
  return entity.fields.get(entity.key)?.schema ?? Type.String();
}
