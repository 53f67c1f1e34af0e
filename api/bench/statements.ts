/** The days on which a booking occupies its car, as an index has them. */
const OCCUPIED = "daterange(least(greatest(pickup_date, car_since), dropoff_date), dropoff_date, '[]')";

/** SQL statements of the thin server, and of pgbench with inlined parameters. */
const CAR = 'car_id AS "CarId", name, image, type, seats, fuel, transmission, price, rating, features';

export const STATEMENTS = {
  search: `SELECT ${CAR}, (SELECT count(*) FROM cars WHERE NOT archived AND type = $1 AND price <= $2::numeric) AS total
    FROM cars WHERE NOT archived AND type = $1 AND price <= $2::numeric
    ORDER BY cars.price, cars.car_id LIMIT $3::bigint OFFSET $4::bigint`,
  availability: `SELECT DISTINCT car_id FROM bookings
    WHERE status <> 'canceled' AND ${OCCUPIED} && daterange($2::date, $1::date, '[]')
    ORDER BY car_id`,
  fleet: `WITH taken AS MATERIALIZED (
      SELECT car_id FROM bookings
      WHERE status <> 'canceled' AND ${OCCUPIED} && daterange($3::date, $4::date, '[]')
    ), groups AS (
      SELECT type, transmission, fuel, seats, four_by_four, count(*), min(price), max(price)
      FROM cars WHERE NOT archived AND on_sale AND car_id NOT IN (SELECT car_id FROM taken) GROUP BY 1, 2, 3, 4, 5
    )
    SELECT (SELECT json_agg(one) FROM (
      SELECT ${CAR} FROM cars
      WHERE NOT archived AND on_sale AND type = $1 AND price <= $2::numeric AND car_id NOT IN (SELECT car_id FROM taken)
      ORDER BY position LIMIT 24
    ) AS one) AS cars, (SELECT json_agg(groups) FROM groups) AS groups`,
  alternatives: `WITH asked AS MATERIALIZED (SELECT car_id, type, price FROM cars WHERE car_id = $1),
    near AS (
      (SELECT * FROM cars WHERE NOT archived AND on_sale AND type = (SELECT type FROM asked)
        AND price >= (SELECT price FROM asked) AND car_id <> $1 AND NOT EXISTS (SELECT FROM bookings
          WHERE bookings.car_id = cars.car_id AND status <> 'canceled'
            AND ${OCCUPIED} && daterange($2::date, $3::date, '[]'))
        ORDER BY price LIMIT 3)
      UNION ALL
      (SELECT * FROM cars WHERE NOT archived AND on_sale AND type = (SELECT type FROM asked)
        AND price < (SELECT price FROM asked) AND NOT EXISTS (SELECT FROM bookings
          WHERE bookings.car_id = cars.car_id AND status <> 'canceled'
            AND ${OCCUPIED} && daterange($2::date, $3::date, '[]'))
        ORDER BY price DESC LIMIT 3)
    )
    SELECT (SELECT json_agg(one) FROM (
      SELECT ${CAR} FROM near ORDER BY abs(price - (SELECT price FROM asked)) LIMIT 3
    ) AS one) AS cars, (SELECT json_agg(json_build_array(pickup_date, dropoff_date)) FROM bookings
      WHERE car_id = $1 AND status <> 'canceled' AND dropoff_date >= current_date) AS taken`,
  text: `SELECT id, car_id, confirmation_code, customer_name, customer_email, customer_phone, driver_license,
      pickup_date, dropoff_date, days, unit_price, total_price, status, created_at, count(*) OVER () AS total
    FROM bookings WHERE kind = 'rental' AND search_text LIKE '%' || $1 || '%' ORDER BY pickup_date DESC, id LIMIT 6`,
  car: `SELECT ${CAR} FROM cars WHERE car_id = $1 AND NOT archived`,
  booking: `WITH booked AS (INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email,
      customer_phone, driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
    VALUES ($1, $2, '', $3, $4, $5, $6, $7, $8, $9, $10, 'requested', now())
    ON CONFLICT DO NOTHING RETURNING *), lines AS (
      INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
      SELECT id, 1, 'rental', 'Rental', days, unit_price, total_price FROM booked)
    SELECT * FROM booked`,
  export: `SELECT id, car_id, confirmation_code, customer_name, customer_email, customer_phone, driver_license,
      pickup_date, dropoff_date, days, unit_price, total_price, status, created_at
    FROM bookings WHERE id <= $1 ORDER BY created_at, id`,
} as const;

/** Returns the statement with inlined parameters. */
export function withValues(statement: string, values: readonly (string | number)[]): string {
  return statement.replace(/\$(\d+)/g, (_, place) => {
    const value = values[Number(place) - 1];
    return typeof value === 'number' ? String(value) : `'${value}'`;
  });
}
