-- The number that an imported booking had in the program before; by it one is recognized that is imported again.
ALTER TABLE bookings ADD COLUMN former_number text;
CREATE UNIQUE INDEX bookings_former_number_key ON bookings (former_number) WHERE former_number IS NOT NULL;
