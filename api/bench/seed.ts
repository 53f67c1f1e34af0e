import type pg from 'pg';

export const CARS = 10_000;

/** Days of one booking period of a car; the days from `FREE_DAY` on are always free. */
export const PERIOD_DAYS = 36;
export const FREE_DAY = 33;
export const PERIODS = 10;

/** Inserts cars, each with ten bookings of one to six days within the coming year. */
export async function seed(pool: pg.Pool, cars: number): Promise<void> {
  await pool.query(
    `INSERT INTO cars (car_id, name, image, type, seats, fuel, transmission, price, rating, features)
     SELECT 'car-' || lpad(n::text, 6, '0'), 'Car number ' || n, '/media/demo/duster-arizona-orange.svg',
       (ARRAY['SUV', 'Sedan', 'Hatchback', 'Coupe', 'Convertible', 'Truck'])[1 + n % 6],
       (ARRAY[2, 4, 5, 7])[1 + n % 4], (ARRAY['Diesel', 'Gasoline', 'Hybrid', 'Electric'])[1 + n / 6 % 4],
       (ARRAY['Manual', 'Automatic'])[1 + n / 24 % 2], 20 + n * 7919 % 12000 / 100.0, 3 + n * 31 % 21 / 10.0,
       ARRAY['Air conditioning', 'Bluetooth', 'Unlimited mileage', 'Child-seat anchors', 'USB charging']
     FROM generate_series(1, ${cars}) n`,
  );
  await pool.query(
    `WITH booked AS (INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email, customer_phone,
       driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
     SELECT car_id, 'SEED-' || n || '-' || k, '', 'Amélie Laurent', 'amelie@example.com', '+33 1 99 00 10 21',
       'X-1234', day, day + length, price, price * (length + 1),
       (ARRAY['requested', 'reserved', 'out', 'returned', 'canceled'])[1 + (n + k) % 5],
       now() - k * interval '1 day'
     FROM (SELECT *, row_number() OVER (ORDER BY position) AS n FROM cars) AS cars, generate_series(0, ${PERIODS - 1}) k,
       LATERAL (SELECT current_date + (k * ${PERIOD_DAYS} + n * 7 % 25)::integer AS day,
         ((n + k) % 6)::integer AS length) AS dates RETURNING id, days, unit_price, total_price)
     INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
     SELECT id, 1, 'rental', 'Rental', days, unit_price, total_price FROM booked`,
  );
  await pool.query('VACUUM ANALYZE cars');
  await pool.query('VACUUM ANALYZE bookings');
  await pool.query('VACUUM ANALYZE booking_lines');
}
