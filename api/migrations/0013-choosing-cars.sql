-- Whether a car's features name four-wheel drive, as people write it: 4x4, 4 × 4. Parsed when it is created, so that a dump
-- of the database can be restored with any search path.
CREATE FUNCTION names_four_by_four(features text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN EXISTS (SELECT FROM unnest(features) AS feature WHERE fold_text(feature) ~ '\m4 ?[x×] ?4\M');

ALTER TABLE cars
  ADD COLUMN four_by_four boolean NOT NULL GENERATED ALWAYS AS (names_four_by_four(features)) STORED,
  -- Checked when a statement ends, so that one can move many cars.
  DROP CONSTRAINT cars_position_key,
  ADD CONSTRAINT cars_position_key UNIQUE (position) DEFERRABLE;

-- A moved car's page stays as it is: the sitemap does not name it as changed.
CREATE OR REPLACE FUNCTION note_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.position = OLD.position THEN NEW.changed_at := now(); END IF;
  RETURN NEW;
END
$$;

-- The list's own order: a car is moved into the gap between two others. Far fewer cars than 2^33 keep positions within the
-- integers of JavaScript.
UPDATE cars SET position = position * 1048576;
ALTER TABLE cars ALTER COLUMN position SET INCREMENT BY 1048576;
SELECT setval(pg_get_serial_sequence('cars', 'position'), coalesce(max(position), 0) + 1048576, false) FROM cars;

-- The position is recorded as changed, without its values, which mean nothing to people.
DROP TRIGGER cars_record_change ON cars;
CREATE TRIGGER cars_record_change AFTER INSERT OR UPDATE OR DELETE ON cars
  FOR EACH ROW EXECUTE FUNCTION record_change('Cars', 'car_id', '{position}', '{changed_at,four_by_four,search_text}');
