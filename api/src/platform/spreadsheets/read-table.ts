import { isUtf8 } from 'node:buffer';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { streamXlsxRows } from 'hucre/xlsx';
import { openZip } from '../archives/open-zip.ts';
import { ApiProblem } from '../http/api-problem.ts';

/** As it is written; numbers of a workbook stay numbers. */
export type Cell = string | number;

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
}

const ZIP = Buffer.from('PK\u0003\u0004');
/** A small file may unpack to a very large one. */
const MAX_UNPACKED_BYTES = 300 * 1_048_576;
const MAX_CELL_LENGTH = 10_000;
const SEPARATORS = [';', ',', '\t', '|'];
/** Rows after which others get their turn on this thread. */
const ROWS_PER_TURN = 500;

/**
 * Reads the rows with anything in them of a CSV file (UTF-8, UTF-16 or Windows-1252, any usual separator) or of the first sheet of a
 * workbook (XLSX). Days of a workbook are `yyyy-MM-dd`.
 * @param limits the row of the headings does not count
 * @throws ApiProblem 400 `import_unreadable`, `import_too_large`
 */
export async function readTable(bytes: Buffer, limits: TableLimits): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  const table = bytes.subarray(0, ZIP.length).equals(ZIP) ? readWorkbook(bytes) : readCsv(decode(bytes));
  for await (const { number, cells } of table) {
    if (number % ROWS_PER_TURN === 0) await setImmediate();
    if (cells.every((cell) => cell === '')) continue;
    if (rows.length > limits.rows || cells.length > limits.columns) throw tooLarge(limits);
    rows.push({ number, cells });
  }
  return rows;
}

async function* readWorkbook(bytes: Buffer): AsyncGenerator<TableRow> {
  try {
    await refuseBomb(bytes);
    for await (const { index, values } of streamXlsxRows(bytes))
      yield { number: index + 1, cells: Array.from(values, toCell) };
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Adds up what the parts of a workbook claim to unpack to; the reader holds them to it. */
async function refuseBomb(bytes: Buffer): Promise<void> {
  const zip = await openZip(bytes);
  let unpacked = 0;
  for await (const entry of zip.entries()) unpacked += entry.uncompressedSize;
  if (unpacked > MAX_UNPACKED_BYTES) throw new Error('The workbook unpacks to too much');
}

function toCell(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  // Spreadsheets show 15 digits.
  if (typeof value === 'number') return Number(value.toPrecision(15));
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : toDayOrTime(value.toISOString());
  return String(value).slice(0, MAX_CELL_LENGTH).trim();
}

/** Returns a day, a time of day, which spreadsheets count from the end of 1899, or both. */
function toDayOrTime(instant: string): string {
  const [day = '', time = ''] = instant.split('T');
  if (day < '1900-01-02') return time.slice(0, 5);
  return time.startsWith('00:00:00') ? day : `${day}T${time.slice(0, 5)}`;
}

async function* readCsv(text: string): AsyncGenerator<TableRow> {
  const delimiter = separatorOf(text);
  const parser = parse(text.replace(/^sep=.\r?\n/i, '\n'), {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 1_000_000,
  });
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<readonly string[]>) {
      number += 1;
      yield { number, cells: cells.map((cell) => withoutEscape(cell.slice(0, MAX_CELL_LENGTH).trim())) };
    }
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Returns the text of a file that a program or a spreadsheet has written. */
function decode(bytes: Buffer): string {
  // Of no text, but of a workbook of the format before XLSX, a picture, or a PDF.
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw unreadable();
  return text;
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Returns the separator that the headings have most of, outside of quotes. */
function separatorOf(text: string): string {
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return named;
  const headings = /^\s*(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = SEPARATORS.map((separator) => headings.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Returns a cell without the apostrophe by which exports keep spreadsheets from running it. */
function withoutEscape(cell: string): string {
  return /^'\s*[=+\-@|%＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

function unreadable(cause?: unknown): ApiProblem {
  if (cause instanceof ApiProblem) return cause;
  const problem = new ApiProblem(
    400,
    { type: 'import_unreadable' },
    'The file is neither CSV nor XLSX, or it is damaged',
  );
  return Object.assign(problem, { cause });
}

function tooLarge({ rows, columns }: TableLimits): ApiProblem {
  const message = `A file has at most ${rows} rows and ${columns} columns`;
  return new ApiProblem(400, { type: 'import_too_large', maximumRows: rows }, message);
}
