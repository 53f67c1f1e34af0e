/** Measurements of one target in one task. Times in milliseconds. */
export interface BenchResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time of the server per request in microseconds; NaN where the system does not report it. */
  readonly processor: number;
}
