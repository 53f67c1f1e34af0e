-- How often a client created something in the present window; in the database, so that several servers count together.
-- Unlogged: a crash forgets the counts and no answer waits for the disk.
CREATE UNLOGGED TABLE creation_counts (
  client_digest text COLLATE "C" PRIMARY KEY,
  attempts integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);
CREATE INDEX creation_counts_by_end ON creation_counts (window_ends_at);
