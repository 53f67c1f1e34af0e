-- Sort order of the staff's export, which reads in batches.
CREATE INDEX bookings_by_creation ON bookings (created_at, id);
