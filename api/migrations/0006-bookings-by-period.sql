-- Which cars are taken in a period is asked of all cars at once: an index that begins with the car is read as a whole.
CREATE INDEX bookings_by_period ON bookings USING gist (daterange(pickup_date, dropoff_date, '[]'))
  WHERE status <> 'canceled';
