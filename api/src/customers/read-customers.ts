import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay, CustomerLikeness } from 'shared-kit/domain';
import type { AgencyClock } from '../platform/database/agency-day-sql.ts';
import type { Database } from '../platform/database/database.ts';
import { hasBalance } from '../platform/database/has-balance-sql.ts';
import type { CustomerDetails, FlagToReview, KnownCustomer, Override } from './customer-schemas.ts';

const MAX_RENTALS = 200;
const MAX_SUGGESTIONS = 10;
const MAX_FLAGS = 100;
const MAX_OVERRIDES = 100;

const CONTACT = sql`'id', one.id, 'customerName', one.name, 'customerEmail', one.email, 'customerPhone', one.phone`;
const TIME = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const colleague = (column: string) =>
  sql`(SELECT coalesce(nullif(staff_accounts.name, ''), staff_accounts.email) FROM staff_accounts WHERE staff_accounts.id = ${sql.ref(column)})`;

/** Returns the JSON of a list of rows `one`, in their order. */
const listOf = (one: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(json_agg(json_build_object(${one})), '[]') FROM (${rows}) AS one)`;

const FLAG = sql`
  'id', one.id, 'customerId', one.root_id, 'reason', reason, 'reviewOn', review_on,
  'createdAt', to_char(one.created_at AT TIME ZONE 'UTC', ${TIME}), 'createdBy', ${colleague('one.created_by')},
  'liftedAt', to_char(lifted_at AT TIME ZONE 'UTC', ${TIME}), 'liftedBy', ${colleague('one.lifted_by')}, 'liftReason', lift_reason`;
const DOCUMENT = sql`
  'id', one.id, 'kind', one.kind, 'lastCharacters', last_characters, 'expiresOn', expires_on, 'country', country, 'scans', (
    SELECT json_agg(json_build_object('id', private_files.id, 'contentType', content_type,
      'createdAt', to_char(private_files.created_at AT TIME ZONE 'UTC', ${TIME})) ORDER BY private_files.created_at, private_files.id)
    FROM private_files JOIN customer_documents AS same ON same.id = customer_document_id JOIN customers ON customers.id = customer_id
    WHERE same.kind = one.kind AND same.digest = one.digest AND customers.root_id = one.root_id
  )`;

const FLAGS = sql`SELECT customer_flags.*, customers.root_id FROM customer_flags JOIN customers ON customers.id = customer_id`;

const documentsOf = (root: RawBuilder<unknown>) =>
  listOf(
    DOCUMENT,
    sql`
      SELECT DISTINCT ON (kind, digest) customer_documents.*, root_id
      FROM customer_documents JOIN customers ON customers.id = customer_id
      WHERE root_id = ${root} ORDER BY kind, digest, expires_on DESC NULLS LAST`,
  );

const sumOf = (
  column: 'open' | 'held',
  root: RawBuilder<unknown>,
  clock: AgencyClock,
  except: number | null = null,
) => sql`(
  SELECT coalesce(sum(${sql.ref(column)}), 0) FROM bookings JOIN customers ON customers.id = customer_id, booking_balance(bookings.id)
  WHERE root_id = ${root} AND bookings.id IS DISTINCT FROM ${except}::bigint AND ${hasBalance(clock)}
)`;

/** Returns the query of the customers who have something in common with one: `root_id` and `shares`. */
function likeOnes(root: RawBuilder<unknown>): RawBuilder<unknown> {
  const pairs = (likeness: CustomerLikeness, condition: RawBuilder<unknown>) => sql`
    SELECT other.root_id, ${sql.lit(likeness)} AS likeness FROM customers AS own JOIN customers AS other ON ${condition}
    WHERE own.root_id = ${root} AND other.root_id <> ${root}`;
  return sql`
    ${pairs('phone', sql`other.phone_e164 = own.phone_e164`)}
    UNION ${pairs('email', sql`lower(other.email) = lower(own.email)`)}
    UNION ${pairs('name', sql`other.name_key = own.name_key`)}
    UNION SELECT other.root_id, 'document' AS likeness
    FROM customers AS own JOIN customer_documents AS mine ON mine.customer_id = own.id
      JOIN customer_documents AS same ON same.digest = mine.digest AND same.kind = mine.kind
      JOIN customers AS other ON other.id = same.customer_id
    WHERE own.root_id = ${root} AND other.root_id <> ${root}`;
}

/** Returns whether a person said of two customers, or of those merged into them, that they are not the same. */
const isApart = (root: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM customers_apart JOIN customers AS a ON a.id = customers_apart.one JOIN customers AS b ON b.id = customers_apart.other
  WHERE (a.root_id = ${root} AND b.root_id = ${other}) OR (a.root_id = ${other} AND b.root_id = ${root})
)`;

/** Returns a customer, by the id of itself or of one merged into it; undefined for an unknown one. */
export async function readCustomer(
  database: Database,
  id: number,
  clock: AgencyClock,
): Promise<CustomerDetails | undefined> {
  const root = sql`found.root_id`;
  const { rows } = await sql<{ one: CustomerDetails }>`
    SELECT json_strip_nulls(json_build_object(
      'id', ${root}, 'open', ${sumOf('open', root, clock)}, 'held', ${sumOf('held', root, clock)},
      'merged', ${listOf(CONTACT, sql`SELECT * FROM customers WHERE root_id = ${root} AND id <> ${root} ORDER BY id`)},
      'rentals', ${listOf(
        sql`
          'id', one.id, 'confirmationCode', confirmation_code, 'carName', one.car, 'pickupDate', pickup_date,
          'dropoffDate', dropoff_date, 'status', status, 'totalPrice', total_price, 'open', open`,
        sql`
          SELECT bookings.*, cars.name AS car, CASE WHEN ${hasBalance(clock)} THEN balance.open END AS open
          FROM bookings JOIN customers ON customers.id = customer_id JOIN cars USING (car_id), booking_balance(bookings.id) AS balance
          WHERE root_id = ${root} ORDER BY pickup_date DESC, bookings.id DESC LIMIT ${sql.lit(MAX_RENTALS)}`,
      )},
      'documents', ${documentsOf(root)},
      'flags', ${listOf(FLAG, sql`${FLAGS} WHERE root_id = ${root} ORDER BY customer_flags.id DESC`)},
      'suggestions', (
        SELECT coalesce(json_agg(json_build_object(${CONTACT}, 'shares', shares) ORDER BY name_only, one.id), '[]') FROM (
          SELECT customers.*, shares, shares = '{name}' AS name_only FROM (
            SELECT root_id, array_agg(likeness ORDER BY likeness) AS shares FROM (${likeOnes(root)}) AS pairs GROUP BY root_id
          ) AS alike JOIN customers ON customers.id = alike.root_id WHERE NOT ${isApart(root, sql`customers.id`)} ORDER BY name_only, customers.id LIMIT ${sql.lit(MAX_SUGGESTIONS)}
        ) AS one
      )
    )) AS one
    FROM customers AS found WHERE id = ${id}`.execute(database);
  return rows[0]?.one;
}

/** By what somebody is known; the digest is that of a document's number. */
export interface CustomerTraces {
  readonly bookingId?: number | undefined;
  readonly phoneE164?: string | undefined;
  readonly email?: string | undefined;
  readonly digest?: string | undefined;
}

/** Returns the customers who have one of the traces, the latest first. What is open is that of rentals other than the booking. */
export async function findKnownCustomers(
  database: Database,
  { bookingId, phoneE164, email, digest }: CustomerTraces,
  clock: AgencyClock,
): Promise<readonly KnownCustomer[]> {
  const root = sql`one.id`;
  const { rows } = await sql<{ one: KnownCustomer }>`
    SELECT json_strip_nulls(json_build_object(
      ${CONTACT}, 'locale', locale, 'billing', billing, 'open', ${sumOf('open', root, clock, bookingId)}, 'documents', ${documentsOf(root)},
      'flags', ${listOf(
        FLAG,
        sql`
          ${FLAGS} WHERE lifted_at IS NULL AND (
            root_id = ${root} OR root_id IN (SELECT root_id FROM (${likeOnes(root)}) AS pairs WHERE likeness <> 'name')
          ) ORDER BY customer_flags.id DESC`,
      )}
    )) AS one
    FROM customers AS one WHERE id IN (
      SELECT root_id FROM customers WHERE phone_e164 = ${phoneE164 ?? null} OR lower(email) = lower(${email ?? null})
        OR id = (SELECT customer_id FROM bookings WHERE id = ${bookingId ?? null}::bigint)
      UNION SELECT root_id FROM customers JOIN customer_documents ON customer_id = customers.id WHERE digest = ${digest ?? null}
    ) ORDER BY id DESC LIMIT ${sql.lit(MAX_SUGGESTIONS)}`.execute(database);
  return rows.map(({ one }) => one);
}

/** Returns the flags that are to be reviewed on a day or were before, the earliest first. */
export async function readFlagsToReview(database: Database, today: CalendarDay): Promise<readonly FlagToReview[]> {
  const { rows } = await sql<FlagToReview>`
    SELECT customer_flags.id, root.id AS "customerId", root.name AS "customerName", reason, review_on AS "reviewOn"
    FROM customer_flags JOIN customers ON customers.id = customer_id JOIN customers AS root ON root.id = customers.root_id
    WHERE lifted_at IS NULL AND review_on <= ${today}::date ORDER BY review_on, customer_flags.id LIMIT ${sql.lit(MAX_FLAGS)}`.execute(
    database,
  );
  return rows;
}

/** Returns for what reasons owners let cars go in spite of a flag or of missing papers, by the history, the latest first. */
export async function readOverrides(database: Database): Promise<readonly Override[]> {
  const { rows } = await sql<{ one: Override }>`
    SELECT json_strip_nulls(json_build_object(
      'id', audit_entries.id, 'kind', what.kind, 'reason', changes #>> ARRAY['pickup.' || what.kind, '1'],
      'at', to_char(at AT TIME ZONE 'UTC', ${TIME}), 'by', (
        SELECT coalesce(nullif(name, ''), email) FROM staff_accounts WHERE staff_accounts.id::text = actor
      ),
      'bookingId', bookings.id, 'confirmationCode', confirmation_code, 'customerName', nullif(customer_name, '')
    )) AS one
    FROM audit_entries JOIN bookings ON bookings.id = entity_key::bigint, unnest('{flagged,withoutPapers}'::text[]) AS what (kind)
    WHERE entity = 'CarsBooking' AND changes ?| '{pickup.flagged,pickup.withoutPapers}'::text[] AND changes ? ('pickup.' || what.kind)
    ORDER BY audit_entries.id DESC LIMIT ${sql.lit(MAX_OVERRIDES)}`.execute(database);
  return rows.map(({ one }) => one);
}
