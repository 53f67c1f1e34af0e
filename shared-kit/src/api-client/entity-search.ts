import type { CalendarDay, Pagination } from '../domain/index.ts';
import type { EntityMap, EntityName } from './wire-format.ts';

export type Operator = 'EQ' | 'NE' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin' | 'like';

export interface Condition<Field extends string = string> {
  readonly field: Field;
  readonly operator: Operator;
  readonly value: unknown;
  readonly type?: 'date';
}

export interface ConditionGroup<Field extends string = string> {
  readonly operator: 'AND' | 'OR';
  readonly query: readonly (Condition<Field> | ConditionGroup<Field>)[];
}

export interface Sort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 1 | -1 | 'ascending' | 'descending';
  /** For days: those from this one on come first, then the days before it, the latest first. */
  readonly from?: CalendarDay;
}

type FieldOf<Name extends EntityName> = keyof EntityMap[Name] & string;

/** Body of `POST /api/entities/{entity}/search`; without `fields` all fields that the caller may read. */
export interface EntitySearch<Name extends EntityName, Field extends FieldOf<Name> = FieldOf<Name>> {
  readonly entity: Name;
  readonly fields?: readonly Field[];
  readonly query?: readonly (Condition<FieldOf<Name>> | ConditionGroup<FieldOf<Name>>)[];
  /** Words that all must be found, as a person types them; for staff. */
  readonly text?: string;
  /** Also entities that lists leave out, such as cars that are not on sale; for staff. */
  readonly includeHidden?: boolean;
  readonly sort?: Sort<FieldOf<Name>> | readonly Sort<FieldOf<Name>>[];
  /** `page` starts at 1. */
  readonly pagination?: { readonly page: number; readonly size: number };
}

/** A search whose results are counted by the values of a field, or by lists of conditions under their names. */
export type EntityCount<Name extends EntityName> = Pick<
  EntitySearch<Name>,
  'entity' | 'query' | 'text' | 'includeHidden'
> & { readonly by: FieldOf<Name> | Readonly<Record<string, NonNullable<EntitySearch<Name>['query']>>> };

/** A search without pages, for an export. */
export type EntitySelection<Name extends EntityName> = Omit<EntitySearch<Name>, 'pagination'>;

export interface SearchResult<Row> {
  readonly data: readonly Row[];
  /** Present when the search asked for it. */
  readonly pagination?: Pagination;
}
