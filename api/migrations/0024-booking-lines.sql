-- What the total of a booking is made of, in the order in which it is shown.
CREATE TABLE booking_lines (
  booking_id bigint NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('rental', 'extra', 'place', 'hours', 'young_driver', 'adjustment')),
  -- Which one of its kind.
  code text,
  label text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_amount numeric(12, 2) NOT NULL,
  amount numeric(12, 2) NOT NULL
);

-- Until now a total was the price times the days: one line. Keys, references and triggers come after it, so that a million
-- bookings take seconds.
INSERT INTO booking_lines (booking_id, position, kind, label, quantity, unit_amount, amount)
SELECT id, 1, 'rental', 'Rental', days, unit_price, unit_price * days FROM bookings WHERE kind = 'rental';

ALTER TABLE booking_lines
  ADD PRIMARY KEY (booking_id, position),
  ADD CONSTRAINT booking_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings ON DELETE CASCADE;

DO $$
DECLARE
  first bigint;
BEGIN
  SELECT id INTO first
  FROM bookings LEFT JOIN (SELECT booking_id, sum(amount) AS total FROM booking_lines GROUP BY booking_id) AS lines
    ON booking_id = id
  WHERE kind = 'rental' AND total IS DISTINCT FROM total_price
  ORDER BY id LIMIT 1;
  IF FOUND THEN RAISE EXCEPTION 'The lines of booking % do not sum to its total', first; END IF;
END
$$;

ALTER TABLE bookings DROP CONSTRAINT bookings_total_is_price_times_days;

-- Refuses a rental whose total is not the sum of its lines, or which has none. Called at the end of a transaction, which may
-- write both in any order; a transaction that changes one of them without the other is refused.
CREATE FUNCTION check_sum_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  checked bigint[];
  checked_id bigint;
BEGIN
  IF TG_TABLE_NAME = 'bookings' THEN checked := ARRAY[NEW.id];
  ELSIF TG_OP = 'INSERT' THEN checked := ARRAY[NEW.booking_id];
  ELSIF TG_OP = 'DELETE' THEN checked := ARRAY[OLD.booking_id];
  ELSE checked := ARRAY[OLD.booking_id, NEW.booking_id];
  END IF;
  -- One at a time: the plan of a single key uses the indexes also before the tables have statistics.
  FOREACH checked_id IN ARRAY checked LOOP
    IF EXISTS (
      SELECT FROM bookings WHERE id = checked_id AND kind = 'rental'
        AND total_price IS DISTINCT FROM (SELECT sum(amount) FROM booking_lines WHERE booking_id = checked_id)
    ) THEN
      RAISE EXCEPTION 'The total of a booking is not the sum of its lines'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_total_is_sum_of_lines', TABLE = 'bookings';
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER bookings_have_sum_of_lines AFTER INSERT ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'rental') EXECUTE FUNCTION check_sum_of_lines();
CREATE CONSTRAINT TRIGGER bookings_keep_sum_of_lines AFTER UPDATE ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.kind = 'rental' AND (OLD.total_price <> NEW.total_price OR OLD.kind <> NEW.kind))
  EXECUTE FUNCTION check_sum_of_lines();
CREATE CONSTRAINT TRIGGER booking_lines_sum_to_total AFTER INSERT OR UPDATE OR DELETE ON booking_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_sum_of_lines();
