import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { EntityField, EntityFields, Permission, StaffRole } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { FieldProblems } from '../platform/http/problems.ts';
import type { Services } from '../platform/services.ts';
import type { SqlCondition } from './compile-condition.ts';

/** `customer`: reads a booking of their own. */
export type Role = 'anonymous' | 'customer' | 'staff';
export type EntityAction = 'get' | 'search' | 'create' | 'update' | 'delete' | 'batch' | 'columns' | 'export';
export type EntityKey = string | number;
/** Values by the names of fields: days as `yyyy-MM-dd`, instants as ISO text, null for an optional field that is cleared. */
export type FieldValues = Readonly<Record<string, unknown>>;
/** An entity in wire format: days and instants as `{ $date }`, absent optional fields left out. */
export type WireEntity = Readonly<Record<string, unknown>>;

/** A table with its fields. */
export interface FieldTable {
  readonly table: keyof Schema;
  readonly fields: EntityFields;
}

/** Rows that belong to an entity, numbered by the column `position`. The handlers of the entity write them. */
export interface ChildDefinition extends FieldTable {
  /** Column with the key of the entity. */
  readonly parent: string;
}

/** Definition of an entity for the generic routes; its business rules are in `EntityHandlers`. */
export interface EntityDefinition extends FieldTable {
  /** Name in URLs. */
  readonly name: string;
  /** The field that identifies an entity; ties of every order break by it. */
  readonly key: string;
  /**
   * Lists of rows that belong to an entity, by their names: in the answers of get and update, not in those of create, search
   * and export.
   */
  readonly children?: Readonly<Record<string, ChildDefinition>>;
  /** Integer column that rows are ordered by when a search has no `sort`. */
  readonly defaultOrderColumn: string;
  /** Actions that need no sign-in (docs/rules.md#who-may-do-what). */
  readonly anonymous: ReadonlySet<EntityAction>;
  /** Permissions of staff by what they do. */
  readonly permissions: Readonly<Record<'read' | 'create' | 'update' | 'delete', Permission>>;
  /**
   * SQL condition of the table's rows that are entities of this kind; without it all are. A search for public fields only
   * returns the others too: every period in which a car is not free is public.
   */
  readonly rowsWhere?: string;
  /** Names of the first and the last of the days of a row, whose range has an index (`daterange(from, to, '[]')`). */
  readonly range?: { readonly from: string; readonly to: string };
  /** SQL condition of the rows that lists leave out, for anonymous callers, or for everyone unless staff include them. */
  readonly unlisted?: { readonly where: string; readonly from: 'anonymous' | 'everyone' };
  /** Returns the condition that a row contains a text as a person types it, for staff. */
  readonly textSearch?: (text: string) => SqlCondition;
  /** Examples of the OpenAPI document, besides the one made of the fields' examples. */
  readonly examples: {
    /** Values in which the second example of a new entity differs from the first. */
    readonly other: FieldValues;
    readonly changes: readonly [object, object];
    readonly query: readonly object[];
  };
}

export interface EntityChange {
  readonly key: EntityKey;
  /** The changed fields. */
  readonly values: FieldValues;
  /** Values that the caller has seen; null for absent ones. */
  readonly basedOn?: FieldValues;
}

/** The caller of a handler. */
export interface Caller {
  /** For the history; undefined for an anonymous caller. */
  readonly actor?: Actor;
  /** Role of the staff account; undefined for an anonymous caller. */
  readonly role?: StaffRole;
}

/** Create, update and delete handlers of an entity. Each call is atomic over its list. */
export interface EntityHandlers {
  /** Returns problems that the schema cannot express; they are reported together with the schema's. */
  findProblems(services: Services, body: FieldValues): FieldProblems;
  /** Returns the created entities, in the order of `entities`. */
  /** Whether `update` refuses a change that is based on other values. */
  readonly checksBasedOn?: true;
  create(services: Services, entities: readonly FieldValues[], caller: Caller): Promise<readonly WireEntity[]>;
  update(services: Services, changes: readonly EntityChange[], caller: Caller): Promise<void>;
  remove(services: Services, keys: readonly EntityKey[], caller: Caller): Promise<void>;
}

/** An entity of the API, and what writes it. */
export interface RegisteredEntity {
  readonly entity: EntityDefinition;
  /** Routes that create and update entities, at the entity's prefix. */
  readonly writeRoutes: FastifyPluginAsyncTypebox<Services>;
  readonly remove: EntityHandlers['remove'];
  /** Returns how exports write values that people could not read. */
  readonly cellTexts?: (database: Database) => Promise<CellTexts>;
}

/** Writes values of fields, by their names. */
export type CellTexts = Readonly<Record<string, (value: unknown) => string>>;

export function findField({ fields }: FieldTable, name: unknown): EntityField | undefined {
  return typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** @throws TypeError when the definition names a key that is no field */
export function keyField(entity: EntityDefinition): EntityField {
  const field = findField(entity, entity.key);
  if (!field) throw new TypeError(`${entity.name} has no field ${entity.key}`);
  return field;
}

/** Returns the names of the fields that a role may read, filter and sort by. */
export function readableFields({ fields }: FieldTable, role: Role): readonly string[] {
  const readers = { anonymous: ['anyone'], customer: ['anyone', 'customer'], staff: ['anyone', 'customer', 'staff'] }[
    role
  ];
  return Object.keys(fields).filter((name) => readers.includes(fields[name]?.readBy ?? ''));
}
