-- Unique among the cars in the fleet only: an archived car, kept for its bookings, does not reserve its plate.
ALTER TABLE cars DROP CONSTRAINT cars_plate_key;
CREATE UNIQUE INDEX cars_plate_key ON cars (plate) WHERE NOT archived;
