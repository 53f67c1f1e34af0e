import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

/** Rows as a workbook of one sheet, written while they come. Text is typed as text, so no cell is a formula. */
export function xlsxStream(
  sheet: string,
  header: readonly string[],
  rows: AsyncIterable<(string | number)[]>,
): Readable {
  const columns = header.map((name) => ({ header: name, width: Math.max(12, name.length + 2) }));
  const stream = writeXlsxStream(rows, { name: sheet, columns, freezePane: { rows: 1 } });
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}
