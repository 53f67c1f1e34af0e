ALTER TABLE outbox
  -- Caused by staff: sent at once, and not counted.
  ADD COLUMN by_staff boolean NOT NULL DEFAULT false,
  -- The recipient without a tag, in lower case: one for all spellings of a mailbox.
  ADD COLUMN mailbox text NOT NULL GENERATED ALWAYS AS (lower(regexp_replace(recipient, '\+[^@]*@', '@'))) STORED,
  -- When the e-mail was first let out; it counts for its mailbox from then on.
  ADD COLUMN let_out_at timestamptz(3),
  -- Waits because its mailbox got as many as it may.
  ADD COLUMN held boolean NOT NULL DEFAULT false;
CREATE INDEX outbox_by_mailbox ON outbox (mailbox, let_out_at);

-- The mailbox to which the link was sent; one that has opened a link has answered.
ALTER TABLE booking_links ADD COLUMN mailbox text;
CREATE INDEX booking_links_answered ON booking_links (mailbox) WHERE used_at IS NOT NULL;
