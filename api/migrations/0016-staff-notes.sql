-- What staff note for each other about a booking; its customer never sees it.
ALTER TABLE bookings ADD COLUMN staff_note text;

-- The history names the note as changed, and does not copy it.
DROP TRIGGER bookings_record_change ON bookings;
CREATE TRIGGER bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'CarsBooking', 'id',
    '{customer_name,customer_email,customer_phone,driver_license,pickup_address,flight_number,note,staff_note}',
    '{customer_phone_e164,days,request_digest,revision,search_text}'
  );
