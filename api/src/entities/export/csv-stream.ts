import { Readable } from 'node:stream';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams rows as CSV (RFC 4180). */
export function csvStream(rows: AsyncIterable<readonly (string | number)[]>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK;
    for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`;
  }
  return Readable.from(lines(), { objectMode: false });
}

/**
 * Returns a cell with quotes as needed. Escapes formulas with an apostrophe (CSV injection), also after `;`, which is the
 * separator in some locales.
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(/^(?=\s*[=+\-@|%＝＋－＠]|[\t\r\n])|(?<=[;\r\n])(?=\s*[=+\-@|%＝＋－＠])/g, "'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
