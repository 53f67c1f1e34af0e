-- The customer's language, and the one that a member of staff chose for the console. Without a constraint, so that a further
-- language needs no migration: the API validates them.
ALTER TABLE bookings ADD COLUMN locale text;
ALTER TABLE staff_accounts ADD COLUMN language text;
