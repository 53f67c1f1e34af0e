import type { Bench, Result } from './bench.ts';

const WIDTHS = [44, 22, 12, 10, 10, 22];

/** A table of one database: for each thing the API, then its limits and how near to them the API comes. */
export function printResults(database: Bench['database'], results: readonly Result[]): void {
  print([database, '', 'per second', 'p50 ms', 'p99 ms', 'API / this, per second']);
  for (const { title, lines } of results) {
    const api = lines[0]?.perSecond ?? Number.NaN;
    lines.forEach(({ side, perSecond, p50, p99 }, index) => {
      const ratio = index === 0 ? '' : (api / perSecond).toFixed(2);
      print([index === 0 ? title : '', side, perSecond.toFixed(perSecond < 100 ? 1 : 0), ms(p50), ms(p99), ratio]);
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
