import type { FineKind } from './fine-fields.ts';

/** What a column of a file may be. A day may have its time in the same column. */
export const IMPORTED_FINE_FIELDS = [
  'plate',
  'occurredOn',
  'occurredTime',
  'authority',
  'reference',
  'amount',
  'deadline',
  'note',
] as const;
export type ImportedFineField = (typeof IMPORTED_FINE_FIELDS)[number];

/** How the agency reads a file, remembered for the next one. */
export interface FineMapping {
  /** Headings of the file. */
  readonly columns: Partial<Readonly<Record<ImportedFineField, string>>>;
  /** Of all rows. */
  readonly kind: FineKind;
  /** Of all rows, where no column has it. */
  readonly authority?: string;
}
