import type { Bench, Result } from './bench.ts';
import { printResults } from './print-results.ts';
import { measureAvailability } from './tasks/availability.ts';
import { measureCreateBooking } from './tasks/create-booking.ts';
import { measureExport } from './tasks/export.ts';
import { measureGetOne } from './tasks/get-one.ts';
import { measureRace } from './tasks/race.ts';
import { measureSearch } from './tasks/search.ts';
import { withEmbedded, withPostgres } from './with-bench.ts';

/**
 * `npm run bench:api [-- postgres|embedded] [-- search|get|availability|create|race|export …]` compares the API with
 * baselines on this machine. See docs/benchmarks.md.
 */
const TASKS: Readonly<Record<string, (bench: Bench) => Promise<Result | Result[]>>> = {
  search: measureSearch,
  get: measureGetOne,
  availability: measureAvailability,
  create: measureCreateBooking,
  race: measureRace,
  export: async (bench) => [...(await measureExport(bench, 'csv')), ...(await measureExport(bench, 'xlsx'))],
};
const DATABASES = { embedded: withEmbedded, postgres: withPostgres };
const MINUTES = 20;

const asked = process.argv.slice(2);
const chosen = <Value>(all: Readonly<Record<string, Value>>): Value[] => {
  const named = Object.entries(all).filter(([name]) => asked.includes(name));
  return (named.length > 0 ? named : Object.entries(all)).map(([, value]) => value);
};

// Exit handlers stop the child processes, also after Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  process.stderr.write(`The benchmark took more than ${MINUTES} minutes\n`);
  process.exit(1);
}, MINUTES * 60_000).unref();

for (const withDatabase of chosen(DATABASES))
  await withDatabase(async (bench) => {
    const results: Result[] = [];
    for (const measure of chosen(TASKS)) results.push(...[await measure(bench)].flat());
    printResults(bench.database, results);
  });
