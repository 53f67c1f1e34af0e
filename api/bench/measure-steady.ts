import type { Bench, Result } from './bench.ts';
import type { BenchResult } from './bench-result.ts';
import { keepInMemory } from './keep-in-memory.ts';
import { load, type Request } from './load.ts';
import { medians } from './medians.ts';

/** A server in service is warm. */
const WARM_ROUNDS = 3;
const ROUNDS = 11;
/** A round of it takes a second: it only tells what the database alone can do. */
const PGBENCH_ROUNDS = 3;

export interface SteadyTask {
  readonly title: string;
  readonly api: Request;
  readonly thin: Request;
  /** The statement of the thin server with its values in it; absent when it cannot run twice. */
  readonly sql?: string;
  readonly connections?: number;
}

/**
 * One request, again and again: of the API, of the thin server and from memory, in turns, so that a noisy moment
 * of the machine falls on all of them.
 */
export async function measureSteady(bench: Bench, task: SteadyTask): Promise<Result> {
  const { title, api, thin, sql, connections } = task;
  const { processorTime } = bench;
  const memory = await keepInMemory(bench, api);
  const sides = [
    { side: 'API', ask: () => load(bench.api, api, processorTime.api, connections) },
    { side: 'thin', ask: () => load(bench.thin, thin, processorTime.thin, connections) },
    { side: 'memory', ask: () => load(bench.thin, memory, processorTime.thin, connections) },
  ];
  const turns = new Map<string, BenchResult[]>(sides.map(({ side }) => [side, []]));
  // Each side is as often before another as after it.
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
