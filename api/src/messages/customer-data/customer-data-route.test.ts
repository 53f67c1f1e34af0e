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

test('cars, lines, places, terms and readings are told as papers tell them', async () => {
  const token = await api.signIn();
  await api.addCars(exampleCar({ CarId: 'picanto', name: 'Kia Picanto', plate: '12345-أ-26' }));
  const [id] = await addBookings(api.database, {
    carId: 'picanto',
    status: 'returned',
    pickupDate: '2026-07-01',
    locale: 'es',
    customerName: 'Ana Ruiz',
    customerEmail: 'ana@example.com',
    customerPhone: '+34 600 00 10 21',
  });
  await sql`UPDATE bookings SET pickup_place = '3', dropoff_place = 'airport', young_driver = TRUE, extras = '[{"id":2,"quantity":2}]',
    terms = '{"deposit":500,"depositMethod":"card","fuelRule":"full_to_full","borders":{"en":"Morocco","es":"Marruecos"}}'
    WHERE id = ${id}`.execute(api.database);
  await sql`INSERT INTO booking_lines (booking_id, position, kind, code, label, names, quantity, unit_amount, amount) VALUES
    (${id}, 11, 'place', 'pickup', 'Riad', '{"es":"Riad del Sol"}', 1, 0, 0),
    (${id}, 12, 'extra', '2', 'Child seat', '{"es":"Silla infantil"}', 2, 0, 0)`.execute(api.database);
  await sql`INSERT INTO booking_charges (booking_id, kind, label, quantity, unit_amount, amount, dropped, created_at) VALUES
    (${id}, 'damage', 'Damage: scratch, left', 1, 60, 60, FALSE, '2026-07-03T10:00:00Z'),
    (${id}, 'fuel', 'Missing fuel', 2, 12, 24, FALSE, '2026-07-03T10:00:00Z')`.execute(api.database);
  await sql`INSERT INTO handovers (id, booking_id, car_id, direction, "values", created_at, updated_at, created_by)
    SELECT gen_random_uuid(), ${id}, car_id, 'return', '{"fuel":6,"kilometers":48210,"place":"Agencia"}', '2026-07-03T10:00:00Z', '2026-07-03T10:00:00Z',
      (SELECT min(id) FROM staff_accounts) FROM bookings WHERE id = ${id}`.execute(api.database);
  await sql`INSERT INTO change_requests (booking_id, changes, lines, total_price, created_at)
    VALUES (${id}, '{"dropoffDate":"2026-07-09","youngDriver":false,"extras":[{"id":2,"quantity":1}]}', '[{"kind":"extra","code":"2","label":"Child seat","names":{"es":"Silla infantil"},"quantity":1,"unitAmount":4,"amount":4}]', 382.5, '2026-06-06T10:00:00Z')`.execute(
    api.database,
  );
  const { customer_id, confirmation_code } = await api.database
    .selectFrom('bookings')
    .select(['customer_id', 'confirmation_code'])
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
  const { text } = await api.get(`/api/customers/${customer_id}/data`, { token });
  const html = text.slice(text.indexOf('<!doctype html>'), text.indexOf('</html>')).replaceAll(/[\u2066-\u2069]/g, '');
  for (const [name, value] of [
    ['Coche', 'Kia Picanto'],
    ['Matrícula', '12345-أ\u200e-26'],
    ['Lugar de recogida', 'Riad del Sol'],
    ['Lugar de devolución', 'Aeropuerto de Marrakech-Menara'],
    ['Conductor joven', 'Sí'],
    ['Reserva', confirmation_code],
    ['Concepto', 'Daño: Arañazo, Lado izquierdo'],
    ['Concepto', 'Combustible que falta, en octavos del depósito'],
  ])
    expect(html).toContain(`<dt>${name}</dt><dd dir="auto">${value}</dd>`);
  for (const words of [
    'Silla infantil',
    'Fianza: 500',
    'Combustible: Se entrega con el',
    'Marruecos',
    'Combustible: 6/8',
    'Conductor joven: No',
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/Child seat|full_to_full|\btrue\b|\bfalse\b|airport|>picanto/);
});
