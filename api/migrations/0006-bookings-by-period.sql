-- For availability over all cars: an index that begins with the car would be scanned completely.
CREATE INDEX bookings_by_period ON bookings USING gist (daterange(pickup_date, dropoff_date, '[]'))
  WHERE status <> 'canceled';
