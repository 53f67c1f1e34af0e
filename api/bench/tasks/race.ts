import { Agent, request } from 'node:http';
import pg from 'pg';
import type { Bench, Result } from '../bench.ts';
import type { BenchResult } from '../bench-result.ts';
import { linesOfSingleTimes } from '../lines-of-single-times.ts';
import { nextBooking, nextCode } from '../next-booking.ts';
import { STATEMENTS } from '../statements.ts';

const ATTEMPTS = 200;
const ROUNDS = 25;
/** Open the connections, and give both servers the 2,000 requests after which their code is compiled. */
const WARM_ROUNDS = 10;
const CONNECTIONS = 20;

/**
 * 200 visitors book the same car for the same day at once; a round ends with the last answer. Beside it a bare
 * `INSERT … ON CONFLICT DO NOTHING`, behind the thin server and, on PostgreSQL, from a pool without any HTTP.
 * @throws Error when a round has another outcome than one booking and 199 refusals
 */
export async function measureRace(bench: Bench): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: ATTEMPTS });
  const pool = bench.url ? new pg.Pool({ connectionString: bench.url, max: CONNECTIONS }) : undefined;
  try {
    const { api, thin } = bench.processorTime;
    const sides = [
      {
        side: 'API',
        attempt: (body: object) => post(agent, `${bench.api}/api/entities/CarsBooking`, body),
        processorTime: api,
      },
      {
        side: 'thin, bare insert',
        attempt: (body: object) => post(agent, `${bench.thin}/booking`, body),
        processorTime: thin,
      },
      ...(pool
        ? [{ side: 'bare insert, no HTTP', attempt: (body: Booking) => insert(pool, body), processorTime: unknown }]
        : []),
    ];
    const turns = new Map<string, BenchResult[]>(sides.map(({ side }) => [side, []]));
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1)
      for (const { side, attempt, processorTime } of round % 2 ? sides : [...sides].reverse()) {
        const before = processorTime();
        const time = await timeRound(side, attempt);
        const processor = ((processorTime() - before) * 1_000) / ATTEMPTS;
        if (round >= 0)
          turns.get(side)?.push({ perSecond: (ATTEMPTS * 1_000) / time, p50: time, p99: time, processor });
      }
    return { title: 'race of 200 for one car, per round', lines: linesOfSingleTimes(turns) };
  } finally {
    agent.destroy();
    await pool?.end();
  }
}

type Booking = ReturnType<typeof nextBooking>;

async function timeRound(side: string, attempt: (body: Booking) => Promise<boolean>): Promise<number> {
  const wanted = nextBooking();
  const bodies = Array.from({ length: ATTEMPTS }, () => ({ ...wanted, confirmationCode: nextCode() }));
  const start = performance.now();
  const wins = await Promise.all(bodies.map(attempt));
  const time = performance.now() - start;
  const won = wins.filter(Boolean).length;
  if (won !== 1) throw new Error(`${won} of ${ATTEMPTS} attempts booked the same car (${side})`);
  return time;
}

function unknown(): number {
  return Number.NaN;
}

async function insert(pool: pg.Pool, body: Booking): Promise<boolean> {
  const { carId, confirmationCode, customerName, customerEmail, customerPhone, driverLicense } = body;
  const contact = [customerName, customerEmail, customerPhone, driverLicense];
  const figures = [body.pickupDate, body.dropoffDate, body.unitPrice, body.totalPrice];
  const values = [carId, confirmationCode, ...contact, ...figures];
  return (await pool.query({ name: 'booking', text: STATEMENTS.booking, values })).rowCount === 1;
}

/** Answers whether the booking was made. */
function post(agent: Agent, url: string, body: object): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode } = answer.resume();
      answer.on('error', reject).on('end', () => {
        if (statusCode === 200 || statusCode === 409) resolve(statusCode === 200);
        else reject(new Error(`an attempt of the race was answered ${statusCode}`));
      });
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
