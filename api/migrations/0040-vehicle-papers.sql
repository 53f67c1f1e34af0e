-- Insurance, inspection, … of cars (docs/rules.md#papers-of-cars). They go with the car; a car with bookings is never deleted.
CREATE TABLE vehicle_papers (
  -- Made by the client, which may send it again.
  id uuid PRIMARY KEY,
  car_id text COLLATE "C" NOT NULL REFERENCES cars ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('insurance', 'inspection', 'tax', 'permit', 'other')),
  valid_from date NOT NULL,
  -- The last day; null without an end.
  valid_to date CHECK (valid_to >= valid_from),
  number text,
  cost numeric(12, 2) CHECK (cost >= 0),
  note text,
  created_at timestamptz(3) NOT NULL,
  -- Id of the account.
  created_by bigint,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX vehicle_papers_by_car ON vehicle_papers (car_id, kind, valid_from);

-- Work on cars, planned or done.
CREATE TABLE vehicle_services (
  id uuid PRIMARY KEY,
  car_id text COLLATE "C" NOT NULL REFERENCES cars ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('service', 'oil', 'tyres', 'brakes', 'other')),
  planned_on date NOT NULL,
  done_on date,
  -- Of the car when it was done.
  kilometers integer CHECK (kilometers >= 0),
  cost numeric(12, 2) CHECK (cost >= 0),
  note text,
  -- The days on which the car is blocked for it.
  block_id bigint REFERENCES bookings ON DELETE SET NULL,
  created_at timestamptz(3) NOT NULL,
  created_by bigint,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX vehicle_services_by_car ON vehicle_services (car_id, kind, done_on);
CREATE INDEX vehicle_services_by_block ON vehicle_services (block_id);

-- How often a kind of work is due, by what comes first.
CREATE TABLE service_intervals (
  car_id text COLLATE "C" NOT NULL REFERENCES cars ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('service', 'oil', 'tyres', 'brakes', 'other')),
  every_days integer CHECK (every_days > 0),
  every_kilometers integer CHECK (every_kilometers > 0),
  PRIMARY KEY (car_id, kind),
  CONSTRAINT service_intervals_say_when CHECK (num_nonnulls(every_days, every_kilometers) > 0)
);

-- A private file belongs to a booking or to a paper of a car. Those of cars are kept as long as their paper.
ALTER TABLE private_files
  ALTER COLUMN booking_id DROP NOT NULL,
  ADD COLUMN vehicle_paper_id uuid REFERENCES vehicle_papers ON DELETE CASCADE,
  ADD CONSTRAINT private_files_once_of_paper UNIQUE (vehicle_paper_id, kind, sha256),
  ADD CONSTRAINT private_files_have_one_owner CHECK (num_nonnulls(booking_id, vehicle_paper_id) = 1),
  DROP CONSTRAINT private_files_kind_check,
  ADD CONSTRAINT private_files_kind_check CHECK (kind IN ('photo', 'document', 'vehicle_paper'));

-- All of it is part of the car's history, each change in one line: what was written before and after.
CREATE FUNCTION record_vehicle(car_id text, kind text, before text, after text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF before IS DISTINCT FROM after AND EXISTS (SELECT FROM cars WHERE cars.car_id = record_vehicle.car_id) THEN
    PERFORM record_event('Cars', car_id, car_id,
      jsonb_build_object('vehicle.' || kind, jsonb_build_array(before, after)));
  END IF;
END
$$;

CREATE FUNCTION describe_vehicle(stored vehicle_papers) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stored.id IS NOT NULL THEN
    concat_ws(' · ', stored.valid_from || '_' || coalesce(stored.valid_to::text, ''), stored.number, stored.cost, stored.note) END
$$;
CREATE FUNCTION describe_vehicle(stored vehicle_services) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stored.id IS NOT NULL THEN
    concat_ws(' · ', coalesce(stored.done_on, stored.planned_on), stored.kilometers || ' km', stored.cost, stored.note) END
$$;
CREATE FUNCTION describe_vehicle(stored service_intervals) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN stored.car_id IS NOT NULL THEN
    concat_ws(' · ', stored.every_days || ' d', stored.every_kilometers || ' km') END
$$;

CREATE FUNCTION record_vehicle_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM record_vehicle(OLD.car_id, TG_ARGV[0] || OLD.kind, describe_vehicle(OLD), NULL);
  ELSE
    PERFORM record_vehicle(NEW.car_id, TG_ARGV[0] || NEW.kind,
      CASE WHEN TG_OP = 'UPDATE' THEN describe_vehicle(OLD) END, describe_vehicle(NEW));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER vehicle_papers_record_change AFTER INSERT OR UPDATE OR DELETE ON vehicle_papers
  FOR EACH ROW EXECUTE FUNCTION record_vehicle_change('paper_');
CREATE TRIGGER vehicle_services_record_change AFTER INSERT OR UPDATE OR DELETE ON vehicle_services
  FOR EACH ROW EXECUTE FUNCTION record_vehicle_change('work_');
CREATE TRIGGER service_intervals_record_change AFTER INSERT OR UPDATE OR DELETE ON service_intervals
  FOR EACH ROW EXECUTE FUNCTION record_vehicle_change('interval_');

CREATE FUNCTION record_vehicle_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored private_files := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  paper vehicle_papers;
BEGIN
  SELECT * INTO paper FROM vehicle_papers WHERE id = stored.vehicle_paper_id;
  IF FOUND THEN
    PERFORM record_vehicle(paper.car_id, 'file_' || paper.kind,
      CASE TG_OP WHEN 'DELETE' THEN OLD.content_type END, CASE TG_OP WHEN 'INSERT' THEN NEW.content_type END);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER private_files_record_vehicle_file AFTER INSERT OR DELETE ON private_files
  FOR EACH ROW EXECUTE FUNCTION record_vehicle_file();
