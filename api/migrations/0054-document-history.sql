-- The history of a customer names the documents and scans that staff add and remove: their kind, never their number.
CREATE FUNCTION record_customer_document(customer bigint, what text, before text, after text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  root bigint;
BEGIN
  SELECT root_id INTO root FROM customers WHERE id = customer;
  -- Not what goes with its customer.
  IF FOUND THEN
    PERFORM record_event('Customers', root::text, NULL, jsonb_build_object(what, jsonb_build_array(before, after)));
  END IF;
END
$$;

CREATE FUNCTION record_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM record_customer_document(OLD.customer_id, 'document', OLD.kind, NULL);
  ELSIF NEW.created_by IS NOT NULL THEN
    -- Those that came with a customer's own booking are in the history of the booking.
    PERFORM record_customer_document(NEW.customer_id, 'document', NULL, NEW.kind);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER customer_documents_record_change AFTER INSERT OR DELETE ON customer_documents
  FOR EACH ROW EXECUTE FUNCTION record_document_change();

CREATE FUNCTION record_scan_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  stored private_files := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  document customer_documents;
BEGIN
  SELECT * INTO document FROM customer_documents WHERE id = stored.customer_document_id;
  -- Not what goes with its document.
  IF FOUND THEN
    PERFORM record_customer_document(document.customer_id, 'scan',
      CASE TG_OP WHEN 'DELETE' THEN document.kind END, CASE TG_OP WHEN 'INSERT' THEN document.kind END);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER private_files_record_scan AFTER INSERT OR DELETE ON private_files
  FOR EACH ROW EXECUTE FUNCTION record_scan_change();
