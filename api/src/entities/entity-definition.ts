import type { DateRange } from 'shared-kit/domain';
import type { TSchema } from 'typebox';
import type { Fragment } from '../database/sql.ts';

/** How the values of a field compare and how they travel. */
export type FieldKind = 'text' | 'choice' | 'integer' | 'decimal' | 'day' | 'instant' | 'list';

/** One field of an entity: where it lives, what it looks like and who sets it. */
export interface FieldDefinition {
  readonly column: string;
  readonly kind: FieldKind;
  /** What is accepted from a caller and answered to them. */
  readonly schema: TSchema;
  /** `staff`: on a change only. `server`: made by the server, whatever a caller sends. */
  readonly setBy: 'caller' | 'staff' | 'server';
  /** May be left out on creation. */
  readonly optional?: true;
}

export type EntityAction = 'get' | 'search' | 'create' | 'update' | 'delete' | 'batch' | 'columns' | 'export';

/**
 * All that the generic calls know of an entity. Search, validation, permissions, columns and export
 * are driven by this one table.
 */
export interface EntityDefinition {
  /** As it stands in addresses. */
  readonly name: string;
  readonly table: string;
  /** The field that identifies an entity; ties of every order break by it. */
  readonly key: string;
  readonly fields: ReadonlyMap<string, FieldDefinition>;
  /** What a change may say beside the fields: on what it is based, so that it overwrites nothing unseen. */
  readonly changeConditions?: Readonly<Record<string, TSchema>>;
  /** Column of the order when nobody asks for one. */
  readonly naturalOrder: string;
  /** Actions that need no sign-in (design §3). */
  readonly anonymous: ReadonlySet<EntityAction>;
  /** The only fields that an anonymous caller may see, filter or sort by; all when absent. */
  readonly publicFields?: readonly string[];
  /** SQL condition on the rows that an anonymous caller never sees. */
  readonly hiddenFromPublic?: string;
  /** SQL condition on the rows that are in no list. */
  readonly hidden?: string;
  /** Condition on the rows that nobody has booked on any day of a range; absent when there is nothing to book. */
  readonly isFree?: (range: DateRange) => Fragment<boolean>;
}
