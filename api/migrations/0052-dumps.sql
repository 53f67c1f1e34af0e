-- What pg_restore and pg_upgrade could not create from a dump of this schema.

-- A body that is bound to its functions: in a text they are not found without a search path.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(string_agg(word, ' ' ORDER BY word COLLATE "C"), '')
  FROM regexp_split_to_table(fold_text(name), '[\s.,''’-]+') AS word WHERE word <> '';
END;

-- A condition before an update cannot compare whole rows once there are columns that the database computes.
CREATE OR REPLACE FUNCTION note_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  computed text[] := ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = TG_RELID AND attgenerated <> '');
BEGIN
  IF NEW.position = OLD.position AND to_jsonb(NEW) - computed <> to_jsonb(OLD) - computed THEN
    NEW.changed_at := now();
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER cars_note_change BEFORE UPDATE ON cars FOR EACH ROW EXECUTE FUNCTION note_car_change();
