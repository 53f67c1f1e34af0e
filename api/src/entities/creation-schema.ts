import Type, { type TObject, type TSchema } from 'typebox';
import type { EntityDefinition } from './entity-definition.ts';

/**
 * What is accepted to create an entity. What the server sets itself is ignored, so that an entity can be
 * sent as it was received; a name that no field has is refused.
 */
export function creationSchema(entity: EntityDefinition): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, { schema, setBy, optional }] of entity.fields) {
    if (setBy === 'server')
      properties[name] = Type.Optional(Type.Unknown({ description: 'Ignored: set by the server' }));
    else properties[name] = optional ? Type.Optional(schema) : schema;
  }
  return Type.Object(properties, { additionalProperties: false });
}
