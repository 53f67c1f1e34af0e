import pg from 'pg';
import { agencyToday } from 'shared-kit/domain';
import { fillYears } from '../bench/years/fill-years.ts';
import { type Read, readsOf } from '../bench/years/reads.ts';
import { createPostgresTestDatabase } from '../test/postgres-test-database.ts';
import { STAFF, startTestApi, type TestApi } from '../test/start-test-api.ts';
import { hashPassword } from './accounts/password.ts';
import { createDatabase } from './platform/database/database.ts';
import { parseDatabaseHosts } from './platform/database/database-hosts.ts';
import { openPostgresPool } from './platform/database/open-postgres-pool.ts';

/** Twenty cars have as many years behind them as a thousand with a million bookings. */
const YEARS = { cars: 20, bookings: 20_000 };
/** Rows that a part of a plan may read in vain, or one after the other. */
const MAX_ROWS = 10_000;
/** It adds up a month, which in these years is a large part of a small table. */
const WHOLE = 'report of a month';
/** Executions of a prepared statement after which its plan may be kept for other values. */
const KEPT_AFTER = 6;

interface Node {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

let api: TestApi;
let token: string;
let drop: () => Promise<void>;
let reads: readonly Read[];
/** Plans what the server asks. */
let client: pg.Client;
const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];

beforeAll(async () => {
  const created = await createPostgresTestDatabase();
  drop = created.drop;
  const pool = openPostgresPool(parseDatabaseHosts(created.url), { isUnlimited: true });
  const database = createDatabase(pool);
  await fillYears(pool, YEARS);
  const now = new Date();
  await database
    .insertInto('staff_accounts')
    .values({
      email: STAFF.email,
      password_hash: await hashPassword(STAFF.password),
      role: 'owner',
      created_at: now.toISOString(),
    })
    .execute();
  api = await startTestApi({ database, clock: () => now });
  token = await api.signIn();
  const { rows } = await pool.query(
    'SELECT id, confirmation_code AS code, customer_name AS name, car_id AS "carId" FROM bookings WHERE id = $1',
    [YEARS.bookings - 77],
  );
  reads = readsOf(agencyToday(now, '+00:00'), rows[0]);
  client = new pg.Client(created.url);
  await client.connect();
  const { query } = pg.Client.prototype;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...call: unknown[]) {
    const [statement] = call as [{ text?: string; values?: unknown[] }];
    if (this !== client && statement.text) asked.push({ text: statement.text, values: statement.values ?? [] });
    return (query as (...all: unknown[]) => unknown).apply(this, call);
  } as never);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await client?.end();
  await api?.database.destroy();
  await api?.close();
  await drop?.();
});

/** Returns what a statement reads in vain, as lines that name the parts of its plan. */
async function wasteOf({ text, values }: (typeof asked)[number], executions: number): Promise<readonly string[]> {
  await client.query(`PREPARE planned AS ${text}`);
  const { prepareValue } = jest.requireActual('pg/lib/utils');
  const literals = values.map((value) => {
    const prepared = prepareValue(value);
    return prepared === null ? 'NULL' : client.escapeLiteral(String(prepared));
  });
  const execution = `EXECUTE planned${literals.length > 0 ? `(${literals.join(', ')})` : ''}`;
  for (let done = 0; done < executions; done += 1) await client.query(execution);
  const { rows } = await client.query(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${execution}`);
  await client.query('DEALLOCATE planned');
  return wasteOfNode(rows[0]['QUERY PLAN'][0].Plan);
}

function wasteOfNode(node: Node): readonly string[] {
  const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 } = node;
  const inVain = (type === 'Seq Scan' ? rows + removed : removed) * loops;
  const own = inVain > MAX_ROWS ? [`${type} of ${node['Relation Name']}: ${inVain} rows`] : [];
  return [...own, ...(node.Plans ?? []).flatMap(wasteOfNode)];
}

test('no read of site and console reads through the years', async () => {
  const wasted: Record<string, readonly string[]> = {};
  let planned = 0;
  for (const { name, path, body, isStaff } of reads.filter((read) => read.name !== WHOLE)) {
    asked.length = 0;
    const options = isStaff ? { token } : {};
    const { status } = await (body ? api.post(path, body, options) : api.get(path, options));
    expect({ name, status }).toEqual({ name, status: 200 });
    for (const statement of asked.filter(({ text }) => /^\s*(?:SELECT|WITH)/i.test(text)))
      for (const executions of [0, KEPT_AFTER]) {
        planned += 1;
        const waste = await wasteOf(statement, executions);
        if (waste.length > 0) wasted[`${name} after ${executions}`] = waste;
      }
  }
  expect(planned).toBeGreaterThan(100);
  expect(wasted).toEqual({});
});
