import type { CalendarDay } from '../time/calendar-day.ts';

interface CommonField {
  /** Column of the entity's table. */
  readonly column: string;
  /** `anyone` includes visitors who are not signed in, `customer` the customer of a booking; staff read every field. */
  readonly readBy: 'anyone' | 'customer' | 'staff';
  /** `false`: the customer's page of a booking does without it, though the answer to the request has it. */
  readonly isOnCustomersPage?: false;
  /**
   * `creator`: written by the creator of the entity, later by staff. `staff`: by staff in an update only. `server`: by
   * the server only.
   */
  readonly writtenBy: 'creator' | 'staff' | 'server';
  /** May be absent: the column is nullable, a response leaves the field out, and '' or null clears it. */
  readonly optional?: true;
  /** Required of visitors; staff may leave it empty, which is stored as ''. */
  readonly optionalForStaff?: true;
  /** Computed by the database. */
  readonly generated?: true;
  /**
   * `false`: a repeated request that differs only in this field is the same request. All other `creator` fields
   * identify it.
   */
  readonly identifies?: false;
  /** About the customer: the history never copies the value, and an erasure removes it (docs/rules.md#erasure). */
  readonly personal?: true;
  /** `false`: an export has the field only if its request names it, because files are passed on to others. */
  readonly isExported?: false;
  readonly description?: string;
}

export interface TextFieldDefinition extends CommonField {
  readonly type: 'text';
  readonly minLength?: number;
  readonly maxLength: number;
  /** Regular expression that the whole normalized text must match; by default any single line that is not blank. */
  readonly pattern?: string;
  /** Whether it may have several lines. */
  readonly isMultiline?: true;
  /** Returns the text as it is stored. */
  readonly normalize?: (text: string) => string;
  readonly example: string;
}

export interface ChoiceFieldDefinition extends CommonField {
  readonly type: 'choice';
  readonly values: readonly string[];
  readonly example: string;
}

export interface NumberFieldDefinition extends CommonField {
  readonly type: 'integer' | 'decimal';
  /** All valid values. */
  readonly values?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  /** Value of a new entity if the request has none. */
  readonly default?: number;
  readonly example: number;
}

/** A calendar day, or an instant as ISO timestamp; both travel as `{ $date }`. */
export interface DateFieldDefinition extends CommonField {
  readonly type: 'day' | 'instant';
  readonly example: string;
}

export interface BooleanFieldDefinition extends CommonField {
  readonly type: 'boolean';
  /** Value of a new entity if the request has none. */
  readonly default?: boolean;
  readonly example: boolean;
}

/** A list of texts. */
export interface ListFieldDefinition extends CommonField {
  readonly type: 'list';
  readonly maxItems: number;
  /** Maximum length of each text, in characters. */
  readonly maxLength: number;
  /** All valid texts, each once. */
  readonly items?: readonly string[];
  readonly normalize?: (text: string) => string;
  readonly default?: readonly string[];
  readonly example: readonly string[];
}

/** A value within a group. Days travel as `yyyy-MM-dd`. */
export type GroupPart =
  | Pick<TextFieldDefinition, 'type' | 'optional' | 'maxLength' | 'pattern' | 'isMultiline' | 'normalize'>
  | Pick<ChoiceFieldDefinition, 'type' | 'optional' | 'values'>
  | (Pick<NumberFieldDefinition, 'optional' | 'minimum' | 'maximum' | 'multipleOf'> & {
      readonly type: 'integer' | 'decimal';
    })
  | { readonly type: 'day'; readonly optional?: true }
  | InnerGroup;
type GroupParts = Readonly<Record<string, GroupPart>>;

/** A group within a group. */
interface InnerGroup {
  readonly type: 'group';
  readonly optional?: true;
  readonly parts: GroupParts;
}

/** Values that belong together, `group`, or a list of such, `groups`; stored as JSON, and not searched. */
export interface GroupFieldDefinition extends CommonField {
  readonly type: 'group' | 'groups';
  readonly parts: GroupParts;
  /** Of `groups`. */
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly example: object;
}

/** Definition of a field: column, valid values, read and write access. */
export type EntityField =
  | TextFieldDefinition
  | ChoiceFieldDefinition
  | NumberFieldDefinition
  | DateFieldDefinition
  | BooleanFieldDefinition
  | ListFieldDefinition
  | GroupFieldDefinition;
export type FieldType = EntityField['type'];
/** The fields of an entity by their names, in the order of columns and exports. */
export type EntityFields = Readonly<Record<string, EntityField>>;

export type ValueOf<Field extends EntityField> = Field extends GroupFieldDefinition
  ? { group: GroupOf<Field['parts']>; groups: readonly GroupOf<Field['parts']>[] }[Field['type']]
  : PlainValueOf<Field>;

type PlainValueOf<Field extends Pick<EntityField, 'type'>> = Field extends { readonly values: readonly (infer Value)[] }
  ? Value
  : {
      text: string;
      choice: string;
      integer: number;
      decimal: number;
      boolean: boolean;
      day: CalendarDay;
      instant: string;
      list: readonly string[];
      group: never;
      groups: never;
    }[Field['type']];

type PartValueOf<Part extends GroupPart> = Part extends { readonly parts: infer Parts extends GroupParts }
  ? GroupOf<Parts>
  : PlainValueOf<Part>;
type OptionalPart<Parts extends GroupParts> = {
  [Name in keyof Parts]: Parts[Name] extends { readonly optional: true } ? Name : never;
}[keyof Parts];
type GroupOf<Parts extends GroupParts> = Flat<
  { readonly [Name in Exclude<keyof Parts, OptionalPart<Parts>>]: PartValueOf<Parts[Name]> } & {
    readonly [Name in OptionalPart<Parts>]?: PartValueOf<Parts[Name]>;
  }
>;

/** Names of the fields that have a property of this shape. */
export type NamesWith<Fields extends EntityFields, Shape> = {
  [Name in keyof Fields]: Fields[Name] extends Shape ? Name : never;
}[keyof Fields];

type Flat<Type> = { readonly [Name in keyof Type]: Type[Name] };
type Values<Fields extends EntityFields, Name extends keyof Fields> = {
  readonly [Each in Name]: ValueOf<Fields[Each]>;
};
type WithOptional<Fields extends EntityFields, Name extends keyof Fields, Optional> = Flat<
  Values<Fields, Exclude<Name, NamesWith<Fields, Optional>>> &
    Partial<Values<Fields, Extract<Name, NamesWith<Fields, Optional>>>>
>;

/** An entity as it is read. */
export type EntityOf<Fields extends EntityFields> = WithOptional<Fields, keyof Fields, { readonly optional: true }>;

/** Body that creates an entity: without server-set fields, fields with defaults optional. */
export type CreationOf<Fields extends EntityFields> = WithOptional<
  Fields,
  NamesWith<Fields, { readonly writtenBy: 'creator' }>,
  { readonly optional: true } | { readonly default: unknown }
>;

/** `first` and `last` are the ordinals of the rows on the page, 0 for an empty one; `total` counts rows. */
export interface Pagination {
  readonly current: number;
  /** Rows, counted up to 10,000. */
  readonly total: number;
  /** Whether there are more rows than were counted. */
  readonly more?: boolean;
  readonly pages: number;
  readonly first: number;
  readonly last: number;
}
