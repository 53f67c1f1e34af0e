-- The bookings that visitors asked for and that nobody has answered, with who asked for them as keyed digests: the phone
-- number, the mailbox, the browser and the client's address.
CREATE TABLE open_requests (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  phone_digest text COLLATE "C" NOT NULL,
  email_digest text COLLATE "C" NOT NULL,
  device_digest text COLLATE "C" NOT NULL,
  client_digest text COLLATE "C" NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- When the request lapses; null when it is kept until somebody answers.
  held_until timestamptz(3)
);
CREATE INDEX open_requests_by_phone ON open_requests (phone_digest);
CREATE INDEX open_requests_by_email ON open_requests (email_digest);
CREATE INDEX open_requests_by_device ON open_requests (device_digest);
CREATE INDEX open_requests_by_client ON open_requests (client_digest);
CREATE INDEX open_requests_by_creation ON open_requests (created_at);
CREATE INDEX open_requests_by_end ON open_requests (held_until) WHERE held_until IS NOT NULL;

-- An answered request no longer counts, and nothing about who asked is kept.
CREATE FUNCTION close_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM open_requests WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE TRIGGER bookings_close_request AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (OLD.status = 'requested' AND (NEW.status <> 'requested' OR NEW.customer_email || NEW.customer_phone = ''))
  EXECUTE FUNCTION close_request();

-- Returns whether a request of some days would be more than one person may have open at a time. A first request is never
-- too much. Arguments: digests of phone, e-mail, browser and client, and how many days each of them may have open.
-- The locks let requests of one person follow each other until their transactions end; the query begins after them, and
-- sees what the earlier ones wrote: in a volatile function each query has a snapshot of its own.
CREATE FUNCTION is_over_request_limit(digests text[], allowed integer[], asked_days integer, today date) RETURNS boolean
LANGUAGE plpgsql VOLATILE COST 10000 AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(number) FROM (
    SELECT DISTINCT hashtextextended(digest, 0) AS number FROM unnest(digests) AS digest ORDER BY number
  ) AS locks;
  RETURN EXISTS (
    SELECT FROM (
      SELECT 1 AS place, booking_id FROM open_requests WHERE phone_digest = digests[1]
      UNION ALL SELECT 2, booking_id FROM open_requests WHERE email_digest = digests[2]
      UNION ALL SELECT 3, booking_id FROM open_requests WHERE device_digest = digests[3]
      UNION ALL SELECT 4, booking_id FROM open_requests WHERE client_digest = digests[4]
    ) AS kept JOIN bookings ON bookings.id = kept.booking_id
    WHERE bookings.dropoff_date >= today
    GROUP BY kept.place HAVING sum(bookings.days) + asked_days > allowed[kept.place]
  );
END
$$;
