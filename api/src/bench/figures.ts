/** What one side did with one task. Times in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}
