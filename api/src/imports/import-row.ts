import type { ImportRefusal } from 'shared-kit/domain';
import type { FieldValues } from '../entities/entity-definition.ts';

/** A row of a file on its way into the database. */
export interface ImportRow {
  /** As a spreadsheet counts. */
  readonly number: number;
  /** What is written there, by field. */
  readonly written: Readonly<Record<string, string>>;
  /** As they are stored; only of a row without problems. */
  values: FieldValues;
  readonly refused: ImportRefusal[];
  /** What it is about is there already; `sameAs` is the row before that is about the same. */
  known?: { readonly label: string; readonly sameAs?: number };
}

/** Refuses a row because of a field. */
export function refuse(row: ImportRow, field: string, problem: ImportRefusal['problem']): void {
  row.refused.push({ row: row.number, field, value: row.written[field] ?? '', problem });
}

/** Returns the rows that would be written. */
export function newRows(rows: readonly ImportRow[]): readonly ImportRow[] {
  return rows.filter(({ refused, known }) => refused.length === 0 && !known);
}

/** Returns the lists of rows that are written or looked up by one statement each. */
export function* batchesOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
