import type { Figures } from './figures.ts';
import type { Pgbench } from './pgbench.ts';

/** One database with the two servers on it, while it is measured. */
export interface Bench {
  readonly database: 'PGlite' | 'PostgreSQL';
  /** Origins of the product's API and of the thin server. */
  readonly api: string;
  readonly thin: string;
  /** Of a member of staff. */
  readonly token: string;
  /** Address of the PostgreSQL; the embedded database has none. */
  readonly url?: string;
  readonly pgbench?: Pgbench;
}

export interface Line extends Figures {
  readonly side: string;
}

/** One measured thing; the first line is the API, the others are its limits. */
export interface Result {
  readonly title: string;
  readonly lines: readonly Line[];
}
