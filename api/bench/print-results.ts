import type { Bench, Result } from './bench.ts';

const WIDTHS = [44, 22, 12, 10, 10, 12, 22];

/** Prints the results of one database as a table: for each task the API, its baselines, and the ratio to each. */
export function printResults(database: Bench['database'], results: readonly Result[]): void {
  print([database, '', 'per second', 'p50 ms', 'p99 ms', 'server µs', 'API / this, per second']);
  for (const { title, lines } of results) {
    lines.forEach(({ side, perSecond, p50, p99, processor, ratio }, index) => {
      const times = [ms(p50), ms(p99), Number.isNaN(processor) ? '–' : processor.toFixed(0)];
      const relation = index === 0 ? '' : ratio.toFixed(2);
      print([index === 0 ? title : '', side, perSecond.toFixed(perSecond < 100 ? 1 : 0), ...times, relation]);
    });
  }
  process.stdout.write('\n');
}

function ms(time: number): string {
  return Number.isNaN(time) ? '–' : time.toFixed(time < 10 ? 2 : 1);
}

function print(cells: readonly string[]): void {
  const padded = cells.map((cell, index) => {
    const width = WIDTHS[index] ?? 0;
    return index < 2 ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`${padded.join(' ').trimEnd()}\n`);
}
