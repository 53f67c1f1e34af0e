-- Why staff agreed on another price is written in their words, which may name the customer: the history names the reason as
-- changed, and does not copy it.
DROP TRIGGER bookings_record_change ON bookings;
CREATE TRIGGER bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'CarsBooking', 'id',
    '{customer_name,customer_email,customer_phone,driver_license,pickup_address,flight_number,note,price_reason,staff_note}',
    '{customer_phone_e164,days,request_digest,revision,search_text}'
  );
UPDATE audit_entries SET changes = changes || '{"price_reason": null}'
WHERE entity = 'CarsBooking' AND changes ? 'price_reason';

-- Returns the mailbox of an e-mail address: in lower case, without a tag.
CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(address, '\+[^@]*@', '@'))
$$;
