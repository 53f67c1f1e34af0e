import type { BenchResult } from './bench-result.ts';
import type { Pgbench } from './pgbench.ts';

/** One database with the two servers on it, while it is measured. */
export interface Bench {
  readonly database: 'PGlite' | 'PostgreSQL';
  /** Origins of the product's API and of the thin server. */
  readonly api: string;
  readonly thin: string;
  /** Processor time that each server has used, milliseconds; NaN where nobody tells it. */
  readonly processorTime: Readonly<Record<'api' | 'thin', () => number>>;
  /** Of a member of staff. */
  readonly token: string;
  /** Address of the PostgreSQL; the embedded database has none. */
  readonly url?: string;
  readonly pgbench?: Pgbench;
}

export interface Line extends BenchResult {
  readonly side: string;
  /** How near the API comes to this, per second: 1 is as fast. Of each turn by itself, the median. */
  readonly ratio: number;
}

/** One measured thing; the first line is the API, the others are its limits. */
export interface Result {
  readonly title: string;
  readonly lines: readonly Line[];
}
