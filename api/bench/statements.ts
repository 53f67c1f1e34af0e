/** SQL statements of the thin server, and of pgbench with inlined parameters. */
const CAR = 'car_id AS "CarId", name, image, type, seats, fuel, transmission, price, rating, features';

export const STATEMENTS = {
  search: `SELECT ${CAR}, (SELECT count(*) FROM cars WHERE NOT archived AND type = $1 AND price <= $2::numeric) AS total
    FROM cars WHERE NOT archived AND type = $1 AND price <= $2::numeric
    ORDER BY cars.price, cars.car_id LIMIT $3::bigint OFFSET $4::bigint`,
  availability: `SELECT DISTINCT car_id FROM bookings
    WHERE status <> 'canceled' AND daterange(pickup_date, dropoff_date, '[]') && daterange($2::date, $1::date, '[]')
    ORDER BY car_id`,
  car: `SELECT ${CAR} FROM cars WHERE car_id = $1 AND NOT archived`,
  booking: `INSERT INTO bookings (car_id, confirmation_code, request_digest, customer_name, customer_email,
      customer_phone, driver_license, pickup_date, dropoff_date, unit_price, total_price, status, created_at)
    VALUES ($1, $2, '', $3, $4, $5, $6, $7, $8, $9, $10, 'requested', now())
    ON CONFLICT DO NOTHING RETURNING *`,
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
