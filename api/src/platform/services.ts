import type { OnlinePurpose, SiteSettings } from 'shared-kit/domain';
import type { FileStore } from 'shared-kit/server';
import type { Database } from './database/database.ts';
import type { ChangeFeed } from './events/change-feed.ts';
import type { StorageHealth } from './health/storage-health.ts';
import type { NewEmail } from './outbox/enqueue-emails.ts';
import type { Occasion } from './outbox/occasion.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PdfEngine } from './pdf/create-pdf-engine.ts';
import type { Papers } from './pdf/papers.ts';

/** How the agency takes cash (docs/rules.md#cash-in-other-currencies). */
export interface CashSettings {
  /** ISO codes of other currencies. */
  readonly currencies: readonly string[];
  /** From which sum on cash is pointed out; without it never. */
  readonly limit?: number | undefined;
}

/** How customers pay by card on the page of a gateway (docs/rules.md#card-payments). */
export interface OnlinePaymentSettings {
  readonly gateway: 'cmi';
  readonly purposes: readonly OnlinePurpose[];
  /** ISO code. */
  readonly currency: string;
  readonly clientId: string;
  readonly storeKey: string;
  /** Address of the payment page. */
  readonly url: string;
}

/** The dependencies of the routes; the process and the tests create them. */
export interface Services {
  readonly database: Database;
  /** Returns the current time. */
  readonly clock: () => Date;
  readonly site: SiteSettings;
  /** Returns false until the database is migrated; until then every call gets 503. */
  readonly isReady: () => boolean;
  /** Secret that signs the session tokens. */
  readonly authSecret: string;
  /** The files behind `/media`. */
  readonly mediaStore: FileStore;
  /** Absolute path of the folder of e-mails as files, also of those from before there was a mail server. */
  readonly outboxDir: string;
  /** The private files. */
  readonly documentStore: FileStore;
  readonly storage: StorageHealth;
  readonly outbox: Outbox;
  /** Decides which e-mails an occasion causes; its transaction writes them to the outbox. */
  readonly emailsAbout: (occasion: Occasion) => readonly NewEmail[];
  /** Writes the papers of what happened, in its transaction. */
  readonly papers: Papers;
  readonly pdf: PdfEngine;
  readonly changes: ChangeFeed;
  readonly cash: CashSettings;
  /** Without it nobody pays online. */
  readonly onlinePayment?: OnlinePaymentSettings | undefined;
  readonly rateLimit: boolean;
  /** Whether the e-mail after a return asks for a review. */
  readonly asksForReviews?: boolean | undefined;
  /** How many days one person may have asked for before staff answer; without it any number. */
  readonly requestLimitDays?: number | undefined;
  /** After how many days e-mails that are done are deleted; without it never. */
  readonly emailRetentionDays?: number | undefined;
  /** After how many days photographs of hand-overs are deleted; without it never. */
  readonly photoRetentionDays?: number | undefined;
  /** After how many days documents are deleted; without it never. */
  readonly documentRetentionDays?: number | undefined;
  /** Whether scans of customers' documents may be added. */
  readonly keepsScans?: boolean | undefined;
  /** After how many days scans are deleted; without it never. */
  readonly scanRetentionDays?: number | undefined;
  /** After how many years bookings are archived into a folder, and their customers removed; without it never. */
  readonly bookingRetention?: { readonly years: number; readonly folder: string } | undefined;
  /** After how many hours a request that nobody answered lapses; without it never. */
  readonly requestHoldHours?: number | undefined;
}
