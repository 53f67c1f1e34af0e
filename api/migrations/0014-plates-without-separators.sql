-- A plate is the same however its parts are separated. Not a quoted body: an index is built without the schema's functions.
CREATE FUNCTION fold_plate(plate text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(fold_text(plate), '[-\s./]', '', 'g');

-- Those that were entered twice are told apart by a number.
UPDATE cars SET plate = cars.plate || ' (' || same.number || ')'
FROM (
  SELECT car_id, row_number() OVER (PARTITION BY fold_plate(plate) ORDER BY position) AS number
  FROM cars WHERE NOT archived AND plate IS NOT NULL
) AS same
WHERE cars.car_id = same.car_id AND same.number > 1;

DROP INDEX cars_plate_key;
CREATE UNIQUE INDEX cars_plate_key ON cars (fold_plate(plate)) WHERE NOT archived;
