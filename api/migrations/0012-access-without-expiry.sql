-- Access to a booking is counted from its drop-off as it is then, which staff may move. Databases that were migrated by an
-- early version of 0009 still have the fixed dates.
ALTER TABLE booking_devices DROP COLUMN IF EXISTS expires_at;
ALTER TABLE booking_links ALTER COLUMN expires_at DROP NOT NULL;
