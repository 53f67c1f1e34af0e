import { channel } from 'node:diagnostics_channel';

/** A statement that the database has run, or refused. */
export interface RunStatement {
  /** With placeholders: parameters are not told. */
  readonly text: string;
  readonly ms: number;
  readonly error?: unknown;
}

/** Tells of each statement (`RunStatement`). */
export const STATEMENTS = channel('car-rental.statements');
