-- For the deletion of signatures by their age.
CREATE INDEX handovers_signatures ON handovers (signed_at) WHERE signature IS NOT NULL;
