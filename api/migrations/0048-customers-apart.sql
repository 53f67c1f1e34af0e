-- Customers of whom a person said that they are not the same. Each pair once, the smaller number first.
CREATE TABLE customers_apart (
  one bigint NOT NULL REFERENCES customers ON DELETE CASCADE,
  other bigint NOT NULL REFERENCES customers ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  created_by bigint,
  PRIMARY KEY (one, other),
  CONSTRAINT customers_apart_once CHECK (one < other)
);
CREATE INDEX customers_apart_other ON customers_apart (other);
CREATE INDEX customer_flags_to_review ON customer_flags (review_on) WHERE lifted_at IS NULL AND review_on IS NOT NULL;
-- Why owners let a car go in spite of a flag, or of missing papers.
CREATE INDEX audit_entries_overrides ON audit_entries (id)
  WHERE entity = 'CarsBooking' AND changes ?| '{pickup.flagged,pickup.withoutPapers}'::text[];
