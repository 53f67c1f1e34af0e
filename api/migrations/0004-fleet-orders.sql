-- The sort orders of the car list and its most frequent filter; the key at the end makes each order total.
CREATE INDEX cars_by_rating ON cars (rating DESC, car_id) WHERE NOT archived;
CREATE INDEX cars_by_price ON cars (price, car_id) WHERE NOT archived;
CREATE INDEX cars_by_type_and_price ON cars (type, price, car_id) WHERE NOT archived;
