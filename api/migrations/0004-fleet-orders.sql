-- The orders of the catalogue, and its commonest question; the key at the end makes each of them total.
CREATE INDEX cars_by_rating ON cars (rating DESC, car_id) WHERE NOT archived;
CREATE INDEX cars_by_price ON cars (price, car_id) WHERE NOT archived;
CREATE INDEX cars_by_type_and_price ON cars (type, price, car_id) WHERE NOT archived;
