-- When what a car's page shows was last changed: search engines are told so. Kept by the database, so that no way of
-- writing can forget it, an older server's included.
ALTER TABLE cars ADD COLUMN changed_at timestamptz(3) NOT NULL DEFAULT now();

CREATE FUNCTION note_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END
$$;

CREATE TRIGGER cars_note_change BEFORE UPDATE ON cars
  FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION note_car_change();
