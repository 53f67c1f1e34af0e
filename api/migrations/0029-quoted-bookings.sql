-- A booking is a quote that was accepted: what was chosen, the rules that priced it, and the terms that hold for it. All columns
-- are empty in bookings from before, whose total is their price per day times their days.
ALTER TABLE bookings
  ADD COLUMN dropoff_time text,
  ADD COLUMN dropoff_place text,
  ADD COLUMN extras jsonb,
  ADD COLUMN young_driver boolean,
  ADD COLUMN terms jsonb,
  ADD COLUMN rules_version bigint REFERENCES price_rules,
  -- The car whose prices of seasons hold; null for the booking's own.
  ADD COLUMN priced_car_id text COLLATE "C",
  -- Whether staff agreed on the price per day, which seasons and discounts then do not change.
  ADD COLUMN is_price_agreed boolean NOT NULL DEFAULT false;

ALTER TABLE booking_lines ADD COLUMN names jsonb;

DROP TRIGGER bookings_record_change ON bookings;
CREATE TRIGGER bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'CarsBooking', 'id',
    '{customer_name,customer_email,customer_phone,driver_license,pickup_address,flight_number,note,price_reason,staff_note}',
    '{customer_phone_e164,days,is_price_agreed,priced_car_id,request_digest,revision,rules_version,search_text,terms}'
  );

CREATE INDEX bookings_with_extras ON bookings USING gist (daterange(pickup_date, dropoff_date, '[]'))
  WHERE extras IS NOT NULL AND status <> 'canceled';

-- Returns of each extra the most pieces that rentals have on one of these days.
CREATE FUNCTION extras_in_use(first_day date, last_day date) RETURNS TABLE (extra_id integer, used integer)
LANGUAGE sql STABLE AS $$
  SELECT extra_id, max(pieces)::integer
  FROM (
    SELECT (extra ->> 'id')::integer AS extra_id, day, sum((extra ->> 'quantity')::integer) AS pieces
    FROM bookings, jsonb_array_elements(bookings.extras) AS extra,
      generate_series(greatest(pickup_date, first_day), least(dropoff_date, last_day), interval '1 day') AS day
    WHERE bookings.extras IS NOT NULL AND status <> 'canceled'
      AND daterange(pickup_date, dropoff_date, '[]') && daterange(first_day, last_day, '[]')
    GROUP BY 1, 2
  ) AS days
  GROUP BY 1
$$;

-- Refuses a rental with more pieces of an extra than the agency has on one of its days. The locks let rentals with the same
-- extras follow each other until their transactions end; the query begins after them, and sees what the earlier ones wrote.
CREATE FUNCTION keep_extras_in_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chosen integer[] := ARRAY(SELECT (extra ->> 'id')::integer FROM jsonb_array_elements(NEW.extras) AS extra);
  missing text;
BEGIN
  PERFORM FROM extras WHERE id = ANY(chosen) AND stock IS NOT NULL ORDER BY id FOR NO KEY UPDATE;
  SELECT json_agg(names ->> 'en' ORDER BY id) INTO missing
  FROM extras JOIN extras_in_use(NEW.pickup_date, NEW.dropoff_date) ON extra_id = id
  WHERE id = ANY(chosen) AND used > stock;
  IF missing IS NOT NULL THEN
    RAISE EXCEPTION 'An extra is out on these days'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'extras_in_stock', TABLE = 'bookings', DETAIL = missing;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER bookings_take_extras AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.extras IS NOT NULL AND NEW.status <> 'canceled') EXECUTE FUNCTION keep_extras_in_stock();
CREATE TRIGGER bookings_move_extras AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (NEW.extras IS NOT NULL AND NEW.status <> 'canceled' AND (
    OLD.extras IS DISTINCT FROM NEW.extras OR OLD.pickup_date <> NEW.pickup_date OR OLD.dropoff_date <> NEW.dropoff_date
    OR OLD.status = 'canceled'
  )) EXECUTE FUNCTION keep_extras_in_stock();
