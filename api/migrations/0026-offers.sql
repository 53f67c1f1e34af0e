-- Which cars visitors cannot tell apart: those of one offer have the same value. A digest, so that a long list of features fits
-- into an index, and 64 bits, so that thousands of cars are compared fast.
CREATE FUNCTION offer_of(
  name text, type text, seats integer, fuel text, transmission text, features text[], price numeric
) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN hashtextextended(
  jsonb_build_array(
    name, type, seats, fuel, transmission,
    ARRAY(SELECT feature FROM unnest(features) AS feature ORDER BY feature COLLATE "C"), price
  )::text, 0
);

ALTER TABLE cars ADD COLUMN offer bigint NOT NULL
  GENERATED ALWAYS AS (offer_of(name, type, seats, fuel, transmission, features, price)) STORED;

CREATE INDEX cars_by_offer ON cars (offer, position) WHERE NOT archived AND on_sale;

DROP TRIGGER cars_record_change ON cars;
CREATE TRIGGER cars_record_change AFTER INSERT OR UPDATE OR DELETE ON cars
  FOR EACH ROW EXECUTE FUNCTION record_change('Cars', 'car_id', '{position}', '{changed_at,four_by_four,offer,search_text}');
