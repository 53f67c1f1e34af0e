/** One line of a backup: compressed JSON lines, readable without this program. */
export type BackupLine =
  | { readonly type: 'start'; readonly format: 'car-rental-backup'; readonly migrations: readonly string[] }
  | { readonly type: 'row'; readonly table: BackupTable; readonly row: unknown }
  /** A file of the media folder. */
  | { readonly type: 'file'; readonly path: string; readonly base64: string }
  /** Without it the backup is cut off. */
  | { readonly type: 'end'; readonly lines: number };

/** In the order in which they refer to each other. Sessions and sign-in attempts are of the moment and stay out. */
export const BACKUP_TABLES = ['cars', 'bookings', 'staff_accounts', 'installation_facts'] as const;
export type BackupTable = (typeof BACKUP_TABLES)[number];
