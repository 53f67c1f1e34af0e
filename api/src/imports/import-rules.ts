import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Services } from '../platform/services.ts';
import type { ImportRow } from './import-row.ts';

/** What differs between the kinds of imports. */
export interface ImportRules {
  /** Refuses rows that do not fit what is there or each other, and marks those that are known. Writes nothing. */
  check(services: Services, database: Database, rows: readonly ImportRow[]): Promise<void>;
  /** Writes rows, of which none is refused or known. */
  write(services: Services, transaction: Transaction<Schema>, rows: readonly ImportRow[]): Promise<void>;
  /** The tables that `write` fills. */
  readonly tables: readonly (keyof Schema)[];
}
