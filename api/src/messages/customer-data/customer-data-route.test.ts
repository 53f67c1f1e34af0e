import { sql } from 'kysely';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar } from '../../../test/examples.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
});
afterAll(() => api.close());

test('the data of a customer have the reviews and what was asked for', async () => {
  const [past, ahead] = await addBookings(
    api.database,
    { status: 'returned', pickupDate: '2026-11-01' },
    { status: 'reserved', pickupDate: '2027-03-01' },
  );
  await sql`INSERT INTO reviews (booking_id, car_id, stars, text, name, locale, created_at)
    VALUES (${past}, 'duster', 4, 'Clean & quick', 'Amélie', 'fr', '2026-11-05T10:00:00Z')`.execute(api.database);
  await sql`INSERT INTO change_requests (booking_id, changes, lines, total_price, created_at)
    VALUES (${ahead}, '{"dropoffDate":"2027-03-09"}', '[]', 382.5, '2026-11-06T10:00:00Z')`.execute(api.database);
  const { customer_id: id } = await api.database
    .selectFrom('bookings')
    .select('customer_id')
    .where('id', '=', past ?? 0)
    .executeTakeFirstOrThrow();
  const { text } = await api.get(`/api/customers/${id}/data`, { token: await api.signIn() });
  expect(text).toContain('"text": "Clean & quick"');
  expect(text).toContain('Clean &amp; quick');
  expect(text).toContain('"dropoffDate": "2027-03-09"');
  expect(text).toContain('Changes you asked for');
});
