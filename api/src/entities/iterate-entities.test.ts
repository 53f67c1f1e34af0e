import { sql } from 'kysely';
import pg from 'pg';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

const EXPORTS = 5;
const ROWS = 1_500;
/** Usually the rows of one batch; more when the search opens a connection or is the first of its kind. */
const MAX_ROWS_BEFORE_AN_ANSWER = 500;

const reads = { atOnce: 0, mostAtOnce: 0, rows: 0, largest: 0 };

/** Counts the statements that read a batch, by wrapping the query method of the database driver. */
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function countReads(this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { text?: string }];
  const isBatch = String(typeof first === 'string' ? first : first.text).includes('AS "place 0"');
  const answer = query.apply(this, args);
  if (isBatch) void count(answer as Promise<pg.QueryResult>);
  return answer;
} as typeof pg.Client.prototype.query;

async function count(answer: Promise<pg.QueryResult>): Promise<void> {
  reads.atOnce += 1;
  reads.mostAtOnce = Math.max(reads.mostAtOnce, reads.atOnce);
  const { rows } = await answer;
  reads.atOnce -= 1;
  reads.rows += rows.length;
  reads.largest = Math.max(reads.largest, rows.length);
}

let api: TestApi;
let url: string;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
  await api.addCars(exampleCar());
  await sql`
    WITH booked AS (INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone,
      driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
    SELECT 'duster', 'B' || n, '', 'Name', 'a@example.com', '12345', 'L', '2026-01-01', '2026-01-02', 10, 20,
      'canceled', '2026-01-01T00:00:00Z'
    FROM generate_series(1, ${ROWS}::int) AS n RETURNING id)
    INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
    SELECT id, 1, 'rental', 'Rental', 2, 10, 20 FROM booked`.execute(api.database);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(() => {
  Object.assign(reads, { atOnce: 0, mostAtOnce: 0, rows: 0, largest: 0 });
});

async function post(path: string, body: object): Promise<string> {
  const answer = await fetch(`${url}/api/entities/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return await answer.text();
}

test.each(['csv', 'xlsx'])(
  'five exports as %s at once read one batch at a time and let a search go first',
  async (format) => {
    let ended = 0;
    const exports = Promise.all(
      Array.from({ length: EXPORTS }, async () => {
        await post(`CarsBooking/export?format=${format}`, {});
        ended += 1;
      }),
    );
    const rowsBeforeAnswers: number[] = [];
    while (ended < EXPORTS) {
      const before = reads.rows;
      await post('Cars/search', {});
      rowsBeforeAnswers.push(reads.rows - before);
    }
    await exports;
    expect(reads).toMatchObject({ atOnce: 0, mostAtOnce: 1, rows: EXPORTS * ROWS });
    expect(reads.largest).toBeLessThanOrEqual(100);
    // PostgreSQL serves exports and searches in parallel.
    if (globalThis.testDatabase === 'embedded')
      expect(Math.max(...rowsBeforeAnswers)).toBeLessThanOrEqual(MAX_ROWS_BEFORE_AN_ANSWER);
  },
);
