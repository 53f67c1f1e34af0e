import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

/** Characters that XML does not allow: one of them would make the file unreadable. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Underscores that readers would take for the start of an escaped character, `_x000D_`. */
const LIKE_AN_ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;

type Cell = string | number | Date;

/** Streams rows as a workbook with one sheet. Text cells are typed as text, so none is a formula. */
export function xlsxStream(sheet: string, header: readonly string[], rows: AsyncIterable<Cell[]>): Readable {
  const columns = header.map((name) => ({ header: name, width: Math.max(12, name.length + 2) }));
  const stream = writeXlsxStream(printable(rows), { name: sheet, columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}

async function* printable(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? printableText(cell) : cell));
}

/** Returns a text as a cell of a workbook can have it. */
export function printableText(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD').replace(LIKE_AN_ESCAPE, '_x005F_');
}
