/** What one side did with one task. Times in milliseconds. */
export interface BenchResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the server for one request, microseconds; NaN where nobody tells it. */
  readonly processor: number;
}
