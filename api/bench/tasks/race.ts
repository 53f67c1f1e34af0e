import { Agent, request } from 'node:http';
import pg from 'pg';
import type { Bench, Result } from '../bench.ts';
import type { BenchResult } from '../bench-result.ts';
import { nextBooking, nextCode } from '../next-booking.ts';
import { STATEMENTS } from '../statements.ts';
import { summarizeRounds } from '../summarize-rounds.ts';

const ATTEMPTS = 200;
const ROUNDS = 25;
/** Warm-up: opens the connections, and both servers get the 2,000 requests that the JIT compiler needs. */
const WARM_ROUNDS = 10;
const CONNECTIONS = 20;

/**
 * Measures 200 concurrent bookings of one car on one day, until the last response. The baseline is a plain
 * `INSERT … ON CONFLICT DO NOTHING`, in the thin server and, on PostgreSQL, from a pool without HTTP.
 * @throws Error when a round does not end with one booking and 199 conflicts
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
    return { title: 'race of 200 for one car, per round', lines: summarizeRounds(turns) };
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

/** Resolves with whether the booking was created. */
function post(agent: Agent, url: string, body: object): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode } = answer.resume();
      answer.on('error', reject).on('end', () => {
        if (statusCode === 200 || statusCode === 409) resolve(statusCode === 200);
        else reject(new Error(`a booking request of the race got status ${statusCode}`));
      });
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
