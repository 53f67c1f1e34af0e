import type { RentalSettings } from 'shared-kit/domain';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';

/** The dependencies of the routes; the process and the tests create them. */
export interface Services {
  readonly database: Database;
  /** The present instant; never taken from a request. */
  readonly clock: () => Date;
  readonly rental: RentalSettings;
  /** False until the tables are migrated: every call is answered 503. */
  readonly isReady: () => boolean;
  /** Signs the tokens. */
  readonly authSecret: string;
  /** Absolute path of the folder behind `/media`. */
  readonly mediaDir: string;
  /** Hosts besides this site whose pictures a car may show. */
  readonly imageHosts: readonly string[];
  readonly mailer: Mailer;
  readonly rateLimit: boolean;
}
