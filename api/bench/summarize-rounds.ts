import type { Line } from './bench.ts';
import type { BenchResult } from './bench-result.ts';
import { medians } from './medians.ts';
import { percentile } from './percentile.ts';

/** Returns the medians of tasks that measure one time per round; p99 is taken over the rounds. */
export function summarizeRounds(turns: ReadonlyMap<string, readonly BenchResult[]>): Line[] {
  return medians(turns).map((line) => {
    const times = turns.get(line.side)?.map(({ p50 }) => p50) ?? [];
    return { ...line, p99: percentile(times, 0.99) };
  });
}
