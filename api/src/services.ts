import type { RentalSettings } from 'shared-kit/domain';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';

/** What the routes work with, handed in by the process and by the tests. */
export interface Services {
  readonly database: Database;
  /** The present instant; never taken from a request. */
  readonly clock: () => Date;
  readonly rental: RentalSettings;
  /** False while the tables are not there yet: every call is 503. */
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
