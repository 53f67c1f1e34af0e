-- Access that came by a link of an e-mail ends when staff correct the address; the browser that booked keeps its own. Rows
-- from before do not tell how they came: they count as links.
ALTER TABLE booking_devices ADD COLUMN by_link boolean NOT NULL DEFAULT true;

-- Digest of the secret of the browser that used the link, which may repeat the call when its answer was lost.
ALTER TABLE booking_links ADD COLUMN opened_with text COLLATE "C";

-- A change by the customer ends the unused links, any other change also what links to the former address have opened.
-- Transaction-local setting app.keep_access = 'on': only the unused links end.
CREATE OR REPLACE FUNCTION revoke_booking_links() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keeps boolean := coalesce(current_setting('app.actor', true), '') = 'customer'
    OR coalesce(current_setting('app.keep_access', true), '') = 'on';
BEGIN
  DELETE FROM booking_links WHERE booking_id = NEW.id AND (used_at IS NULL OR NOT keeps);
  IF NOT keeps THEN DELETE FROM booking_devices WHERE booking_id = NEW.id AND by_link; END IF;
  RETURN NULL;
END
$$;
