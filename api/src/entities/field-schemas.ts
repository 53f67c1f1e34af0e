import { type EntityField, type FieldType, type GroupPart, parseCalendarDay } from 'shared-kit/domain';
import Type, { type TObject, type TSchema } from 'typebox';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { type DescribedProblem, type FieldProblems, NOT_A_DATE } from '../platform/http/problems.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import { type EntityDefinition, type FieldTable, type FieldValues, keyField } from './entity-definition.ts';
import { unwrapDate } from './parse-operand.ts';

const CONTROL_CHARACTERS: DescribedProblem = {
  type: 'control_characters',
  message: 'must not contain control characters',
};

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day, yyyy-MM-dd' });
const WrappedDay = Type.Object({ $date: Day }, { additionalProperties: false });
const Instant = Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) });
const Ignored = Type.Unknown({ description: 'Ignored: set by the server' });
const Cleared = Type.Union([Type.String({ pattern: '^\\s*$' }), Type.Null()], { description: 'Clears the field' });

/** What has fields, but perhaps no table of its own. */
type Fields = Pick<FieldTable, 'fields'>;

/** Schemas of what a body may contain besides the fields. */
type Options = Readonly<Record<string, TSchema>>;

/** Returns the create schema. Server-set fields and children are accepted and ignored, so that a response can be sent back. */
export function creationSchema(entity: Fields & Pick<EntityDefinition, 'children'>, options?: Options): TObject {
  const fields = objectOf(entity, (field) => {
    if (field.writtenBy !== 'creator') return Type.Optional(Ignored);
    return field.optional || 'default' in field ? Type.Optional(writtenSchema(field)) : writtenSchema(field);
  });
  return withOptions(fields, { ...ignoredChildren(entity), ...options });
}

/** Returns the update schema: the key if there is one, any of the fields, and the options. */
export function updateSchema(
  entity: Fields & Partial<Pick<EntityDefinition, 'key' | 'children'>>,
  options?: Options,
): TObject {
  const changes = objectOf(entity, (field, name) => {
    if (name === entity.key) return writtenSchema(field);
    return Type.Optional(field.writtenBy === 'server' ? Ignored : writtenSchema(field));
  });
  return withOptions(changes, { ...ignoredChildren(entity), ...options });
}

function ignoredChildren({ children = {} }: Pick<EntityDefinition, 'children'>): Options {
  return Object.fromEntries(Object.keys(children).map((name) => [name, Ignored]));
}

function withOptions({ properties }: TObject, options: Options): TObject {
  const optional = Object.entries(options).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object({ ...properties, ...Object.fromEntries(optional) }, { additionalProperties: false });
}

/** Returns two example bodies that create an entity. */
export function creationExamples({ fields, examples }: EntityDefinition): readonly [object, object] {
  const bodyOf = (values: FieldValues) => {
    const written = Object.entries(fields).filter(([, { writtenBy }]) => writtenBy === 'creator');
    return Object.fromEntries(
      written.map(([name, { type, example }]) => {
        const value = values[name] ?? example;
        return [name, type === 'day' ? { $date: value } : value];
      }),
    );
  };
  return [bodyOf({}), bodyOf(examples.other)];
}

/** Returns the schema of one entity with its children. */
export function entityWithChildrenSchema(entity: EntityDefinition): TObject {
  const lists = Object.entries(entity.children ?? {}).map(([name, child]) => [name, Type.Array(entitySchema(child))]);
  return Type.Object(
    { ...entitySchema(entity).properties, ...Object.fromEntries(lists) },
    { additionalProperties: false },
  );
}

/** Returns the schema of fields that are stored as JSON, in responses: all may be absent, and days are texts. */
export function jsonSchema(entity: Fields): TObject {
  return objectOf(entity, (field) => Type.Optional(valueSchema(field)));
}

/** Returns the schema of an entity in responses. */
export function entitySchema(entity: Fields): TObject {
  return objectOf(entity, (field) => {
    const schema = field.type === 'day' ? WrappedDay : valueSchema(field);
    return field.optional ? Type.Optional(schema) : schema;
  });
}

export function keySchema(entity: EntityDefinition): TSchema {
  return valueSchema(keyField(entity));
}

/** Returns problems the schema cannot express: impossible dates, control characters. */
export function findValueProblems({ fields }: Fields, body: FieldValues): FieldProblems {
  const written = Object.entries(fields).filter(([, { writtenBy }]) => writtenBy !== 'server');
  return Object.fromEntries(written.flatMap(([name, field]) => problemsOf(field, body[name], name)));
}

type Problems = readonly (readonly [path: string, DescribedProblem])[];

function problemsOf(field: Value, value: unknown, path: string): Problems {
  if (value === undefined || (field.optional && isCleared(value))) return [];
  switch (field.type) {
    case 'day':
      return parseCalendarDay(unwrapDate(value)) ? [] : [[path, NOT_A_DATE]];
    case 'text': {
      // A line end could inject an e-mail header, and PostgreSQL rejects NUL.
      const refused = field.isMultiline ? /[^\P{Cc}\n]/u : /\p{Cc}/u;
      return typeof value === 'string' && refused.test(value) ? [[path, CONTROL_CHARACTERS]] : [];
    }
    case 'group':
      return isJsonObject(value)
        ? Object.entries(field.parts).flatMap(([name, part]) => problemsOf(part, value[name], `${path}.${name}`))
        : [];
    case 'groups':
      return Array.isArray(value)
        ? value.flatMap((one, index) => problemsOf({ ...field, type: 'group' }, one, `${path}.${index}`))
        : [];
    default:
      return [];
  }
}

/**
 * Returns the values of a normalized, validated body as they are stored: days and instants unwrapped, null for a cleared
 * optional field, defaults on creation. Fields that the caller may not write are left out.
 */
export function readValues({ fields }: Fields, body: FieldValues, action: 'create' | 'update'): FieldValues {
  const isCreation = action === 'create';
  const values = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.writtenBy === 'server' || (isCreation && field.writtenBy !== 'creator')) return [];
    const value = body[name] === undefined && isCreation && 'default' in field ? field.default : body[name];
    if (value === undefined) return [];
    if (field.optional && isCleared(value)) return isCreation ? [] : [[name, null]];
    if (field.optionalForStaff && isCleared(value)) return [[name, '']];
    return [[name, readValue(field, value)]];
  });
  return Object.fromEntries(values);
}

/** Returns a value as it is stored: days unwrapped, groups without the parts that are cleared. */
function readValue(field: EntityField, value: unknown): unknown {
  if (field.type === 'groups') return (value as FieldValues[]).map(withoutCleared);
  return field.type === 'group' ? withoutCleared(value as FieldValues) : unwrapDate(value);
}

function withoutCleared(group: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(group).filter(([, value]) => !isCleared(value)));
}

/** Returns whether a value stands for an empty field. */
export function isCleared(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function objectOf(entity: Fields, schemaOf: (field: EntityField, name: string) => TSchema): TObject {
  const properties = Object.entries(entity.fields).map(([name, field]) => [name, schemaOf(field, name)]);
  return Type.Object(Object.fromEntries(properties), { additionalProperties: false });
}

function writtenSchema(field: EntityField): TSchema {
  const schema = field.type === 'day' ? Type.Union([WrappedDay, Day]) : valueSchema(field);
  return field.optional ? Type.Union([schema, Cleared]) : schema;
}

/** A field, or a part of one. */
type Value = EntityField | GroupPart;

function valueSchema(field: Value): TSchema {
  const about = { ...limitsOf(field, ['description']) };
  switch (field.type) {
    case 'text':
      return Type.String({
        ...about,
        ...limitsOf(field, ['minLength', 'maxLength']),
        pattern: field.pattern ?? (field.isMultiline ? '\\S' : ONE_LINE),
      });
    case 'choice':
      return Type.Enum([...field.values], about);
    case 'integer':
    case 'decimal': {
      if ('values' in field && field.values) return Type.Enum([...field.values], about);
      const limits = { ...about, ...limitsOf(field, ['minimum', 'maximum', 'multipleOf', 'default']) };
      return field.type === 'integer' ? Type.Integer(limits) : Type.Number(limits);
    }
    case 'list':
      return Type.Array(
        field.items ? Type.Enum([...field.items]) : Type.String({ pattern: ONE_LINE, maxLength: field.maxLength }),
        {
          ...about,
          ...(field.items && { uniqueItems: true }),
          ...limitsOf(field, ['maxItems', 'default']),
        },
      );
    case 'day':
      return Day;
    case 'instant':
      return Instant;
    case 'boolean':
      return Type.Boolean({ ...about, ...limitsOf(field, ['default']) });
    case 'group':
      return Type.Object(partSchemas(field.parts), { ...about, additionalProperties: false });
    case 'groups': {
      const group = Type.Object(partSchemas(field.parts), { additionalProperties: false });
      return Type.Array(group, { ...about, ...limitsOf(field, ['minItems', 'maxItems']) });
    }
  }
}

function partSchemas(parts: Readonly<Record<string, GroupPart>>): Options {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => {
      const schema = valueSchema(part);
      return [name, part.optional ? Type.Optional(Type.Union([schema, Cleared])) : schema];
    }),
  );
}

function limitsOf(field: Value, names: readonly string[]): object {
  return Object.fromEntries(
    Object.entries(field).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}

const COLUMN_TYPES: Readonly<Record<FieldType, string>> = {
  text: 'text',
  choice: 'choice',
  integer: 'number',
  decimal: 'number',
  day: 'date',
  instant: 'datetime',
  list: 'list',
  boolean: 'boolean',
  group: 'object',
  groups: 'object',
};

export const ColumnDescription = Type.Object({
  name: Type.String(),
  type: Type.Enum([...new Set(Object.values(COLUMN_TYPES))]),
  required: Type.Boolean({ description: 'Must be sent to create an entity' }),
  values: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]), { description: 'All that it may be' })),
});
type ColumnDescription = Type.Static<typeof ColumnDescription>;

/** Returns the fields of an entity, for clients that generate tables or forms. */
export function describeColumns({ fields }: EntityDefinition): ColumnDescription[] {
  return Object.entries(fields).map(([name, field]) => ({
    name,
    type: COLUMN_TYPES[field.type],
    required: field.writtenBy === 'creator' && !field.optional && !('default' in field),
    ...('values' in field && field.values && { values: [...field.values] }),
  }));
}
