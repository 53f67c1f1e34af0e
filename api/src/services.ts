import type { RentalSettings } from 'shared-kit/domain';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';

/** The dependencies of the routes; the process and the tests create them. */
export interface Services {
  readonly database: Database;
  /** Returns the current time. */
  readonly clock: () => Date;
  readonly rental: RentalSettings;
  /** Returns false until the database is migrated; until then every call gets 503. */
  readonly isReady: () => boolean;
  /** Secret that signs the session tokens. */
  readonly authSecret: string;
  /** Absolute path of the folder behind `/media`. */
  readonly mediaDir: string;
  /** Hosts besides this site whose images a car may use. */
  readonly imageHosts: readonly string[];
  readonly mailer: Mailer;
  readonly rateLimit: boolean;
}
