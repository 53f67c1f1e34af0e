import type { ColumnType, Generated } from 'kysely';
import type { BOOKING_FIELDS, CAR_FIELDS, EntityFields, LocaleCode, ValueOf } from 'shared-kit/domain';

/** The columns of an entity's fields. */
type Columns<Fields extends EntityFields> = {
  [Name in keyof Fields as Fields[Name]['column']]:
    | ValueOf<Fields[Name]>
    | (Fields[Name] extends { readonly optional: true } ? null : never);
};

/** Tables after all migrations, with the column types of `columnParser`. */
export interface Schema {
  cars: Columns<typeof CAR_FIELDS> & {
    position: Generated<number>;
    archived: Generated<boolean>;
    /** ISO timestamp; the database writes it. */
    changed_at: ColumnType<string, never, never>;
  };
  bookings: Omit<Columns<typeof BOOKING_FIELDS>, 'id' | 'days'> & {
    id: Generated<number>;
    days: ColumnType<number, never, never>;
    request_digest: string;
  };
  staff_accounts: {
    id: Generated<number>;
    email: string;
    password_hash: string;
    disabled: Generated<boolean>;
    created_at: string;
    language: LocaleCode | null;
  };
  staff_sessions: { id: string; account_id: number; expires_at: string };
  sign_in_attempts: { id: Generated<number>; attempted_at: string; address_digest: string; email_digest: string };
  creation_counts: {
    client_digest: string;
    attempts: number;
    /** ISO timestamp. */
    window_ends_at: string;
  };
  installation_facts: { name: string; value: string };
}
