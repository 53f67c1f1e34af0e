-- Scans of customers' documents, where the owner has switched them on, and files of work on cars. They go with what they belong to.
ALTER TABLE private_files
  ADD COLUMN vehicle_service_id uuid REFERENCES vehicle_services ON DELETE CASCADE,
  ADD COLUMN customer_document_id bigint REFERENCES customer_documents ON DELETE CASCADE,
  ADD CONSTRAINT private_files_once_of_service UNIQUE (vehicle_service_id, kind, sha256),
  ADD CONSTRAINT private_files_once_of_customer_document UNIQUE (customer_document_id, kind, sha256),
  DROP CONSTRAINT private_files_have_one_owner,
  ADD CONSTRAINT private_files_have_one_owner
    CHECK (num_nonnulls(booking_id, vehicle_paper_id, vehicle_service_id, fine_id, customer_document_id) = 1),
  DROP CONSTRAINT private_files_kind_check,
  ADD CONSTRAINT private_files_kind_check CHECK (
    kind IN ('photo', 'document', 'vehicle_paper', 'vehicle_service', 'fine_notice', 'fine_answer', 'scan')
  );

CREATE OR REPLACE FUNCTION record_vehicle_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored private_files := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  owner record;
BEGIN
  SELECT car_id, 'file_' || kind AS what INTO owner FROM vehicle_papers WHERE id = stored.vehicle_paper_id
  UNION ALL SELECT car_id, 'workFile_' || kind FROM vehicle_services WHERE id = stored.vehicle_service_id;
  IF FOUND THEN
    PERFORM record_vehicle(owner.car_id, owner.what,
      CASE TG_OP WHEN 'DELETE' THEN OLD.content_type END, CASE TG_OP WHEN 'INSERT' THEN NEW.content_type END);
  END IF;
  RETURN NULL;
END
$$;
