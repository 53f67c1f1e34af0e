import type { FileStore } from 'shared-kit/server';
import Type from 'typebox';

/** In the order of their references. Staff's sessions and counters are not part of a backup. */
export const BACKUP_TABLES = [
  'cars',
  'price_seasons',
  'length_discounts',
  'extras',
  'places',
  'rental_terms',
  'price_rules',
  'email_templates',
  'customers',
  'customer_documents',
  'customer_flags',
  'customers_apart',
  'bookings',
  'booking_lines',
  'booking_devices',
  'booking_links',
  'open_requests',
  'change_requests',
  'vehicle_papers',
  'vehicle_services',
  'service_intervals',
  'service_interval_defaults',
  'fines',
  'fine_settings',
  'private_files',
  'handovers',
  'damages',
  'handover_photos',
  'booking_charges',
  'reviews',
  'payments',
  'payment_orders',
  'cash_counts',
  'documents',
  'invoices',
  'document_series',
  'paper_settings',
  'outbox',
  'staff_accounts',
  'account_invitations',
  'audit_entries',
  'installation_facts',
] as const;
export type BackupTable = (typeof BACKUP_TABLES)[number];

/** The stores whose files are part of a backup. */
export interface BackupStores {
  readonly mediaStore: FileStore;
  readonly documentStore: FileStore;
}

/**
 * One line of a backup: compressed JSON lines, readable without this program. Backups have `rows`; archives, and backups of older
 * versions, have a `row` a line.
 */
export const BackupLine = Type.Union([
  Type.Object({
    type: Type.Literal('start'),
    format: Type.Literal('car-rental-backup'),
    migrations: Type.Array(Type.String()),
  }),
  Type.Object({ type: Type.Literal('row'), table: Type.Enum([...BACKUP_TABLES]), row: Type.Unknown() }),
  /** Rows as the row literals of PostgreSQL, `(1,"two words",)`. */
  Type.Object({
    type: Type.Literal('rows'),
    table: Type.Enum([...BACKUP_TABLES]),
    columns: Type.Array(Type.String()),
    rows: Type.Array(Type.String()),
  }),
  /** A file of the media store, or of that of private files. */
  Type.Object({ type: Type.Enum(['file', 'privateFile']), path: Type.String(), base64: Type.String() }),
  /** The last line, with the number of rows and files, and one for the start; without it the backup is truncated. */
  Type.Object({ type: Type.Literal('end'), lines: Type.Integer() }),
]);
export type BackupLine = Type.Static<typeof BackupLine>;
