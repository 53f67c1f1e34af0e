import type { Line } from './bench.ts';
import type { BenchResult } from './bench-result.ts';
import { median } from './percentile.ts';

/**
 * Returns the medians of each target over all rounds; the first target is the API. Ratios are computed per round, since
 * noise of the machine affects all targets of a round alike.
 */
export function medians(turns: ReadonlyMap<string, readonly BenchResult[]>): Line[] {
  const [own = []] = turns.values();
  return [...turns].map(([side, figures]) => {
    const of = (name: keyof BenchResult) => median(figures.map((one) => one[name]));
    const ratios = figures.map(({ perSecond }, turn) => (own[turn]?.perSecond ?? Number.NaN) / perSecond);
    return {
      side,
      perSecond: of('perSecond'),
      p50: of('p50'),
      p99: of('p99'),
      // A mean: the system counts CPU time in steps of 10 ms, too coarse for a median of short rounds.
      processor: figures.reduce((sum, one) => sum + one.processor, 0) / figures.length,
      ratio: median(ratios),
    };
  });
}
