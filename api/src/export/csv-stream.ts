import { Readable } from 'node:stream';

/** Without it spreadsheets take UTF-8 for something older. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), byte for byte as they come. */
export function csvStream(rows: AsyncIterable<readonly (string | number)[]>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK;
    for await (const row of rows) yield `${row.map(csvCell).join(',')}\r\n`;
  }
  return Readable.from(lines(), { objectMode: false });
}

/**
 * A text that a spreadsheet would run as a formula is told to be text by an apostrophe; also behind what separates cells
 * where the comma belongs to numbers.
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(/^(?=\s*[=+\-@|%＝＋－＠]|[\t\r\n])|(?<=[;\r\n])(?=\s*[=+\-@|%＝＋－＠])/g, "'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
