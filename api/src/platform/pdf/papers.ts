import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What rooms below `messages` cause on paper: each writes a numbered snapshot, in the transaction of what happened. */
export interface Papers {
  /** Writes the agreement of a hand-over that was signed in this transaction, and the e-mail that carries it. */
  agreement(transaction: Transaction<Schema>, handoverId: string): Promise<void>;
  /** Writes the sheet of a return that was signed in this transaction, and the e-mail that carries it. */
  returnSheet(transaction: Transaction<Schema>, handoverId: string): Promise<void>;
  /** Writes the receipt of a payment that was recorded in this transaction, once, and the e-mail that carries it if it is asked for. */
  receipt(transaction: Transaction<Schema>, paymentId: string, isMailed?: boolean): Promise<void>;
  /** Writes the letter to the customer about a fine, as it stands now: each time another one. */
  fineLetter(transaction: Transaction<Schema>, fineId: number, createdBy: number | undefined): Promise<void>;
}
