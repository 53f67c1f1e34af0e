import { setImmediate } from 'node:timers/promises';
import {
  type EntityFields,
  type FieldProblem,
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportKind,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_ROWS,
  missingImportFields,
} from 'shared-kit/domain';
import type { FieldValues } from '../entities/entity-definition.ts';
import { creationSchema, findValueProblems, readValues } from '../entities/field-schemas.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { compileWhenUsed } from '../platform/http/compile-when-used.ts';
import { findSchemaProblems } from '../platform/http/find-schema-problems.ts';
import { invalid } from '../platform/http/problems.ts';
import { readTable, type TableRow } from '../platform/spreadsheets/read-table.ts';
import { type ImportRow, refuse } from './import-row.ts';
import { guessFields } from './import-words.ts';
import { readCell } from './read-cell.ts';

const SAMPLES = 3;
/** Rows after which others get their turn on this thread. */
const ROWS_PER_TURN = 200;
const MAX_VALUE_LENGTH = 120;

export interface ReadImport {
  readonly columns: readonly ImportColumn[];
  /** Required fields without a column; then there are no rows. */
  readonly missing: readonly string[];
  /** How many the file has. */
  readonly count: number;
  readonly rows: readonly ImportRow[];
}

type Chosen = readonly (string | undefined)[];

/**
 * Reads a file and checks each row by itself, with the same schemas as the calls that create one.
 * @param chosen the field of each column; without it they are guessed by the headings
 * @throws ApiProblem 400
 */
export async function readImport(kind: ImportKind, bytes: Buffer, chosen?: Chosen): Promise<ReadImport> {
  const [headings, ...rows] = await readTable(bytes, { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS });
  if (!headings || rows.length === 0)
    throw new ApiProblem(400, { type: 'import_empty' }, 'The file has no rows below its headings');
  const titles = headings.cells.map(String);
  const fields = chosen ?? guessFields(kind, titles);
  if (chosen) requireFields(kind, chosen);
  const missing = missingImportFields(kind, fields);
  return {
    columns: titles.map((heading, index) => toColumn(heading, fields[index], rows, index)),
    missing,
    count: rows.length,
    rows: missing.length > 0 ? [] : await readRows(kind, fields, rows),
  };
}

/** @throws ApiProblem 400 when a field is none of the kind, or is chosen twice */
function requireFields(kind: ImportKind, chosen: Chosen): void {
  const known = Object.keys(IMPORT_FIELDS[kind]);
  const named = chosen.filter((field) => field !== undefined);
  if (named.some((field) => !known.includes(field)))
    throw invalid({ columns: { type: 'not_one_of', values: known, message: `may be ${known.join(', ')}` } });
  if (new Set(named).size < named.length)
    throw invalid({ columns: { type: 'taken', message: 'has a field for two columns' } });
}

function toColumn(heading: string, field: string | undefined, rows: readonly TableRow[], index: number): ImportColumn {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = String(cells[index] ?? '').slice(0, MAX_VALUE_LENGTH);
    if (text !== '') samples.push(text);
    if (samples.length === SAMPLES) break;
  }
  return { heading: heading.slice(0, MAX_VALUE_LENGTH), ...(field && { field }), samples };
}

async function readRows(kind: ImportKind, names: Chosen, rows: readonly TableRow[]): Promise<readonly ImportRow[]> {
  const fields: EntityFields = IMPORT_FIELDS[kind];
  const validate = validatorOf(kind);
  const read: ImportRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await setImmediate();
    read.push(readRow(kind, fields, names, row, validate));
  }
  return read;
}

type Validate = (body: FieldValues) => Readonly<Record<string, FieldProblem & { readonly message?: string }>>;

const validators = new Map<ImportKind, Validate>();

function validatorOf(kind: ImportKind): Validate {
  const fields: EntityFields = IMPORT_FIELDS[kind];
  const check = compileWhenUsed({ schema: creationSchema({ fields }) });
  const validate =
    validators.get(kind) ??
    ((body) => ({
      ...(check(body) ? {} : findSchemaProblems(check.errors ?? [])),
      ...findValueProblems({ fields }, body),
    }));
  validators.set(kind, validate);
  return validate;
}

function readRow(
  kind: ImportKind,
  fields: EntityFields,
  names: Chosen,
  { number, cells }: TableRow,
  validate: Validate,
): ImportRow {
  const written: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const field = name === undefined ? undefined : fields[name];
    const value = name && field && readCell(kind, name, field, cells[index] ?? '');
    if (name === undefined || value === undefined) continue;
    written[name] = String(cells[index]).slice(0, MAX_VALUE_LENGTH);
    body[name] = fields[name]?.type === 'instant' ? { $date: value } : value;
  }
  const row: ImportRow = { number, written, values: readValues({ fields }, body, 'create'), refused: [] };
  for (const [path, { message: _, ...problem }] of Object.entries(validate(body)))
    refuse(row, path.split('.')[0] ?? path, problem as FieldProblem);
  return row;
}
