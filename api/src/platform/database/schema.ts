import type { ColumnType, Generated } from 'kysely';
import type {
  BOOKING_FIELDS,
  BookedChargeKind,
  Booking,
  CAR_FIELDS,
  CalendarDay,
  CUSTOMER_FIELDS,
  CustomerDocumentKind,
  DAMAGE_FIELDS,
  EMAIL_TEMPLATE_FIELDS,
  EmailKind,
  EmailState,
  EntityFields,
  EXTRA_FIELDS,
  FINE_FIELDS,
  FineMapping,
  FineStatus,
  HandoverDirection,
  HandoverValues,
  LENGTH_DISCOUNT_FIELDS,
  LocaleCode,
  OccupancyKind,
  OnlinePurpose,
  OrderAttention,
  OrderState,
  PAYMENT_FIELDS,
  PaperKind,
  PaperSettings,
  PLACE_FIELDS,
  PRICE_SEASON_FIELDS,
  PriceRules,
  QUOTE_LINE_FIELDS,
  QuoteLine,
  RENTAL_TERMS_FIELDS,
  ReviewState,
  StaffRole,
  Stroke,
  TaxedSum,
  ValueOf,
  VehiclePaperKind,
  VehicleServiceKind,
} from 'shared-kit/domain';

/** A booking with its lines, and the number of its changes. */
export type BookingWithRevision = Booking & {
  readonly revision: number;
  /** What the total is made of; absent in what was kept before there were lines. */
  readonly lines?: readonly QuoteLine[];
};

/**
 * What a customer asks for: days and extras as they would be, and what else would be other than it was booked; null for what
 * would have no value.
 */
export type AskedChange = Pick<Booking, 'pickupDate' | 'dropoffDate'> & {
  readonly extras: NonNullable<Booking['extras']>;
} & { readonly [Name in AskedDetail]?: Booking[Name] | null };

type AskedDetail = 'pickupTime' | 'pickupPlace' | 'dropoffTime' | 'dropoffPlace' | 'youngDriver';

/** A signature with what was agreed to. */
export interface StoredSignature {
  readonly signerName: string;
  readonly strokes: readonly Stroke[];
  /** As it was shown. */
  readonly sentence: string;
  readonly locale: LocaleCode;
  readonly place?: string;
}

/** The columns of an entity's fields. */
type Columns<Fields extends EntityFields> = {
  [Name in keyof Fields as Fields[Name]['column']]:
    | ValueOf<Fields[Name]>
    | (Fields[Name] extends { readonly optional: true } ? null : never);
};

/** Columns of a table whose ids the database counts. */
type Counted<Fields extends EntityFields> = Omit<Columns<Fields>, 'id'> & { id: Generated<number> };

/** Tables after all migrations, with the column types of `columnParser`. */
export interface Schema {
  cars: Omit<Columns<typeof CAR_FIELDS>, 'archived' | 'on_sale' | 'photographed'> & {
    /** Place in the list's own order; with gaps. */
    position: Generated<number>;
    four_by_four: ColumnType<boolean, never, never>;
    /** The same for cars of one offer. Compared in SQL only: 64 bits are more than a number holds. */
    offer: ColumnType<never, never, never>;
    archived: Generated<boolean>;
    photographed: ColumnType<boolean, never, never>;
    on_sale: Generated<boolean>;
    search_text: ColumnType<string, never, never>;
    /** ISO timestamp; the database writes it. */
    changed_at: ColumnType<string, never, never>;
  };
  bookings: Omit<Columns<typeof BOOKING_FIELDS>, 'id' | 'days' | 'confirmation_code'> & {
    id: Generated<number>;
    kind: Generated<OccupancyKind>;
    /** Null for blocks. */
    confirmation_code: string | null;
    search_text: ColumnType<string, never, never>;
    days: ColumnType<number, never, never>;
    request_digest: string;
    rules_version: number | null;
    priced_car_id: string | null;
    is_price_agreed: Generated<boolean>;
    revision: ColumnType<number, never, never>;
    /** The database finds it. */
    customer_id: Generated<number | null>;
  };
  customers: Counted<typeof CUSTOMER_FIELDS> & {
    merged_into: Generated<number | null>;
    root_id: Generated<number>;
    created_by: ColumnType<number | null, never, never>;
    name_key: ColumnType<string, never, never>;
    search_text: ColumnType<string, never, never>;
  };
  customer_documents: {
    id: Generated<number>;
    customer_id: number;
    kind: CustomerDocumentKind;
    digest: string;
    last_characters: string;
    expires_on: string | null;
    country: string | null;
    created_at: string;
    created_by: number | null;
  };
  customers_apart: { one: number; other: number; created_at: string; created_by: number | null };
  customer_flags: {
    id: Generated<number>;
    customer_id: number;
    reason: string;
    review_on: string | null;
    created_at: string;
    created_by: number | null;
    lifted_at: string | null;
    lifted_by: number | null;
    lift_reason: string | null;
  };
  booking_lines: Columns<typeof QUOTE_LINE_FIELDS> & { booking_id: number; position: number };
  email_templates: Counted<typeof EMAIL_TEMPLATE_FIELDS>;
  price_seasons: Counted<typeof PRICE_SEASON_FIELDS>;
  length_discounts: Counted<typeof LENGTH_DISCOUNT_FIELDS>;
  extras: Counted<typeof EXTRA_FIELDS>;
  places: Counted<typeof PLACE_FIELDS>;
  rental_terms: Counted<typeof RENTAL_TERMS_FIELDS>;
  /** Rows are never changed or deleted. */
  price_rules: { version: number; rules: PriceRules; created_at: string };
  booking_devices: { device_digest: string; booking_id: number; by_link: Generated<boolean> };
  open_requests: {
    booking_id: number;
    phone_digest: string;
    email_digest: string;
    device_digest: string;
    client_digest: string;
    created_at: string;
    held_until: string | null;
  };
  change_requests: {
    booking_id: number;
    /** Inserted as JSON text, as the lines. */
    changes: ColumnType<AskedChange, string, string>;
    lines: ColumnType<readonly QuoteLine[], string, string>;
    total_price: number;
    created_at: string;
  };
  private_files: {
    id: string;
    /** Of the booking, the paper of a car, the work on it, the fine or the document of a customer that it belongs to. */
    booking_id: number | null;
    vehicle_paper_id: Generated<string | null>;
    vehicle_service_id: Generated<string | null>;
    fine_id: Generated<number | null>;
    customer_document_id: Generated<number | null>;
    kind: 'photo' | 'document' | 'vehicle_paper' | 'vehicle_service' | 'fine_notice' | 'fine_answer' | 'scan';
    sha256: string;
    bytes: number;
    content_type: string;
    created_at: string;
    created_by: number | null;
  };
  vehicle_papers: {
    id: string;
    car_id: string;
    kind: VehiclePaperKind;
    valid_from: CalendarDay;
    valid_to: CalendarDay | null;
    number: string | null;
    cost: number | null;
    note: string | null;
    created_at: string;
    created_by: number | null;
    updated_at: string;
  };
  vehicle_services: {
    id: string;
    car_id: string;
    kind: VehicleServiceKind;
    planned_on: CalendarDay;
    done_on: CalendarDay | null;
    kilometers: number | null;
    cost: number | null;
    note: string | null;
    block_id: number | null;
    created_at: string;
    created_by: number | null;
    updated_at: string;
  };
  service_intervals: {
    car_id: string;
    kind: VehicleServiceKind;
    every_days: number | null;
    every_kilometers: number | null;
  };
  service_interval_defaults: { kind: VehicleServiceKind; every_days: number | null; every_kilometers: number | null };
  handovers: {
    id: string;
    booking_id: number;
    car_id: string;
    direction: HandoverDirection;
    /** Inserted as JSON text, as the signature. */
    values: ColumnType<HandoverValues, string | undefined, string>;
    created_at: string;
    created_by: number | null;
    updated_at: string;
    signed_at: string | null;
    signed_by: number | null;
    signature: ColumnType<StoredSignature | null, string | null | undefined, string | null>;
  };
  damages: Columns<typeof DAMAGE_FIELDS> & {
    id: string;
    car_id: string;
    booking_id: number | null;
    handover_id: string | null;
    found_at: string;
    found_by: number | null;
    repaired_at: string | null;
    repaired_by: number | null;
  };
  handover_photos: {
    handover_id: string;
    file_id: string;
    damage_id: string | null;
    position: number;
    taken_at: string | null;
  };
  booking_charges: {
    id: Generated<number>;
    booking_id: number;
    handover_id: string | null;
    kind: BookedChargeKind;
    label: string;
    quantity: number;
    unit_amount: number;
    amount: number;
    proposed_amount: number | null;
    reason: string | null;
    dropped: Generated<boolean>;
    created_at: string;
    created_by: number | null;
    fine_id: Generated<number | null>;
  };
  fines: Omit<Counted<typeof FINE_FIELDS>, 'status'> & {
    status: Generated<FineStatus>;
    charged: Generated<number | null>;
    created_by: Generated<number | null>;
  };
  /** At most one row. */
  fine_settings: {
    is_single: Generated<boolean>;
    handling_fee: number | null;
    deadline_days: number | null;
    period_days: number | null;
    import_mapping: FineMapping | null;
  };
  reviews: {
    booking_id: number;
    car_id: string;
    stars: number;
    text: string | null;
    name: string | null;
    locale: LocaleCode;
    created_at: string;
    state: Generated<ReviewState>;
    reason: string | null;
    answer: string | null;
    decided_at: string | null;
    decided_by: number | null;
  };
  /** Rows are never changed or deleted. */
  invoices: {
    id: number;
    booking_id: number;
    kind: 'invoice' | 'credit_note';
    number: string;
    issued_on: string;
    /** Inserted as JSON text. */
    buyer: ColumnType<object, string, never>;
    tax_rate: number | null;
    /** Inserted as JSON text. */
    taxes: ColumnType<readonly TaxedSum[] | null, string | null, never>;
    net: number;
    tax: number;
    gross: number;
    credits: number | null;
    reason: string | null;
    created_at: string;
    created_by: number | null;
  };
  /** Rows are never deleted; see the migration for what may change. */
  payments: Columns<typeof PAYMENT_FIELDS> & {
    position: Generated<number>;
    created_by: number | null;
    voided_by: number | null;
  };
  payment_orders: {
    id: string;
    booking_id: number;
    gateway: string;
    purpose: OnlinePurpose;
    amount: number;
    currency: string;
    state: Generated<Exclude<OrderState, 'expired'>>;
    code: string | null;
    transaction: string | null;
    attention: OrderAttention | null;
    /** Inserted as JSON text. */
    facts: ColumnType<Readonly<Record<string, string>> | null, string | undefined, string>;
    created_at: string;
    expires_at: string;
    answered_at: string | null;
  };
  cash_counts: {
    id: Generated<number>;
    account: number;
    day: string;
    currency: string;
    counted: number;
    expected: number;
    difference: ColumnType<number, never, never>;
    note: string | null;
    created_at: string;
    created_by: number;
  };
  documents: {
    id: Generated<number>;
    booking_id: number;
    kind: PaperKind;
    number: string;
    version: number;
    locale: LocaleCode;
    second_locale: LocaleCode | null;
    subject: string | null;
    snapshot: string;
    snapshot_sha256: string;
    file_id: string | null;
    file_sha256: string | null;
    /** Inserted as JSON text. */
    signature: ColumnType<object | null, string | null, never>;
    created_at: string;
    created_by: number | null;
  };
  document_series: { series: PaperKind; year: number; last: number };
  paper_settings: {
    is_single: Generated<boolean>;
    /** Inserted as JSON text. */
    settings: ColumnType<PaperSettings, string, string>;
    clauses_version: number;
    updated_at: string;
    updated_by: number | null;
  };
  booking_links: {
    token_digest: string;
    booking_id: number;
    expires_at: string | null;
    used_at: string | null;
    opened_with: string | null;
    mailbox: string | null;
  };
  outbox: {
    id: Generated<number>;
    booking_id: number | null;
    kind: EmailKind;
    cause: string | null;
    recipient: string;
    /** Inserted as JSON text. */
    before: ColumnType<BookingWithRevision | null, string | null | undefined, never>;
    subject: string | null;
    message: string | null;
    sent_text: string | null;
    state: Generated<EmailState>;
    attempts: Generated<number>;
    next_attempt_at: string;
    created_at: string;
    finished_at: string | null;
    error: string | null;
    resent: Generated<boolean>;
    by_staff: Generated<boolean>;
    mailbox: ColumnType<string, never, never>;
    let_out_at: string | null;
    held: Generated<boolean>;
    document_id: Generated<number | null>;
  };
  staff_accounts: {
    id: Generated<number>;
    email: string;
    password_hash: string;
    disabled: Generated<boolean>;
    created_at: string;
    language: LocaleCode | null;
    role: Generated<StaffRole>;
    name: Generated<string>;
    hides_files_notice: Generated<boolean>;
    gets_weekly_report: Generated<boolean>;
  };
  account_invitations: { token_digest: string; account_id: number; expires_at: string };
  audit_entries: {
    id: Generated<number>;
    at: Generated<string>;
    actor: string | null;
    entity: string;
    entity_key: string;
    action: 'created' | 'changed' | 'deleted';
    /** By column: [before, after], or null for what is not copied. Written by triggers, and by what changes no row of the entity. */
    changes: ColumnType<Readonly<Record<string, readonly [unknown, unknown] | null>>, string, never>;
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
