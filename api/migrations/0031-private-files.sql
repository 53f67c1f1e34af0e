-- Photos and documents of bookings. Their bytes are files of the folder `private` of DATA_DIR, named by the id; a row is written
-- after its file.
CREATE TABLE private_files (
  -- Unguessable.
  id text COLLATE "C" PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('photo', 'document')),
  -- Of what was handed in, by which it is recognized when it comes again: a photo is stored as it was redrawn.
  sha256 text NOT NULL,
  bytes integer NOT NULL,
  content_type text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Id of the account; null for the system.
  created_by bigint,
  CONSTRAINT private_files_once UNIQUE (booking_id, kind, sha256)
);
CREATE INDEX private_files_by_age ON private_files (kind, created_at);
