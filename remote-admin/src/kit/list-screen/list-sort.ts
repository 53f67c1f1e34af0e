import { parameter } from './address-state.ts';

/** Order of a list: by a field, ascending (1) or descending (-1). */
export interface ListSort<Field extends string = string> {
  readonly field: Field;
  readonly direction: 1 | -1;
}

/** Parses `price`, or `-price` for descending order; undefined for anything else. */
export function parseSort<Field extends string>(text: unknown, fields: readonly Field[]): ListSort<Field> | undefined {
  if (typeof text !== 'string') return undefined;
  const field = fields.find((known) => known === text.replace(/^-/, ''));
  return field && { field, direction: text.startsWith('-') ? -1 : 1 };
}

/** Returns `price`, or `-price` for descending order. */
export function nameSort({ field, direction }: ListSort): string {
  return direction === -1 ? `-${field}` : field;
}

export function sortParameter<Field extends string>(name: string, fields: readonly Field[]) {
  return parameter<ListSort<Field> | undefined>(
    name,
    (text) => parseSort(text, fields),
    (sort) => sort && nameSort(sort),
  );
}
