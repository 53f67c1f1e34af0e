-- For the reads of an agency with many years of bookings: each order of the list, each part of the days, each kind of row that is
-- few among many.
CREATE INDEX bookings_by_customer_name ON bookings (customer_name, id) WHERE kind = 'rental';
CREATE INDEX bookings_by_dropoff_date ON bookings (dropoff_date, id) WHERE kind = 'rental';
CREATE INDEX bookings_by_total ON bookings (total_price, id) WHERE kind = 'rental';
CREATE INDEX bookings_by_days ON bookings (days, id) WHERE kind = 'rental';
CREATE INDEX bookings_by_status_and_id ON bookings (status, id) WHERE kind = 'rental';
-- Also of canceled bookings, and for servers of the release before, whose statements name the same range.
CREATE INDEX bookings_by_range ON bookings USING gist (daterange(pickup_date, dropoff_date, '[]'));
DROP INDEX bookings_by_period;
