import Type, { type TObject, type TSchema } from 'typebox';
import type { EntityDefinition } from './entity-definition.ts';

const IGNORED = Type.Unknown({ description: 'Ignored: set by the server' });

/**
 * What is accepted to create an entity. What the server sets itself is ignored, so that an entity can be
 * sent as it was received; a name that no field has is refused.
 */
export function creationSchema(entity: EntityDefinition): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, { schema, setBy, optional }] of entity.fields) {
    if (setBy !== 'caller') properties[name] = Type.Optional(IGNORED);
    else properties[name] = optional ? Type.Optional(schema) : schema;
  }
  return Type.Object(properties, { additionalProperties: false });
}

/** What is accepted to change an entity: its key, any of its fields, and on what the change is based. */
export function updateSchema(entity: EntityDefinition): TObject {
  const properties: Record<string, TSchema> = {};
  for (const [name, { schema, setBy }] of entity.fields) {
    if (name === entity.key) properties[name] = schema;
    else properties[name] = Type.Optional(setBy === 'server' ? IGNORED : schema);
  }
  for (const [name, schema] of Object.entries(entity.changeConditions ?? {})) properties[name] = Type.Optional(schema);
  return Type.Object(properties, { additionalProperties: false });
}
