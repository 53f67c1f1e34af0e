import type { FastifyReply, FastifyRequest } from 'fastify';
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
/** An entity in wire format: days and instants as `{ $date }`, absent optional fields left out. */
export type WireEntity = Readonly<Record<string, unknown>>;

/** Definition of an entity for the generic routes; its business rules are in `EntityHandlers`. */
export interface EntityDefinition {
  /** Name in URLs. */
  readonly name: string;
  readonly table: keyof Schema;
  readonly fields: EntityFields;
  /** The field that identifies an entity; ties of every order break by it. */
  readonly key: string;
  /** Fields that the database computes. */
  readonly generated?: readonly string[];
  /** Preconditions that an update may send besides the fields (optimistic locking). */
  readonly changeConditions?: Readonly<Record<string, TSchema>>;
  /** Integer column that rows are ordered by when a search has no `sort`. */
  readonly defaultOrderColumn: string;
  /** Actions that need no sign-in (docs/rules.md#who-may-do-what). */
  readonly anonymous: ReadonlySet<EntityAction>;
  /** SQL condition of the rows that are hidden from anonymous callers. */
  readonly hiddenFromAnonymousWhere?: string;
  /** SQL condition of the rows that are left out of every list and cannot be updated. */
  readonly hiddenWhere?: string;
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
  /** See `EntityDefinition.changeConditions`. */
  readonly conditions: FieldValues;
}

/** Create, update and delete handlers of an entity. Each call is atomic over its list. */
export interface EntityHandlers {
  /** Returns problems that the schema cannot express; they are reported together with the schema's. */
  findProblems(services: Services, body: FieldValues): FieldProblems;
  /**
   * Returns the created entities, in the order of `entities`.
   * @param device of an anonymous creator of one entity, see `RegisteredEntity.identifyDevice`
   */
  create(services: Services, entities: readonly FieldValues[], device?: string): Promise<readonly WireEntity[]>;
  update(services: Services, changes: readonly EntityChange[]): Promise<void>;
  remove(services: Services, keys: readonly EntityKey[]): Promise<void>;
}

/** Rate limit of one anonymous client's attempts to create an entity, successful or not. */
export interface CreationLimit {
  readonly windows: readonly { readonly max: number; readonly windowMs: number }[];
  /** Returns how much an attempt counts, at least 1. `body` is not validated yet. */
  cost(body: unknown): number;
}

/** The browser of a request. */
export interface Device {
  readonly digest: string;
  /** Sets the cookies by which the browser is known later. */
  remember(reply: FastifyReply): void;
}

export interface RegisteredEntity {
  readonly entity: EntityDefinition;
  readonly handlers: EntityHandlers;
  /** Identifies the browser that creates an entity, to let it see the entity later. */
  readonly identifyDevice?: (request: FastifyRequest) => Device;
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
