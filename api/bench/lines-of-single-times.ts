import type { Line } from './bench.ts';
import type { BenchResult } from './bench-result.ts';
import { medians } from './medians.ts';
import { percentile } from './percentile.ts';

/** For what has one time a turn: the p99 is that of all turns. */
export function linesOfSingleTimes(turns: ReadonlyMap<string, readonly BenchResult[]>): Line[] {
  return medians(turns).map((line) => {
    const times = turns.get(line.side)?.map(({ p50 }) => p50) ?? [];
    return { ...line, p99: percentile(times, 0.99) };
  });
}
