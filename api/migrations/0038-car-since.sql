-- The day from which a rental takes the car that it has now, when the customer gave another one back before; null from the
-- pick-up on.
ALTER TABLE bookings ADD COLUMN car_since date;

DROP TRIGGER bookings_record_change ON bookings;
CREATE TRIGGER bookings_record_change AFTER INSERT OR UPDATE OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'CarsBooking', 'id',
    '{customer_name,customer_email,customer_phone,driver_license,pickup_address,flight_number,note,price_reason,staff_note}',
    '{car_since,customer_phone_e164,days,is_price_agreed,priced_car_id,request_digest,revision,rules_version,search_text,terms}'
  );

-- A car is taken from that day on. Days that a change sets against each other still make a range.
ALTER TABLE bookings
  DROP CONSTRAINT bookings_no_overlap,
  ADD CONSTRAINT bookings_no_overlap EXCLUDE USING gist (
    car_id WITH =,
    daterange(least(greatest(pickup_date, car_since), dropoff_date), dropoff_date, '[]') WITH &&
  ) WHERE (status <> 'canceled');

-- Servers of the release before read by `bookings_by_period`: a later release drops it.
CREATE INDEX bookings_by_occupied_days ON bookings
  USING gist (daterange(least(greatest(pickup_date, car_since), dropoff_date), dropoff_date, '[]'))
  WHERE status <> 'canceled';
