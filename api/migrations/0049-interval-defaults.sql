-- How often a kind of work is due on each car that has no interval of its own for it.
CREATE TABLE service_interval_defaults (
  kind text PRIMARY KEY CHECK (kind IN ('service', 'oil', 'tyres', 'brakes', 'other')),
  every_days integer CHECK (every_days > 0),
  every_kilometers integer CHECK (every_kilometers > 0),
  CONSTRAINT service_interval_defaults_say_when CHECK (num_nonnulls(every_days, every_kilometers) > 0)
);
-- One without days and kilometers means that the work is never due on the car, whatever is so for all.
ALTER TABLE service_intervals DROP CONSTRAINT service_intervals_say_when;
