import { sql, type Transaction } from 'kysely';
import {
  agencyToday,
  type CalendarDay,
  FINE_FIELDS,
  type FineMapping,
  IMPORTED_FINE_FIELDS,
  type ImportedFineField,
  normalizeLine,
  normalizeNote,
} from 'shared-kit/domain';
import type { Caller } from '../entities/entity-definition.ts';
import { readAmount, readDay } from '../imports/read-cell.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import type { Services } from '../platform/services.ts';
import { readTable } from '../platform/spreadsheets/read-table.ts';
import { insertFine, lockFines } from './fine-handlers.ts';
import { guessFineColumns } from './guess-fine-columns.ts';

export const MAX_IMPORTED_FINES = 2_000;
const MAX_COLUMNS = 60;
const TIME = /(?:^|[T ,])(\d{1,2})[:hH.](\d{2})(?::\d{2})?$/;

export interface FineRefusal {
  /** As a spreadsheet counts, from 1. */
  readonly row: number;
  readonly field: ImportedFineField;
  readonly value: string;
  readonly type: 'required' | 'unknown' | 'taken' | 'invalid';
}

export interface FineImport {
  readonly columns: readonly string[];
  readonly mapping: FineMapping;
  readonly created: number;
  /** Rows that are there already. */
  readonly known: number;
  readonly refused: readonly FineRefusal[];
}

interface Asked {
  /** A CSV file, or a workbook in Base64. */
  readonly text?: string | undefined;
  readonly workbook?: string | undefined;
  /** The remembered one without it. */
  readonly mapping?: FineMapping | undefined;
  /** Only says what an import would do. */
  readonly isPreview: boolean;
}

/** Undoes what a preview has written. */
class Undo extends Error {}

/**
 * Imports the rows of a CSV file or a workbook, all or none, and remembers which column is which field (docs/rules.md#fines-and-tolls).
 * @throws ApiProblem 400 `import_unreadable`, `import_too_large`; 409 `import_refused` when a row is refused, unless it is a preview
 */
export async function importFines(services: Services, asked: Asked, { actor }: Caller): Promise<FineImport> {
  const bytes = asked.workbook === undefined ? Buffer.from(asked.text ?? '') : Buffer.from(asked.workbook, 'base64');
  const [headings, ...rows] = await readTable(bytes, {
    rows: MAX_IMPORTED_FINES,
    columns: MAX_COLUMNS,
  });
  const columns = (headings?.cells ?? []).map(String).filter((heading) => heading !== '');
  const settings = await services.database.selectFrom('fine_settings').select('import_mapping').executeTakeFirst();
  const mapping = asked.mapping ?? keptMapping(settings?.import_mapping, columns);
  let counted = { created: 0, known: 0 };
  const refused: FineRefusal[] = [];
  const cellOf = (cells: readonly unknown[], field: ImportedFineField) => {
    const index = headings?.cells.findIndex((heading) => String(heading) === mapping.columns[field]) ?? -1;
    return index < 0 ? '' : String(cells[index] ?? '').trim();
  };
  const work = async (transaction: Transaction<Schema>) => {
    await lockFines(transaction);
    const cars = await readPlates(transaction);
    for (const { number: row, cells } of rows) {
      const read = readRow(
        (field) => cellOf(cells, field),
        mapping,
        cars,
        agencyToday(services.clock(), services.site.timeZone),
      );
      if ('problems' in read) {
        refused.push(...read.problems.map((problem) => ({ row, ...problem })));
        continue;
      }
      try {
        const { isNew } = await insertFine(transaction, services, read.values as never);
        counted = { ...counted, ...(isNew ? { created: counted.created + 1 } : { known: counted.known + 1 }) };
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        refused.push({ row, field: 'reference', value: cellOf(cells, 'reference'), type: 'taken' });
      }
    }
    if (asked.isPreview) throw new Undo();
    if (refused.length > 0) throw importRefused(new Set(refused.map(({ row }) => row)).size);
    const kept = { import_mapping: JSON.stringify(mapping) as never };
    await transaction
      .insertInto('fine_settings')
      .values(kept)
      .onConflict((conflict) => conflict.column('is_single').doUpdateSet(kept))
      .execute();
  };
  await inTransaction(services.database, work, actor).catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return { columns, mapping, ...counted, refused };
}

/** Returns what of the remembered mapping the file has; other fields by what their headings say. */
function keptMapping(kept: FineMapping | null | undefined, columns: readonly string[]): FineMapping {
  const found = Object.entries(kept?.columns ?? {}).filter(([, heading]) => columns.includes(heading));
  const taken = found.map(([, heading]) => heading);
  const guessed = guessFineColumns(columns.filter((heading) => !taken.includes(heading)));
  return { kind: 'fine', ...kept, columns: { ...guessed, ...Object.fromEntries(found) } };
}

/** Returns the cars by their plates as they are compared; of two with one plate that in the fleet. */
async function readPlates(transaction: Transaction<Schema>) {
  const { rows } = await sql<{ plate: string; carId: string }>`
    SELECT fold_plate(plate) AS plate, car_id AS "carId" FROM cars WHERE plate IS NOT NULL ORDER BY archived DESC`.execute(
    transaction,
  );
  const known = new Map(rows.map(({ plate, carId }) => [plate, carId]));
  return (plate: string) =>
    known.get(
      normalizeLine(plate)
        .toLowerCase()
        .replace(/[-\s./]/g, ''),
    );
}

type Problem = Omit<FineRefusal, 'row'>;

function readRow(
  cell: (field: ImportedFineField) => string,
  { kind, authority: ofAll = '' }: FineMapping,
  carOf: (plate: string) => string | undefined,
  today: CalendarDay,
): { readonly values: object } | { readonly problems: readonly Problem[] } {
  const time = TIME.exec(cell('occurredTime') || cell('occurredOn'));
  const day = readDay(cell('occurredOn'));
  const amount = readAmount(cell('amount'));
  const deadline = cell('deadline') ? readDay(cell('deadline')) : undefined;
  const values = {
    ...{ kind, carId: carOf(cell('plate')), occurredOn: day && day <= today ? day : undefined, amount, deadline },
    occurredTime:
      time && Number(time[1]) < 24 && Number(time[2]) < 60 ? `${time[1]?.padStart(2, '0')}:${time[2]}` : undefined,
    authority: normalizeLine(cell('authority') || ofAll).slice(0, FINE_FIELDS.authority.maxLength),
    reference: normalizeLine(cell('reference')).slice(0, FINE_FIELDS.reference.maxLength),
    ...(cell('note') && { note: normalizeNote(cell('note')).slice(0, FINE_FIELDS.note.maxLength) }),
  };
  const isGood: Readonly<Record<ImportedFineField, boolean>> = {
    ...{
      plate: Boolean(values.carId),
      occurredOn: Boolean(values.occurredOn),
      occurredTime: Boolean(values.occurredTime),
    },
    ...{ authority: values.authority !== '', reference: values.reference !== '', note: true },
    amount: amount !== undefined && amount >= 0.01 && amount <= FINE_FIELDS.amount.maximum,
    deadline: !cell('deadline') || deadline !== undefined,
  };
  const problems = IMPORTED_FINE_FIELDS.filter((field) => !isGood[field]).map((field): Problem => {
    const value = cell(field);
    return { field, value, type: value === '' ? 'required' : field === 'plate' ? 'unknown' : 'invalid' };
  });
  return problems.length > 0 ? { problems } : { values: { ...values, amount: Math.round((amount ?? 0) * 100) / 100 } };
}

function importRefused(rows: number): ApiProblem {
  const message = `${rows} rows cannot be taken, so nothing was. The preview says why.`;
  return new ApiProblem(409, { type: 'import_refused', rows }, message);
}
