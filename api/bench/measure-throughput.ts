import type { Bench, Result } from './bench.ts';
import type { BenchResult } from './bench-result.ts';
import { createMemoryBaseline } from './create-memory-baseline.ts';
import { load, type Request } from './load.ts';
import { medians } from './medians.ts';

/** Rounds before the measurement, for the JIT compiler and caches. */
const WARM_ROUNDS = 3;
const ROUNDS = 11;
/** Fewer rounds, since each takes a second: this is the baseline of the database without a server. */
const PGBENCH_ROUNDS = 3;

export interface ThroughputTask {
  readonly title: string;
  readonly api: Request;
  readonly thin: Request;
  /** The thin server's statement with inlined parameters; absent when it cannot be repeated. */
  readonly sql?: string;
  readonly connections?: number;
}

/**
 * Measures one repeated request on the API, on the thin server and from memory. The targets alternate in short rounds, so
 * that noise of the machine affects all of them.
 */
export async function measureThroughput(bench: Bench, task: ThroughputTask): Promise<Result> {
  const { title, api, thin, sql, connections } = task;
  const { processorTime } = bench;
  const memory = await createMemoryBaseline(bench, api);
  const sides = [
    { side: 'API', ask: () => load(bench.api, api, processorTime.api, connections) },
    { side: 'thin', ask: () => load(bench.thin, thin, processorTime.thin, connections) },
    { side: 'memory', ask: () => load(bench.thin, memory, processorTime.thin, connections) },
  ];
  const turns = new Map<string, BenchResult[]>(sides.map(({ side }) => [side, []]));
  // Alternating order: no target always runs first.
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1)
    for (const { side, ask } of round % 2 ? sides : [...sides].reverse()) {
      const figures = await ask();
      if (round >= 0) turns.get(side)?.push(figures);
    }
  if (sql && bench.pgbench) {
    turns.set('pgbench', []);
    for (let round = 0; round < PGBENCH_ROUNDS; round += 1) turns.get('pgbench')?.push(await bench.pgbench(sql));
  }
  return { title, lines: medians(turns) };
}
