import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { agencyToday } from 'shared-kit/domain';
import { percentile } from '../../../api/bench/percentile.ts';
import { fillStore } from '../../cluster/fill-store.ts';
import { startCluster } from '../../cluster/start-cluster.ts';
import { type Answered, type Call, sendAtRate } from './arrivals.ts';
import { mixOf } from './calls.ts';
import { readProcesses, type Taken } from './read-processes.ts';

/** Run by `npm run bench:load`, which docs/benchmarks.md describes. */
const OVERLOAD_S = Number(process.argv[2] ?? 60);
const STAFF = { email: 'bench@example.com', password: 'a password of the benchmark' };
const CARS = 1_000;
const FIRST_RATE = 40;
const STEP = 1.5;
const STEP_S = 8;
/** Of what is asked: below it the servers are saturated. */
const SERVED = 0.9;
/** Of what is answered at saturation, at twice its rate. */
const AIM = 0.8;
/** Parts of the overload, between which memory is read. */
const PARTS = 10;
const MB_HEADER = 'MB at the end of each part';

const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-load-'));
try {
  const store = path.join(folder, 'store');
  const env = {
    ...process.env,
    ...{ RELEASE_STORE: store, RATE_LIMIT: 'off', DEMO_DATA: 'off', LOG_LEVEL: 'fatal' },
    ...{ ADMIN_EMAIL: STAFF.email, ADMIN_PASSWORD: STAFF.password },
  };
  await fillStore(env);
  const cluster = await startCluster({ folder, store, env: { ...env, LOG_LEVEL: undefined } });
  try {
    // It stands for other machines: its own delay must not be taken for that of the servers.
    if (process.getuid?.() === 0) setPriority(-10);
    await addCars(cluster.databases.primary);
    const today = agencyToday(new Date(), '+00:00');
    const next = mixOf({ today, cars: CARS, token: await signIn(cluster.address), carId });
    // So that code is compiled, and pages are kept.
    await sendAtRate(cluster.address, next, { perSecond: FIRST_RATE, seconds: STEP_S });
    const saturation = await saturate(cluster.address, next);
    await overload(cluster.address, next, saturation);
  } finally {
    await cluster.stop();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

function carId(index: number): string {
  return `car-${index}`;
}

async function addCars(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features, position)
    SELECT 'car-' || n, 'Car number ' || n, '/media/demo/duster-arizona-orange.svg',
      (ARRAY['SUV', 'Sedan', 'Hatchback', 'Coupe'])[1 + n % 4], (ARRAY[2, 4, 5, 7])[1 + n % 4], 'Diesel', 'Manual', 42.5,
      3 + n % 21 / 10.0, '{}', n
    FROM generate_series(0, ${CARS - 1}) AS n`);
  await client.end();
}

async function signIn(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(STAFF) });
  return ((await answer.json()) as { data: [{ accessToken: string }] }).data[0].accessToken;
}

/** Asks at rising rates until a tenth is not served, twice in a row. Returns how many a second were served at most. */
async function saturate(origin: string, next: () => Call): Promise<number> {
  say('| Asked, a second | Served | Refused | Lost | p50, ms | p95, ms |\n|---|---|---|---|---|---|');
  let [most, missed] = [0, 0];
  for (let perSecond = FIRST_RATE; ; perSecond = Math.round(perSecond * STEP)) {
    const figures = summarize(await sendAtRate(origin, next, { perSecond, seconds: STEP_S }), STEP_S);
    const { served, refused, lost, p50, p95 } = figures;
    say(`| ${perSecond} | ${[served, refused, lost].map((one) => one.toFixed(1)).join(' | ')} | ${p50} | ${p95} |`);
    most = Math.max(most, served);
    missed = served < perSecond * SERVED ? missed + 1 : 0;
    if (missed === 2) return most;
  }
}

async function overload(origin: string, next: () => Call, saturation: number): Promise<void> {
  const perSecond = Math.round(saturation * 2);
  say(`\nTwice what was served at most, ${perSecond} a second for ${OVERLOAD_S} s:\n`);
  const before = await readProcesses();
  const begin = performance.now();
  const parts: ReadonlyMap<string, Taken>[] = [];
  let elapsedS = 0;
  const timer = setInterval(
    async () => {
      parts.push(await readProcesses());
      elapsedS = (performance.now() - begin) / 1_000;
    },
    (OVERLOAD_S * 990) / PARTS,
  );
  const answers = await sendAtRate(origin, next, { perSecond, seconds: OVERLOAD_S });
  clearInterval(timer);
  const { served, refused, lost, p50, p95 } = summarize(answers, OVERLOAD_S);
  say(
    `served ${served.toFixed(1)} a second, ${((served / saturation) * 100).toFixed(0)} % of ${saturation.toFixed(1)} (aim: ${AIM * 100} %)`,
  );
  say(`refused ${refused.toFixed(1)}, lost ${lost.toFixed(1)} a second; of those served p50 ${p50} ms, p95 ${p95} ms`);
  const refusals = answers.filter(({ status }) => status >= 400 || status === 0);
  const bare = refusals.filter(({ status, hasRetryAfter }) => status !== 0 && !hasRetryAfter);
  say(
    `by status: ${countBy(answers, ({ name, status }) => (status < 400 && status > 0 ? `${status}` : `${name} ${status}`))}`,
  );
  say(`refusals without Retry-After: ${bare.length}`);
  const after = parts.at(-1) ?? before;
  say(`\n| Program | Processors | ${MB_HEADER} |\n|---|---|---|`);
  const shares = [...after].map(([program, { processorS }]) => {
    const processors = (processorS - (before.get(program)?.processorS ?? 0)) / elapsedS;
    const memory = parts.map((part) => (part.get(program)?.megabytes ?? 0).toFixed(0)).join(', ');
    say(`| ${program} | ${processors.toFixed(2)} of ${availableParallelism()} | ${memory} |`);
    return { program, processors };
  });
  const [first] = shares.sort((a, b) => b.processors - a.processors);
  say(
    `\nMost is taken by ${first?.program}; the generator itself takes ${(process.cpuUsage().user / 1e6).toFixed(0)} s in all.`,
  );
}

function summarize(answers: readonly Answered[], seconds: number) {
  // In that time: what comes afterwards was served without the others.
  const good = answers.filter(({ status, at }) => status >= 200 && status < 400 && at <= seconds * 1_000);
  const times = good.map(({ ms }) => ms);
  const at = (share: number) => percentile(times, share).toFixed(0);
  const lost = answers.filter(({ status }) => status === 0).length;
  return {
    served: good.length / seconds,
    refused: answers.filter(({ status }) => status >= 400).length / seconds,
    lost: lost / seconds,
    p50: at(0.5),
    p95: at(0.95),
  };
}

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name}: ${count}`).join(', ');
}
