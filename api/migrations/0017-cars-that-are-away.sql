-- The bookings whose customers have the car: few of many, for the cars that should be back and are not.
CREATE INDEX bookings_away ON bookings (dropoff_date, car_id) WHERE status IN ('out', 'active');
