import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { migrateDatabase } from './migrate-database.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('repeated and concurrent migrations change nothing', async () => {
  const applied = () => sql`SELECT name, timestamp FROM kysely_migration ORDER BY name`.execute(api.database);
  const before = await applied();
  expect(before.rows.length).toBeGreaterThan(0);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(api.database)));
  expect((await applied()).rows).toEqual(before.rows);
});

test('days are read as days, amounts as numbers, instants as ISO text', async () => {
  const { rows } = await sql`
    SELECT '2026-10-25'::date AS day, 19.99::numeric(10, 2) AS amount, 9007199254740991::bigint AS count,
      '2026-10-25 01:30:00.5+02'::timestamptz AS instant, ARRAY['a', 'b']::text[] AS list`.execute(api.database);
  expect(rows).toEqual([
    {
      day: '2026-10-25',
      amount: 19.99,
      count: 9_007_199_254_740_991,
      instant: '2026-10-24T23:30:00.500Z',
      list: ['a', 'b'],
    },
  ]);
});
