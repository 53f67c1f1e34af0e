import type { ColumnType, Generated } from 'kysely';

/** Tables as the migrations leave them, with the types that `columnParser` gives to what is read. */
export interface Schema {
  cars: {
    car_id: string;
    position: Generated<number>;
    name: string;
    image: string;
    type: string;
    seats: number;
    fuel: string;
    transmission: string;
    price: number;
    rating: number;
    features: string[];
    archived: Generated<boolean>;
    /** ISO timestamp; the database writes it. */
    changed_at: ColumnType<string, never, never>;
  };
  bookings: {
    id: Generated<number>;
    car_id: string;
    confirmation_code: string;
    request_digest: string;
    customer_name: string;
    customer_email: string;
    customer_phone: string;
    driver_license: string;
    /** `yyyy-MM-dd`, never an instant. */
    pickup_date: string;
    dropoff_date: string;
    days: ColumnType<number, never, never>;
    unit_price: number;
    total_price: number;
    status: string;
    /** ISO timestamp. */
    created_at: string;
  };
  staff_accounts: {
    id: Generated<number>;
    email: string;
    password_hash: string;
    disabled: Generated<boolean>;
    created_at: string;
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
