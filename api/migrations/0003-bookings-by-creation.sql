-- The order of the staff's export: it is read a thousand rows at a time.
CREATE INDEX bookings_by_creation ON bookings (created_at, id);
