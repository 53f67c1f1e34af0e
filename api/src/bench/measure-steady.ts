import type { Bench, Line, Result } from './bench.ts';
import type { Figures } from './figures.ts';
import { keepInMemory } from './keep-in-memory.ts';
import { load, type Request } from './load.ts';
import { median } from './percentile.ts';

const ROUNDS = 3;

export interface SteadyTask {
  readonly title: string;
  readonly api: Request;
  readonly thin: Request;
  /** The statement of the thin server with its values in it; absent when it cannot run twice. */
  readonly sql?: string;
}

/**
 * One request, again and again: of the API, of the thin server and from memory, in turns, so that a noisy moment
 * of the machine falls on all of them.
 */
export async function measureSteady(bench: Bench, { title, api, thin, sql }: SteadyTask): Promise<Result> {
  const memory = await keepInMemory(bench, api);
  const sides = [
    { side: 'API', ask: () => load(bench.api, api) },
    { side: 'thin', ask: () => load(bench.thin, thin) },
    { side: 'memory', ask: () => load(bench.thin, memory) },
    ...(sql && bench.pgbench ? [{ side: 'pgbench', ask: () => bench.pgbench?.(sql) }] : []),
  ];
  const figures = new Map<string, Figures[]>(sides.map(({ side }) => [side, []]));
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { side, ask } of sides) {
      const found = await ask();
      if (found && round > 0) figures.get(side)?.push(found);
    }
  return { title, lines: [...figures].map(([side, rounds]) => medians(side, rounds)) };
}

function medians(side: string, rounds: readonly Figures[]): Line {
  return {
    side,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
  };
}
