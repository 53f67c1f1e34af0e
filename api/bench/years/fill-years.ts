import type pg from 'pg';

export interface Years {
  readonly cars: number;
  readonly bookings: number;
}

/** Days between the pick-ups of a car: a rental of one to five days, then free ones. */
const PERIOD_DAYS = 6;
/** Periods that are still to come. */
const PERIODS_AHEAD = 30;

/** Returns SQL of two words that few share. */
const nameOf = (number: string) =>
  `initcap(substr(md5(${number}::text), 1, 5) || ' ' || substr(md5((${number} * 7)::text), 1, 6))`;

/**
 * Fills a migrated database with the years of an agency: bookings with lines, customers, history, e-mails, blocks and
 * payments. Without the triggers, which would take hours: what they write is written here.
 */
export async function fillYears(pool: pg.Pool, { cars, bookings }: Years): Promise<void> {
  const client = await pool.connect();
  const run = async (text: string) => void (await client.query(text));
  try {
    await run(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'`);
    await run(`INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features, position)
      SELECT 'car-' || lpad(n::text, 6, '0'), 'Car number ' || n, '/media/demo/duster-arizona-orange.svg',
        (ARRAY['SUV', 'Sedan', 'Hatchback', 'Coupe', 'Convertible', 'Truck'])[1 + n % 6],
        (ARRAY[2, 4, 5, 7])[1 + n % 4], (ARRAY['Diesel', 'Gasoline', 'Hybrid', 'Electric'])[1 + n / 6 % 4],
        (ARRAY['Manual', 'Automatic'])[1 + n / 24 % 2], 20 + n * 7919 % 12000 / 100.0, 3 + n * 31 % 21 / 10.0,
        ARRAY['Air conditioning', 'Bluetooth'], n
      FROM generate_series(1, ${cars}) n`);
    const people = Math.ceil(bookings / 4);
    await run(`INSERT INTO customers (id, name, email, phone, phone_e164, locale, root_id, created_at)
      SELECT n, ${nameOf('n')}, 'customer' || n || '@example.com', '06' || lpad(n::text, 8, '0'),
        '+2126' || lpad(n::text, 8, '0'), (ARRAY['en', 'fr', 'es', 'ar'])[1 + n % 4], n, now() - n % 3650 * interval '1 day'
      FROM generate_series(1, ${people}) n`);
    await run(`SELECT setval(pg_get_serial_sequence('customers', 'id'), ${people})`);
    // The newest bookings are the last periods of all cars.
    await run(`INSERT INTO bookings (id, car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone,
        customer_phone_e164, driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at, customer_id)
      SELECT n, 'car-' || lpad((1 + n % ${cars})::text, 6, '0'),
        upper(substr(translate(md5(n::text), '01abcdef', 'ghkmnpqr'), 1, 3) || '-' || lpad(to_hex(n), 6, '0')), '',
        ${nameOf(`(1 + n % ${people})`)}, 'customer' || 1 + n % ${people} || '@example.com',
        '06' || lpad((1 + n % ${people})::text, 8, '0'), '+2126' || lpad((1 + n % ${people})::text, 8, '0'), 'X-' || n,
        day, day + length, 20 + n % 977, (20 + n % 977) * (length + 1),
        CASE WHEN n % 11 = 0 THEN 'canceled'
          WHEN day + length < current_date THEN CASE WHEN n % 5000 = 0 THEN 'out' ELSE 'returned' END
          WHEN day <= current_date THEN 'out'
          WHEN n % 60 = 0 THEN 'requested' ELSE 'reserved' END,
        day - (1 + n % 40) * interval '1 day', 1 + n % ${people}
      FROM (
        SELECT n, current_date + (${PERIODS_AHEAD} - (${bookings} - n) / ${cars}) * ${PERIOD_DAYS} + n % 3 AS day,
          n % 4 AS length
        FROM generate_series(1, ${bookings}) n
      ) AS planned`);
    await run(`SELECT setval(pg_get_serial_sequence('bookings', 'id'), ${bookings})`);
    await run(`INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
      SELECT id, 1, 'rental', 'Rental', days, unit_price, total_price FROM bookings`);
    await run(`INSERT INTO bookings (car_id, pickup_date, dropoff_date, status, created_at, kind)
      SELECT 'car-' || lpad((1 + n % ${cars})::text, 6, '0'), day, day, 'reserved', now(), 'service'
      FROM (
        SELECT n, current_date + ${(PERIODS_AHEAD + 2) * PERIOD_DAYS} + n / ${cars} AS day FROM generate_series(1, ${cars * 5}) n
      ) AS planned`);
    await run(`INSERT INTO audit_entries (at, actor, entity, entity_key, action, changes)
      SELECT created_at + step * interval '1 hour', CASE WHEN step > 0 THEN '1' END, 'CarsBooking', id::text,
        CASE step WHEN 0 THEN 'created' ELSE 'changed' END, '{"status": ["requested", "reserved"]}'
      FROM bookings, generate_series(0, 2) step WHERE kind = 'rental'`);
    await run(`INSERT INTO outbox (booking_id, kind, recipient, state, attempts, next_attempt_at, created_at, finished_at, subject, sent_text)
      SELECT id, 'requested', customer_email, 'sent', 1, created_at, created_at, created_at, 'Your request', repeat('text ', 60)
      FROM bookings WHERE kind = 'rental'`);
    await run(`INSERT INTO payments (id, booking_id, purpose, type, method, amount, created_at, created_by)
      SELECT gen_random_uuid(), id, 'rental', 'receipt', 'cash', total_price, pickup_date, 1
      FROM bookings WHERE kind = 'rental' AND status = 'returned'`);
    await run('SET session_replication_role = origin');
    await run('VACUUM ANALYZE');
  } finally {
    client.release();
  }
}
