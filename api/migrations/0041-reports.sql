-- What reports read of all lines, payments and histories (docs/rules.md#reports), without the other rows.
CREATE INDEX booking_lines_extras ON booking_lines (booking_id) INCLUDE (code, quantity, amount) WHERE kind = 'extra';
CREATE INDEX payments_deposits ON payments (created_at) INCLUDE (type, amount)
  WHERE voided_at IS NULL AND type IN ('hold', 'release', 'capture');
CREATE INDEX audit_entries_cancellations ON audit_entries (at)
  WHERE entity = 'CarsBooking' AND changes #>> '{status,1}' = 'canceled';
CREATE INDEX bookings_blocks ON bookings (pickup_date) INCLUDE (dropoff_date, car_id, status) WHERE kind <> 'rental';
