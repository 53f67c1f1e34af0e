import type { Line } from './bench.ts';
import type { BenchResult } from './bench-result.ts';
import { median } from './percentile.ts';

/**
 * The medians of what each side did, turn by turn; the first side is the API. A noisy moment of the machine falls on
 * the sides of one turn alike, so that their relation says more than that of the medians.
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
      // Counted in hundredths of a second: many rounds together say more than one.
      processor: figures.reduce((sum, one) => sum + one.processor, 0) / figures.length,
      ratio: median(ratios),
    };
  });
}
