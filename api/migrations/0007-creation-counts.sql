-- Counts of creations per client and time window, in the database, so that several servers share them. Unlogged: counts
-- are lost after a crash, and no request waits for fsync.
CREATE UNLOGGED TABLE creation_counts (
  client_digest text COLLATE "C" PRIMARY KEY,
  attempts integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);
CREATE INDEX creation_counts_by_end ON creation_counts (window_ends_at);
