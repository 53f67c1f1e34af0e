-- Whether the person gets the figures of each week by mail. Not a part of the account's history.
ALTER TABLE staff_accounts ADD COLUMN gets_weekly_report boolean NOT NULL DEFAULT false;
DROP TRIGGER staff_accounts_record_change ON staff_accounts;
CREATE TRIGGER staff_accounts_record_change AFTER INSERT OR UPDATE OR DELETE ON staff_accounts
  FOR EACH ROW EXECUTE FUNCTION record_change(
    'Accounts', 'id', '{email,name,password_hash}', '{language,hides_files_notice,gets_weekly_report}'
  );
