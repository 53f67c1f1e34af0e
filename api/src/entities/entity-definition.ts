import type { EntityField, EntityFields } from 'shared-kit/domain';
import type { TSchema } from 'typebox';
import type { Schema } from '../database/schema.ts';
import type { FieldProblems } from '../http/problems.ts';
import type { Services } from '../services.ts';

export type Role = 'anonymous' | 'staff';
export type EntityAction = 'get' | 'search' | 'create' | 'update' | 'delete' | 'batch' | 'columns' | 'export';
export type EntityKey = string | number;
/** Values by the names of fields: days as `yyyy-MM-dd`, instants as ISO text, null for an optional field that is cleared. */
export type FieldValues = Readonly<Record<string, unknown>>;
/** An entity as it is answered: days and instants as `{ $date }`, absent optional fields left out. */
export type WireEntity = Readonly<Record<string, unknown>>;

/** All that the generic calls know of an entity; its own rules stand apart, see `EntityRules`. */
export interface EntityDefinition {
  /** As it stands in addresses. */
  readonly name: string;
  readonly table: keyof Schema;
  readonly fields: EntityFields;
  /** The field that identifies an entity; ties of every order break by it. */
  readonly key: string;
  /** Fields that the database computes. */
  readonly generated?: readonly string[];
  /** What a change may say beside the fields: on what it is based, so that it overwrites nothing unseen. */
  readonly changeConditions?: Readonly<Record<string, TSchema>>;
  /** Column of the order when nobody asks for one; a whole number. */
  readonly naturalOrder: string;
  /** Actions that need no sign-in (docs/rules.md#who-may-do-what). */
  readonly anonymous: ReadonlySet<EntityAction>;
  /** SQL condition on the rows that an anonymous caller never sees. */
  readonly hiddenFromAnonymous?: string;
  /** SQL condition on the rows that are in no list and cannot be changed. */
  readonly hidden?: string;
  /** Shown in the API's document beside the example that the fields make up. */
  readonly examples: {
    /** In what a second new entity differs from the first. */
    readonly other: FieldValues;
    readonly changes: readonly [object, object];
    readonly query: readonly object[];
  };
}

export interface EntityChange {
  readonly key: EntityKey;
  /** What changes; the rest stays. */
  readonly values: FieldValues;
  /** See `EntityDefinition.changeConditions`. */
  readonly conditions: FieldValues;
}

/** How an entity is written; each call does all of its list or nothing. */
export interface EntityRules {
  /** What the schema cannot see in a body; told together with what it does see. */
  findProblems(services: Services, body: FieldValues): FieldProblems;
  /** Answers what there is now, in the order of the values. */
  create(services: Services, entities: readonly FieldValues[]): Promise<readonly WireEntity[]>;
  update(services: Services, changes: readonly EntityChange[]): Promise<void>;
  remove(services: Services, keys: readonly EntityKey[]): Promise<void>;
}

/** What one anonymous client may try to create in a time, successful or not. */
export interface CreationLimit {
  readonly windows: readonly { readonly max: number; readonly windowMs: number }[];
  /** What an attempt counts, at least 1; the body is not checked yet. */
  weigh(body: unknown): number;
}

export interface RegisteredEntity {
  readonly entity: EntityDefinition;
  readonly rules: EntityRules;
  readonly creationLimit?: CreationLimit;
}

export function findField({ fields }: EntityDefinition, name: unknown): EntityField | undefined {
  return typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** @throws TypeError when the definition names a key that is no field */
export function keyField(entity: EntityDefinition): EntityField {
  const field = findField(entity, entity.key);
  if (!field) throw new TypeError(`${entity.name} has no field ${entity.key}`);
  return field;
}

/** Returns the names of the fields that a role may read, filter and sort by. */
export function readableFields({ fields }: EntityDefinition, role: Role): readonly string[] {
  return Object.keys(fields).filter((name) => role === 'staff' || fields[name]?.readBy === 'anyone');
}
