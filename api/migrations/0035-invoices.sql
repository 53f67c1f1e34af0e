-- The sums of invoices and credit notes, whose papers are documents. Never changed or deleted.
CREATE TABLE invoices (
  id bigint PRIMARY KEY REFERENCES documents,
  booking_id bigint NOT NULL REFERENCES bookings,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  number text NOT NULL,
  issued_on date NOT NULL,
  -- `{ name, address?, numbers? }`, as on the paper.
  buyer jsonb NOT NULL,
  -- In percent, contained in the sum; null where the owner has set none.
  tax_rate numeric(5, 2),
  net numeric(12, 2) NOT NULL,
  tax numeric(12, 2) NOT NULL,
  gross numeric(12, 2) NOT NULL,
  -- The invoice that a credit note negates: each at most once.
  credits bigint UNIQUE REFERENCES invoices,
  reason text,
  created_at timestamptz(3) NOT NULL,
  created_by bigint,
  UNIQUE (kind, number),
  CONSTRAINT invoices_add_up CHECK (net + tax = gross),
  CONSTRAINT invoices_credit CHECK ((kind = 'credit_note') = (credits IS NOT NULL AND reason IS NOT NULL))
);
CREATE INDEX invoices_by_day ON invoices (issued_on, id);
CREATE INDEX invoices_by_booking ON invoices (booking_id);

CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'An invoice is neither changed nor deleted' USING ERRCODE = 'check_violation', CONSTRAINT = 'invoices_stay', TABLE = 'invoices';
END
$$;
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
