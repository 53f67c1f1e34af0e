-- What customers ask to change of their bookings, until staff answer: at most one request of each booking.
CREATE TABLE change_requests (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  -- The values that the booking would have, by the names of their fields.
  changes jsonb NOT NULL,
  -- The price that the customer has seen.
  lines jsonb NOT NULL,
  total_price numeric(12, 2) NOT NULL,
  created_at timestamptz(3) NOT NULL
);

-- Other days and extras answer a request, and the end of the booking makes it void. At the end of the transaction: a change of
-- several bookings cancels them for a moment.
CREATE FUNCTION close_change_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM change_requests USING bookings
  WHERE booking_id = NEW.id AND bookings.id = NEW.id AND (
    bookings.status IN ('returned', 'canceled') OR OLD.pickup_date <> NEW.pickup_date
    OR OLD.dropoff_date <> NEW.dropoff_date OR OLD.extras IS DISTINCT FROM NEW.extras
  );
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER bookings_close_change_request AFTER UPDATE ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (
    OLD.status <> NEW.status OR OLD.pickup_date <> NEW.pickup_date OR OLD.dropoff_date <> NEW.dropoff_date
    OR OLD.extras IS DISTINCT FROM NEW.extras
  )
  EXECUTE FUNCTION close_change_request();

-- A request, its withdrawal and its answer are part of the booking's history, and an open console shows them.
CREATE FUNCTION record_change_request() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_id bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.booking_id ELSE NEW.booking_id END;
  actor text := nullif(current_setting('app.actor', true), '');
  before text;
  after text;
BEGIN
  IF current_setting('app.audit', true) = 'off' OR NOT EXISTS (SELECT FROM bookings WHERE id = changed_id) THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN before := concat(OLD.changes ->> 'pickupDate', '_', OLD.changes ->> 'dropoffDate'); END IF;
  IF TG_OP <> 'DELETE' THEN after := concat(NEW.changes ->> 'pickupDate', '_', NEW.changes ->> 'dropoffDate'); END IF;
  INSERT INTO audit_entries (actor, entity, entity_key, action, changes) VALUES (
    actor, 'CarsBooking', changed_id::text, 'changed',
    jsonb_build_object('change_request', jsonb_build_array(before, after))
  );
  PERFORM pg_notify('changes', jsonb_strip_nulls(jsonb_build_object(
    'entity', 'CarsBooking', 'key', changed_id::text, 'action', 'changed', 'actor', actor
  ))::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER change_requests_record_change AFTER INSERT OR UPDATE OR DELETE ON change_requests
  FOR EACH ROW EXECUTE FUNCTION record_change_request();

-- Without one rental: what would be left for it.
DROP FUNCTION extras_in_use(date, date);
CREATE FUNCTION extras_in_use(first_day date, last_day date, except_id bigint DEFAULT NULL)
RETURNS TABLE (extra_id integer, used integer)
LANGUAGE sql STABLE AS $$
  SELECT extra_id, max(pieces)::integer
  FROM (
    SELECT (extra ->> 'id')::integer AS extra_id, day, sum((extra ->> 'quantity')::integer) AS pieces
    FROM bookings, jsonb_array_elements(bookings.extras) AS extra,
      generate_series(greatest(pickup_date, first_day), least(dropoff_date, last_day), interval '1 day') AS day
    WHERE bookings.extras IS NOT NULL AND status <> 'canceled' AND bookings.id IS DISTINCT FROM except_id
      AND daterange(pickup_date, dropoff_date, '[]') && daterange(first_day, last_day, '[]')
    GROUP BY 1, 2
  ) AS days
  GROUP BY 1
$$;
