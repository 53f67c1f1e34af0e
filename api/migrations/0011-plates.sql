-- Of the cars in the fleet: the plate of one that was deleted, and is kept for its bookings, can be entered again.
ALTER TABLE cars DROP CONSTRAINT cars_plate_key;
CREATE UNIQUE INDEX cars_plate_key ON cars (plate) WHERE NOT archived;
