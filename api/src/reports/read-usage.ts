import { type RawBuilder, sql } from 'kysely';
import metadata from 'libphonenumber-js/min/metadata';
import { type DateRange, RENTED_STATUSES, type Report, type ReportTotals } from 'shared-kit/domain';
import { agencyDaySql } from '../platform/database/agency-day-sql.ts';
import type { Database } from '../platform/database/database.ts';
import { instantsOf, type ReportOptions, readJson } from './report-options.ts';

export type UsageReport = Pick<
  Report,
  'isTaxed' | 'days' | 'weeks' | 'classes' | 'cars' | 'extras' | 'countries' | 'languages'
> & {
  readonly totals: Omit<ReportTotals, 'received' | 'open' | 'owed' | 'held' | 'canceled' | 'lost' | 'lostAmount'>;
};

/** Returns what the cars of a period did and earned, and for whom: docs/rules.md#reports. Sums are in cents until the end. */
export async function readUsage(database: Database, range: DateRange, options: ReportOptions): Promise<UsageReport> {
  const { today, timeZone } = options;
  const [from, to] = [sql`${range.from}::date`, sql`${range.to}::date`];
  const [begin, end] = instantsOf(range, timeZone);
  // Nothing is earned after today.
  const lastEarned = sql`${range.to < today ? range.to : today}::date`;
  const isRented = sql`status IN (${sql.join(RENTED_STATUSES.map((status) => sql.lit(status)))})`;
  const dayOf = (instant: RawBuilder<unknown>) => agencyDaySql(instant, options);
  const report = await readJson<UsageReport>(
    database,
    sql`
    WITH tax AS (
      SELECT rate AS main, coalesce((parts ->> 'extras')::numeric, rate) AS extras, coalesce((parts ->> 'damage')::numeric, rate) AS damage
      FROM (SELECT (settings ->> 'taxRate')::numeric AS rate, settings -> 'taxRates' AS parts
        FROM (SELECT (SELECT settings FROM paper_settings) AS settings) AS one) AS rates
    ), priced AS MATERIALIZED (
      SELECT id, car_id, car_since, pickup_date AS first, dropoff_date AS last, days,
        status <> 'reserved' AS is_earned, pickup_date - ${dayOf(sql`created_at`)} AS booked_before, locale,
        left(customer_phone_e164, 4) AS dialled, (total_price * 100)::bigint AS all_cents
      FROM bookings WHERE kind = 'rental' AND ${isRented} AND pickup_date <= ${to} AND dropoff_date >= ${from}
    ), extra_lines AS MATERIALIZED (
      SELECT booking_id, code, quantity, (amount * 100)::bigint AS cents
      FROM booking_lines JOIN priced ON booking_id = id WHERE kind = 'extra'
    ), rentals AS MATERIALIZED (
      -- A day of a rental has the same whole cents as each other; those that are left are the last day's.
      SELECT id, car_id, car_since, first, last, days, is_earned, booked_before, locale, dialled, all_cents, extra_cents,
        (all_cents - extra_cents) / days AS share, (all_cents - extra_cents) % days AS remainder,
        extra_cents / days AS extra_share, extra_cents % days AS extra_remainder
      FROM (
        SELECT priced.*, coalesce(extra_cents, 0) AS extra_cents
        FROM priced LEFT JOIN (SELECT booking_id, sum(cents)::bigint AS extra_cents FROM extra_lines GROUP BY 1) AS extras ON booking_id = id
      ) AS parts
    ), shares AS (
      SELECT greatest(first, ${from}) AS begins, last, is_earned, count(*) AS rentals, sum(share) AS main, sum(remainder) AS main_left,
        sum(extra_share) AS extras, sum(extra_remainder) AS extras_left
      FROM rentals GROUP BY 1, 2, 3
    ), steps AS (
      SELECT day, sum(step.rentals) AS rented, sum(step.main) FILTER (WHERE is_earned) AS main,
        sum(step.extras) FILTER (WHERE is_earned) AS extras
      FROM shares, LATERAL (VALUES
        (begins, rentals, shares.main, shares.extras), (last, 0, main_left, extras_left),
        (last + 1, -rentals, -shares.main - main_left, -shares.extras - extras_left)
      ) AS step (day, rentals, main, extras)
      GROUP BY day
    ), charges AS (
      SELECT ${dayOf(sql`booking_charges.created_at`)} AS day, coalesce(handovers.car_id, bookings.car_id) AS car_id,
        booking_charges.kind = 'damage' AS is_damage, booking_charges.amount * 100 AS cents
      FROM booking_charges JOIN bookings ON bookings.id = booking_charges.booking_id
        LEFT JOIN handovers ON handovers.id = handover_id
      WHERE NOT dropped AND booking_charges.kind NOT IN ('fine', 'toll') AND booking_charges.created_at >= ${begin} AND booking_charges.created_at < ${end}
    ), blocks AS (
      SELECT car_id, greatest(pickup_date, ${from}) AS begins, least(dropoff_date, ${to}) AS ends
      FROM bookings WHERE kind <> 'rental' AND status <> 'canceled' AND pickup_date <= ${to} AND dropoff_date >= ${from}
    ), changed AS (
      -- The cars that customers had before the one that they have now, by the protocols.
      SELECT id, car_id, begins, least(coalesce(lead(begins) OVER (PARTITION BY id ORDER BY signed_at), until), until) - 1 AS ends
      FROM (
        SELECT rentals.id, handovers.car_id, signed_at, least(car_since, last) AS until,
          CASE row_number() OVER (PARTITION BY rentals.id ORDER BY signed_at)
            WHEN 1 THEN first ELSE greatest(first, ${dayOf(sql`signed_at`)}) END AS begins
        FROM rentals JOIN handovers ON booking_id = rentals.id
        WHERE car_since > first AND direction = 'pickup' AND ${dayOf(sql`signed_at`)} < least(car_since, last)
      ) AS handed
    ), driven AS (
      SELECT rentals.*, car_id AS driven_car, greatest(first, kept, ${from}) AS begins, least(last, ${to}) AS ends
      FROM rentals LEFT JOIN (SELECT id, max(ends) + 1 AS kept FROM changed GROUP BY id) AS earlier USING (id)
      UNION ALL
      SELECT rentals.*, changed.car_id, greatest(begins, ${from}), least(ends, ${to}) FROM changed JOIN rentals USING (id)
    ), driven_days AS (
      SELECT driven_car AS car_id, sum(ends - begins + 1) AS rented,
        sum(least(ends, ${lastEarned}) - begins + 1) FILTER (WHERE is_earned AND begins <= ${lastEarned}) AS earned_days,
        sum((share + extra_share) * (least(ends, ${lastEarned}) - begins + 1)
          + CASE WHEN ends = last AND last <= ${lastEarned} THEN remainder + extra_remainder ELSE 0 END
        ) FILTER (WHERE is_earned AND begins <= ${lastEarned}) AS earned
      FROM driven WHERE begins <= ends GROUP BY 1
    ), charged_cars AS (SELECT car_id, sum(cents) AS cents FROM charges GROUP BY car_id
    ), blocked_days AS (SELECT car_id, sum(ends - begins + 1) AS blocked FROM blocks GROUP BY car_id
    ), costs AS (
      SELECT car_id, sum(cents) AS costs
      FROM (
        SELECT car_id, cents / days * (least(last, ${lastEarned}) - greatest(first, ${from}) + 1)
          + CASE WHEN last <= ${lastEarned} THEN cents % days ELSE 0 END AS cents
        FROM (
          SELECT car_id, (cost * 100)::bigint AS cents, valid_from AS first, coalesce(valid_to, valid_from) AS last,
            coalesce(valid_to, valid_from) - valid_from + 1 AS days
          FROM vehicle_papers WHERE cost > 0
        ) AS papers
        WHERE first <= ${lastEarned} AND last >= ${from}
        UNION ALL
        SELECT car_id, (cost * 100)::bigint FROM vehicle_services WHERE done_on >= ${from} AND done_on <= ${lastEarned} AND cost > 0
      ) AS each GROUP BY 1
    ), fleet AS (
      SELECT car_id, greatest(since, ${from}) AS begins, least(until, ${to}) AS ends
      FROM (
        SELECT cars.car_id,
          least((
            SELECT ${dayOf(sql`at`)} FROM audit_entries
            WHERE entity = 'Cars' AND entity_key = cars.car_id AND action = 'created' ORDER BY id DESC LIMIT 1
          ), (
            SELECT pickup_date FROM bookings
            WHERE bookings.car_id = cars.car_id AND status <> 'canceled' ORDER BY dropoff_date LIMIT 1
          )) AS since,
          CASE WHEN archived THEN coalesce((
            SELECT ${dayOf(sql`at`)} FROM audit_entries
            WHERE entity = 'Cars' AND entity_key = cars.car_id AND changes #>> '{archived,1}' = 'true' ORDER BY id DESC LIMIT 1
          ), (
            SELECT dropoff_date FROM bookings
            WHERE bookings.car_id = cars.car_id AND status <> 'canceled' ORDER BY dropoff_date DESC LIMIT 1
          )) ELSE ${to} END AS until
        FROM cars
        -- Each day is looked up once.
        OFFSET 0
      ) AS known
      WHERE coalesce(since, ${from}) <= ${to} AND until >= ${from}
    ), fleet_steps AS (
      SELECT day, sum(step) FILTER (WHERE is_fleet) AS fleet, sum(step) FILTER (WHERE NOT is_fleet) AS blocked
      FROM (SELECT true AS is_fleet, begins, ends FROM fleet UNION ALL SELECT false, begins, ends FROM blocks) AS taken,
        LATERAL (VALUES (coalesce(begins, ${from}), 1), (ends + 1, -1)) AS one (day, step)
      GROUP BY day
    ), charged_days AS (
      SELECT day, sum(cents) FILTER (WHERE NOT is_damage) AS main, sum(cents) FILTER (WHERE is_damage) AS damage FROM charges GROUP BY day
    ), running AS (
      SELECT day, coalesce(sum(fleet) OVER before, 0) AS fleet, coalesce(sum(blocked) OVER before, 0) AS blocked,
        coalesce(sum(rented) OVER before, 0) AS rented,
        CASE WHEN day <= ${lastEarned} THEN coalesce(sum(steps.main) OVER before, 0) ELSE 0 END + coalesce(charged_days.main, 0) AS main,
        CASE WHEN day <= ${lastEarned} THEN coalesce(sum(extras) OVER before, 0) ELSE 0 END AS extras,
        coalesce(damage, 0) AS damage
      FROM (SELECT day::date FROM generate_series(${from}, ${to}, interval '1 day') AS day) AS axis
        LEFT JOIN steps USING (day) LEFT JOIN fleet_steps USING (day) LEFT JOIN charged_days USING (day)
      WINDOW before AS (ORDER BY day)
    ), of_days AS (
      SELECT day, fleet, rented, blocked, running.main + running.extras + running.damage AS earned, (
        -- Once per rate and day.
        SELECT coalesce(sum(round(cents * rate / (100 + rate))), 0) FROM (
          SELECT rate, sum(cents) AS cents
          FROM (VALUES (tax.main, running.main), (tax.extras, running.extras), (tax.damage, running.damage)) AS one (rate, cents)
          GROUP BY rate
        ) AS rates
      ) AS tax
      FROM running, tax
    ), of_cars AS (
      SELECT car_id, name, plate, type, position, coalesce(fleet.ends - coalesce(fleet.begins, ${from}) + 1, 0) AS fleet,
        coalesce(rented, 0) AS rented, coalesce(blocked, 0) AS blocked, coalesce(earned, 0) + coalesce(charged_cars.cents, 0) AS earned,
        coalesce(costs, 0) AS costs
      FROM cars LEFT JOIN fleet USING (car_id) LEFT JOIN driven_days USING (car_id) LEFT JOIN blocked_days USING (car_id)
        LEFT JOIN charged_cars USING (car_id) LEFT JOIN costs USING (car_id)
      WHERE num_nonnulls(fleet.ends, rented, blocked, charged_cars.cents, costs) > 0
    ), begun AS (
      SELECT dialled, locale, count(*) AS rentals, sum(days) AS days, sum(all_cents) AS cents, sum(greatest(booked_before, 0)) AS lead
      FROM rentals WHERE first >= ${from} GROUP BY 1, 2
    )
    SELECT json_strip_nulls(json_build_object(
      'isTaxed', (SELECT coalesce(main, extras, damage) IS NOT NULL FROM tax),
      'totals', (SELECT json_build_object(${USAGE}, 'net', (earned - tax) / 100) FROM (SELECT ${SUM_OF_USAGE}, sum(tax) AS tax FROM of_days) AS all_days)::jsonb
        || (SELECT jsonb_build_object('averageDayPrice', round(sum(earned) / nullif(sum(earned_days), 0) / 100, 2)) FROM driven_days)
        || (SELECT jsonb_build_object('rentals', coalesce(sum(rentals), 0), 'averageLength', round(sum(days) / sum(rentals), 1),
          'averageLead', round(sum(lead) / sum(rentals), 1)) FROM begun),
      'days', (SELECT json_agg(json_build_object('day', day, ${USAGE}, 'net', (earned - tax) / 100) ORDER BY day) FROM of_days),
      'weeks', (SELECT json_agg(json_build_object('from', week, ${USAGE}) ORDER BY week) FROM (
        SELECT greatest(date_trunc('week', day)::date, ${from}) AS week, ${SUM_OF_USAGE} FROM of_days GROUP BY 1) AS weeks),
      'classes', (SELECT coalesce(json_agg(json_build_object('type', type, ${USAGE}) ORDER BY type), '[]') FROM (
        SELECT type, ${SUM_OF_USAGE} FROM of_cars GROUP BY 1) AS classes),
      'cars', (SELECT coalesce(json_agg(json_build_object('carId', car_id, 'name', name, 'plate', plate, 'type', type, ${USAGE},
          'costs', costs / 100, 'result', (earned - costs) / 100) ORDER BY position), '[]')
        FROM of_cars),
      'extras', (SELECT coalesce(json_agg(json_build_object('id', code, 'names', names, 'label', (SELECT label FROM booking_lines WHERE kind = 'extra' AND booking_lines.code = sold.code AND booking_id = latest LIMIT 1), 'pieces', pieces, 'rentals', rentals,
          'amount', cents / 100::numeric) ORDER BY cents DESC, code), '[]')
        FROM (
          SELECT code, sum(quantity) AS pieces, count(*) AS rentals, sum(cents) AS cents, max(booking_id) AS latest
          FROM rentals JOIN extra_lines ON booking_id = id WHERE first >= ${from} AND rentals.extra_cents > 0 GROUP BY code
        ) AS sold LEFT JOIN extras ON extras.id::text = code),
      'countries', (SELECT coalesce(json_agg(json_build_object('callingCode', code, 'rentals', rentals, 'amount', cents / 100) ORDER BY rentals DESC, code), '[]')
        FROM (SELECT ${CALLING_CODE} AS code, sum(rentals) AS rentals, sum(cents) AS cents FROM begun GROUP BY 1) AS codes),
      'languages', (SELECT coalesce(json_agg(json_build_object('locale', code, 'rentals', rentals, 'amount', cents / 100) ORDER BY rentals DESC, code), '[]')
        FROM (SELECT coalesce(locale, '') AS code, sum(rentals) AS rentals, sum(cents) AS cents FROM begun GROUP BY 1) AS locales)
    ))`,
  );
  return { ...report, countries: report.countries.map(nameCountry) };
}

/** What is read of days, cars and their sums. */
const USAGE = sql`'fleetDays', fleet, 'rentedDays', rented, 'blockedDays', blocked, 'earned', earned / 100,
  'occupancy', round(rented / nullif(fleet, 0)::numeric, 4)`;
const SUM_OF_USAGE = sql`sum(fleet) AS fleet, sum(rented) AS rented, sum(blocked) AS blocked, sum(earned) AS earned`;

/** Of a number in E.164 format: codes have one digit or two, which begin no other code, or else three. */
const CALLING_CODE = sql`coalesce(
  substring(dialled FROM '^[+](1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])'), substring(dialled FROM '^[+]([0-9]{3})'), '')`;

function nameCountry(one: Report['countries'][number]): Report['countries'][number] {
  const [country] = metadata.country_calling_codes[one.callingCode] ?? [];
  return { ...one, ...(country && { country }) };
}
