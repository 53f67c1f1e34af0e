import { Agent, request } from 'node:http';
import pg from 'pg';
import type { Bench, Line, Result } from '../bench.ts';
import { nextBooking, nextCode } from '../next-booking.ts';
import { median, percentile } from '../percentile.ts';
import { STATEMENTS } from '../statements.ts';

const RIVALS = 200;
const ROUNDS = 25;
const CONNECTIONS = 20;

/**
 * 200 visitors book the same car for the same day at once; a round ends with the last answer. Beside it a bare
 * `INSERT … ON CONFLICT DO NOTHING`, behind the thin server and, on PostgreSQL, from a pool without any HTTP.
 * @throws Error when a round has another outcome than one booking and 199 refusals
 */
export async function measureRace(bench: Bench): Promise<Result> {
  const agent = new Agent({ keepAlive: true, maxSockets: RIVALS });
  const pool = bench.url ? new pg.Pool({ connectionString: bench.url, max: CONNECTIONS }) : undefined;
  try {
    const sides = [
      { side: 'API', attempt: (body: object) => post(agent, `${bench.api}/api/entities/CarsBooking`, body) },
      { side: 'thin, bare insert', attempt: (body: object) => post(agent, `${bench.thin}/booking`, body) },
      ...(pool ? [{ side: 'bare insert, no HTTP', attempt: (body: Booking) => insert(pool, body) }] : []),
    ];
    const times = new Map<string, number[]>(sides.map(({ side }) => [side, []]));
    // The first rounds open the connections.
    for (let round = -3; round < ROUNDS; round += 1)
      for (const { side, attempt } of sides) {
        const time = await timeRound(side, attempt);
        if (round >= 0) times.get(side)?.push(time);
      }
    return {
      title: 'race of 200 for one car, per round',
      lines: [...times].map(([side, rounds]) => line(side, rounds)),
    };
  } finally {
    agent.destroy();
    await pool?.end();
  }
}

type Booking = ReturnType<typeof nextBooking>;

async function timeRound(side: string, attempt: (body: Booking) => Promise<boolean>): Promise<number> {
  const wanted = nextBooking();
  const bodies = Array.from({ length: RIVALS }, () => ({ ...wanted, confirmationCode: nextCode() }));
  const start = performance.now();
  const wins = await Promise.all(bodies.map(attempt));
  const time = performance.now() - start;
  const won = wins.filter(Boolean).length;
  if (won !== 1) throw new Error(`${won} of ${RIVALS} attempts booked the same car (${side})`);
  return time;
}

function line(side: string, rounds: readonly number[]): Line {
  const p50 = median(rounds);
  return { side, perSecond: (RIVALS * 1_000) / p50, p50, p99: percentile(rounds, 0.99) };
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
