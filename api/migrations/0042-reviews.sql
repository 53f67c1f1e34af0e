-- What customers say of a rental that is over, one review of each booking. Visitors see those that the owner shows.
CREATE TABLE reviews (
  booking_id bigint PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  -- The car that was returned.
  car_id text COLLATE "C" NOT NULL REFERENCES cars ON DELETE CASCADE,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text text,
  -- What the customer wants to be called.
  name text,
  locale text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'shown', 'hidden')),
  -- Why it is hidden.
  reason text,
  answer text,
  -- When it was shown, hidden or answered last, and by which account.
  decided_at timestamptz(3),
  decided_by bigint,
  CONSTRAINT reviews_hidden_for_a_reason CHECK ((state = 'hidden') = (reason IS NOT NULL))
);
CREATE INDEX reviews_by_time ON reviews (created_at);
-- Averages are read from the index alone.
CREATE INDEX reviews_shown ON reviews (car_id) INCLUDE (stars) WHERE state = 'shown';
