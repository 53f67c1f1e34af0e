-- What customers go to pay on the page of a gateway: one row an attempt, never deleted. The payment that it becomes has its id, so
-- that the database itself refuses a second one.
CREATE TABLE payment_orders (
  -- Unguessable; the gateway knows the order by it.
  id uuid PRIMARY KEY,
  -- Without a cascade: money may come as long as there is an order.
  booking_id bigint NOT NULL REFERENCES bookings,
  gateway text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('deposit', 'rental')),
  amount numeric(12, 2) NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'paid', 'failed')),
  -- The gateway's answer code and number of the transaction, of the latest callback that counted.
  code text,
  transaction text,
  -- Why staff look at it.
  attention text CHECK (attention IN ('late', 'canceled', 'covered', 'twice', 'differs')),
  -- What the callback said, without the card and its holder.
  facts jsonb,
  created_at timestamptz(3) NOT NULL,
  -- From then on nobody waits; an answer is taken all the same.
  expires_at timestamptz(3) NOT NULL,
  answered_at timestamptz(3)
);
CREATE INDEX payment_orders_by_booking ON payment_orders (booking_id);

-- An open console shows them; the history has the payments.
CREATE FUNCTION announce_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_event('CarsBooking', NEW.booking_id::text, NULL, '{}');
  RETURN NULL;
END
$$;
CREATE TRIGGER payment_orders_announce AFTER INSERT OR UPDATE ON payment_orders
  FOR EACH ROW EXECUTE FUNCTION announce_payment_order();
