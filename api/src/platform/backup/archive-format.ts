import Type from 'typebox';
import type { BackupTable } from './backup-line.ts';

export const ARCHIVE_FORMAT = 'car-rental-archive';

/** `manifest.json` of an archive. */
export const ArchiveManifest = Type.Object({
  format: Type.Literal(ARCHIVE_FORMAT),
  migrations: Type.Array(Type.String()),
  /** The columns of each table whose cells are JSON. */
  json: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type ArchiveManifest = Type.Static<typeof ArchiveManifest>;

type Row = Readonly<Record<string, unknown>>;

/** Tables without anything for people: access of browsers, links, and what only this installation is about. */
const LEFT_OUT: readonly BackupTable[] = [
  'booking_devices',
  'booking_links',
  'account_invitations',
  'installation_facts',
];

/** Returns a row as an archive has it; undefined for one that is left out. */
export function archivedRow(table: BackupTable, row: Row): Row | undefined {
  if (LEFT_OUT.includes(table)) return undefined;
  // Without a password, as of somebody who was invited.
  if (table === 'staff_accounts') return { ...row, password_hash: '' };
  // What was not sent yet is sent by the installation that the archive is of.
  if (table === 'outbox' && row.finished_at === null) return undefined;
  return row;
}

/** What spreadsheets would run as a formula, and what looks like an escaped one. */
const ESCAPED = /^(?=\s*['=+\-@|%＝＋－＠]|[\t\r\n])/;

/** Returns a value as a cell of CSV: null is empty, a text has quotes, so that an empty one differs from null. */
export function toArchiveCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.replace(ESCAPED, "'") : JSON.stringify(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns the value of a cell of CSV. @param isQuoted whether it has quotes */
export function fromArchiveCell(cell: string, isQuoted: boolean): string | null {
  if (cell === '' && !isQuoted) return null;
  return isQuoted && ESCAPED.test(cell) ? cell.replace(/^'/, '') : cell;
}
