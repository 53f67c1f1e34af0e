/** Values of parameters by their kind. */
interface ParameterValues {
  readonly number: number;
  readonly text: string;
  readonly list: readonly (string | number)[];
  /** The amounts of a rental. */
  readonly amounts: {
    readonly days: number;
    readonly unitPrice: number;
    readonly totalPrice: number;
    /** As in a quote; absent in answers of servers from before there were lines. */
    readonly lines?: readonly object[];
  };
  readonly cars: readonly { readonly name: string; readonly isOffSale: boolean }[];
}
export type ParameterKind = keyof ParameterValues;
type ParameterTable = Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;

/** Problems of a field and the parameters of their messages (docs/rules.md#error-answers). */
export const FIELD_PROBLEMS = {
  required: {},
  unknown: {},
  malformed: {},
  invalid: {},
  wrong_type: { expected: 'text' },
  not_one_of: { values: 'list' },
  /** In characters, as `too_long`. */
  too_short: { minimum: 'number' },
  too_long: { maximum: 'number' },
  too_small: { minimum: 'number' },
  too_large: { maximum: 'number' },
  not_multiple: { step: 'number' },
  too_few: { minimum: 'number' },
  too_many: { maximum: 'number' },
  too_deep: { maximum: 'number' },
  not_a_date: {},
  not_a_price: { maximum: 'number' },
  control_characters: {},
  /** The drop-off is before the pick-up. */
  reversed: {},
  past: {},
  /** `cutOff` as `HH:mm`. */
  same_day_closed: { cutOff: 'text' },
  too_far_ahead: { maxDaysAhead: 'number' },
  rental_too_long: { maxDays: 'number' },
  /** A day of the rental is in a season that has a shortest length. */
  rental_too_short: { minDays: 'number' },
  /** A day of the rental is in a season that is booked so many days ahead; `firstDay` is the first pick-up. */
  too_soon: { leadDays: 'number', firstDay: 'text' },
  /** `hours` are those of the day, as `HH:mm–HH:mm`; none when it is closed. */
  place_closed: { hours: 'list' },
  place_unknown: {},
  extra_unknown: {},
  /** Two ranges of one season have days in common. */
  ranges_overlap: {},
  /** The end of a range or of opening hours is before its beginning. */
  not_in_order: {},
  /** Another entry has the value, which is unique. */
  taken: {},
  code_fixed: {},
  /** `car` is the name of the car that has the number plate. */
  plate_taken: { car: 'text' },
  /** No car of the agency has this plate, id or name. */
  car_unknown: {},
  /** Several cars have this name. */
  car_ambiguous: {},
  /** In a file, the row before that is about the same. */
  row_repeated: { row: 'number' },
  /** In a file, the row of a booking of the same car with days in common. */
  row_overlaps: { row: 'number' },
  /** The code of a booking of the same car with days in common; none for a block. */
  days_taken: { code: 'text', from: 'text', to: 'text' },
  /** `name` as it is written, `known` what may stand there. */
  unknown_placeholder: { name: 'text', known: 'list' },
  image_missing: {},
  image_not_allowed: {},
  image_deleted: {},
  wrong_password: {},
  not_comparable: {},
  condition_required: {},
  /** The bytes that arrived are others than those of the hash. */
  hash_mismatch: {},
  /** A tap or a short line is no signature. */
  no_signature: {},
} as const satisfies ParameterTable;

/**
 * The error responses, and the parameters of their messages. Those in `REASON_TYPES` are sent as `meta.reason`, the others as
 * `meta.type`.
 */
export const ANSWER_PROBLEMS = {
  validation_failed: {},
  invalid_request: {},
  invalid_utf8: {},
  unreadable_form: {},
  Unauthorized: {},
  wrong_credentials: {},
  Forbidden: {},
  /** The account's role lacks the permission. */
  forbidden_role: {},
  not_found: {},
  entity_not_found: { entity: 'text' },
  car_gone: {},
  booking_deleted: {},
  image_not_found: {},
  request_timeout: {},
  car_unavailable: {},
  /** Of days that one person may have asked for before the agency answers. */
  request_limit: { maxDays: 'number' },
  confirmation_code_taken: {},
  price_changed: { price: 'amounts' },
  /** Others have booked the last ones on these days. */
  extra_unavailable: { extras: 'list' },
  /** `seasons` are the names of those whose days would be the same. */
  season_overlap: { seasons: 'list' },
  /** A colleague has changed it meanwhile. */
  entity_changed: {},
  /** `status` is the one that the booking has now. */
  booking_changed: { status: 'text' },
  /** The rental is not over, so its customer is still needed. */
  booking_open: {},
  /** A colleague has just recorded the same sum. */
  payment_similar: { colleague: 'text' },
  /** It was recorded already, with other values. */
  payment_recorded: {},
  /** Something was given back or kept of it. */
  payment_used: {},
  /** The booking has one that no credit note cancels. */
  invoice_exists: { number: 'text' },
  /** The booking is canceled, and nothing else was charged. */
  nothing_to_invoice: {},
  /** A credit note cancels it already. */
  invoice_credited: { number: 'text' },
  /** A booking with payments is not deleted. */
  booking_paid: {},
  /** The customer can no longer change or cancel the booking online. */
  too_late: {},
  link_unknown: {},
  link_used: {},
  link_expired: {},
  car_rented: {},
  /** A signed hand-over stays as it was signed. */
  handover_signed: {},
  /** The rental goes on with another car, which is not chosen yet. */
  car_came_back: {},
  /** The car has no valid papers on some days of the rental: `insurance 2026-12-24_2026-12-31`. */
  papers_missing: { papers: 'list' },
  /** The agency does not rent to the customer, unless an owner says why. */
  customer_flagged: {},
  /** What is proposed to be charged at the return is no longer what the caller has seen. */
  charges_changed: {},
  /** The file of a paper cannot be made at the moment. */
  paper_unavailable: {},
  /** A booking with an invoice stays. */
  booking_invoiced: {},
  /** The last owner account that can sign in must stay. */
  last_owner: {},
  account_exists: {},
  /** The first cars that show the picture, and how many more do. */
  image_in_use: { cars: 'cars', more: 'number' },
  payload_too_large: {},
  uri_too_long: {},
  unsupported_media_type: {},
  not_multipart: {},
  unsupported_image: { maxMegapixels: 'number' },
  image_too_large: { megapixels: 'number', maxMegapixels: 'number' },
  image_damaged: {},
  range_not_satisfiable: {},
  too_many_requests: {},
  too_many_sign_ins: {},
  headers_too_large: {},
  internal_error: {},
  mail_failed: {},
  service_unavailable: {},
  /** The file is neither CSV nor XLSX, or it is damaged. */
  import_unreadable: {},
  import_too_large: { maximumRows: 'number' },
  import_empty: {},
  archive_unreadable: {},
  archive_of_other_version: {},
  /** An archive is taken into an empty installation only. */
  not_empty: {},
  /** How many rows are refused, for whatever reason: nothing is taken. */
  import_refused: { rows: 'number' },
  /** Of what staff write down with a car: there is no space for it on the server. */
  storage_full: {},
} as const satisfies ParameterTable;

/** The general type of each problem that is sent as a reason, for clients that do not know the reason. */
export const REASON_TYPES = {
  invalid_utf8: 'invalid_request',
  unreadable_form: 'invalid_request',
  wrong_credentials: 'Unauthorized',
  forbidden_role: 'Forbidden',
  entity_not_found: 'not_found',
  car_gone: 'not_found',
  booking_deleted: 'not_found',
  image_not_found: 'not_found',
  link_unknown: 'not_found',
  not_multipart: 'unsupported_media_type',
  unsupported_image: 'unsupported_media_type',
  image_too_large: 'unsupported_media_type',
  image_damaged: 'unsupported_media_type',
  too_many_sign_ins: 'too_many_requests',
} as const satisfies Readonly<Partial<Record<keyof typeof ANSWER_PROBLEMS, keyof typeof ANSWER_PROBLEMS>>>;

type ProblemOf<Table extends ParameterTable> = {
  readonly [Type in keyof Table]: { readonly type: Type } & {
    readonly [Name in keyof Table[Type]]: ParameterValues[Table[Type][Name]];
  };
}[keyof Table];

/** A problem of a field with its parameters, as in `meta.problems`. */
export type FieldProblem = ProblemOf<typeof FIELD_PROBLEMS>;
export type FieldProblemType = FieldProblem['type'];

/** The problem of an error response with its parameters; `type` is the reason if it has one. */
export type AnswerProblem = ProblemOf<typeof ANSWER_PROBLEMS>;
export type AnswerProblemType = AnswerProblem['type'];
