-- When the content of a car's page was last changed, for the sitemap. Set by a trigger, so that every write updates it,
-- also one by an older server.
ALTER TABLE cars ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT now();

CREATE FUNCTION note_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END
$$;

CREATE TRIGGER cars_note_change BEFORE UPDATE ON cars
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION note_car_change();
