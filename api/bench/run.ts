import type { Bench, Result } from './bench.ts';
import { printResults } from './print-results.ts';
import { CARS } from './seed.ts';
import { measureAlternatives } from './tasks/alternatives.ts';
import { measureAvailability } from './tasks/availability.ts';
import { measureCreateBooking } from './tasks/create-booking.ts';
import { measureExport } from './tasks/export.ts';
import { FLEET_CARS, measureFleet } from './tasks/fleet.ts';
import { measureGetOne } from './tasks/get-one.ts';
import { measureQuote } from './tasks/quote.ts';
import { measureRace } from './tasks/race.ts';
import { measureSearch } from './tasks/search.ts';
import { measureTextSearch } from './tasks/text-search.ts';
import { withEmbedded, withPostgres } from './with-bench.ts';

/**
 * `npm run bench:api [-- postgres|embedded] [-- search|get|availability|alternatives|text|create|race|export|quote|fleet …]` compares the API with
 * baselines on this machine. See docs/benchmarks.md.
 */
const TASKS: Readonly<Record<string, (bench: Bench) => Promise<Result | Result[]>>> = {
  search: measureSearch,
  get: measureGetOne,
  availability: measureAvailability,
  alternatives: measureAlternatives,
  text: measureTextSearch,
  create: measureCreateBooking,
  race: measureRace,
  quote: measureQuote,
  export: async (bench) => [...(await measureExport(bench, 'csv')), ...(await measureExport(bench, 'xlsx'))],
};
/** Tasks with more cars, on a database of their own. */
const LARGE_TASKS: typeof TASKS = { fleet: measureFleet };
const DATABASES = { embedded: withEmbedded, postgres: withPostgres };
const MINUTES = 20;

const asked = process.argv.slice(2);
const TASK_NAMES = Object.keys({ ...TASKS, ...LARGE_TASKS });

/** Returns the values whose names are command line arguments; all of them when no argument is one of the names. */
function chosen<Value>(all: Readonly<Record<string, Value>>, names = Object.keys(all)): Value[] {
  const isAll = !names.some((name) => asked.includes(name));
  return Object.entries(all).flatMap(([name, value]) => (isAll || asked.includes(name) ? [value] : []));
}

// Exit handlers stop the child processes, also after Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  process.stderr.write(`The benchmark took more than ${MINUTES} minutes\n`);
  process.exit(1);
}, MINUTES * 60_000).unref();

for (const withDatabase of chosen(DATABASES))
  for (const [cars, tasks] of [
    [CARS, TASKS],
    [FLEET_CARS, LARGE_TASKS],
  ] as const) {
    const measured = chosen(tasks, TASK_NAMES);
    if (measured.length === 0) continue;
    await withDatabase(cars, async (bench) => {
      const results: Result[] = [];
      for (const measure of measured) results.push(...[await measure(bench)].flat());
      printResults(bench.database, results);
    });
  }
