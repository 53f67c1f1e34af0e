import type { BenchResult } from './bench-result.ts';
import type { Pgbench } from './pgbench.ts';

/** A running benchmark environment: one database with the two servers that use it. */
export interface Bench {
  readonly database: 'PGlite' | 'PostgreSQL';
  /** Origins of the product's API and of the thin server, the baseline without business rules. */
  readonly api: string;
  readonly thin: string;
  /** Return the CPU time used so far in milliseconds; NaN where the system does not report it. */
  readonly processorTime: Readonly<Record<'api' | 'thin', () => number>>;
  /** Access token of a staff account. */
  readonly token: string;
  /** URL of PostgreSQL; absent for the embedded database. */
  readonly url?: string;
  readonly pgbench?: Pgbench;
}

export interface Line extends BenchResult {
  readonly side: string;
  /** Median over all rounds of the API's requests per second divided by this target's. */
  readonly ratio: number;
}

/** Measurements of one task; the first line is the API, the others are baselines. */
export interface Result {
  readonly title: string;
  readonly lines: readonly Line[];
}
