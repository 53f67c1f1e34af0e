import { sql } from 'kysely';
import { DEFAULT_SITE_SETTINGS, formatPrice } from 'shared-kit/domain';
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

test('the readable file is in the language of the customer, with names, days and times as papers have them', async () => {
  const token = await api.signIn();
  const customer = { kind: 'person', customerName: 'Nadia Haddad', locale: 'fr' };
  const { id } = (await api.post('/api/entities/Customers', customer, { token })).body.data[0];
  const licence = { kind: 'licence', number: 'AB 123456', expiresOn: '2031-05-01', country: 'France' };
  expect((await api.post(`/api/customers/${id}/documents`, licence, { token })).status).toBe(200);
  const [bookingId] = await addBookings(api.database, { status: 'returned', pickupDate: '2026-06-01' });
  await sql`UPDATE bookings SET customer_id = ${id} WHERE id = ${bookingId}`.execute(api.database);
  await sql`INSERT INTO payments (id, booking_id, purpose, type, method, amount, created_at)
    VALUES (gen_random_uuid(), ${bookingId}, 'rental', 'receipt', 'cash', 5, '2026-11-05T10:00:00Z')`.execute(
    api.database,
  );
  await sql`INSERT INTO handovers (id, booking_id, car_id, direction, "values", created_at, updated_at, created_by)
    SELECT gen_random_uuid(), ${bookingId}, car_id, 'pickup', '{"licenseExpiry":"2031-05-01","accessories":["spare_wheel"]}', '2026-11-01T10:00:00Z', '2026-11-01T10:00:00Z',
      (SELECT min(id) FROM staff_accounts) FROM bookings WHERE id = ${bookingId}`.execute(api.database);
  const { text } = await api.get(`/api/customers/${id}/data`, { token });
  const html = text.slice(text.indexOf('<!doctype html>'), text.indexOf('</html>'));
  for (const [name, value] of [
    ['Catégorie', 'Personne'],
    ['Catégorie', 'Permis de conduire'],
    ['Valable jusqu’au', '1er mai 2031'],
    ['Statut', 'Restituée'],
    ['Catégorie', 'Paiement de la location'],
    ['Montant', formatPrice(5, DEFAULT_SITE_SETTINGS.currencySigns.message, 'fr', 'always')],
    ['Catégorie', 'Remise de la voiture'],
  ])
    expect(html).toContain(`<dt>${name}</dt><dd dir="auto">${value}</dd>`);
  const names = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);
  expect(names.filter((name) => /^[a-z]/.test(name ?? ''))).toEqual([]);
  expect(html).not.toContain('spare_wheel');
  expect(html).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});
