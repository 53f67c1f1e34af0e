-- Whether a car has a photograph: the drawings are SVG, which cannot be uploaded.
CREATE FUNCTION has_photograph(image text, images text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN EXISTS (SELECT FROM unnest(images || image) AS picture WHERE picture <> '' AND split_part(picture, '#', 1) NOT LIKE '%.svg');

ALTER TABLE cars ADD COLUMN photographed boolean NOT NULL
  GENERATED ALWAYS AS (has_photograph(image, images)) STORED;

DROP TRIGGER cars_record_change ON cars;
CREATE TRIGGER cars_record_change AFTER INSERT OR UPDATE OR DELETE ON cars
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'Cars', 'car_id', '{position}', '{changed_at,four_by_four,offer,photographed,search_text}'
  );
