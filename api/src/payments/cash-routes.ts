import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { addDays, agencyInstant, type CalendarDay, normalizeNote, PAYMENT_METHODS } from 'shared-kit/domain';
import Type, { type Static } from 'typebox';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { unauthorized } from '../platform/http/problems.ts';
import { readDay } from '../platform/http/read-day.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import type { Services } from '../platform/services.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Currency = Type.String({ pattern: '^([A-Z]{3})?$', description: 'Empty for the currency of account' });
const CashQuery = Type.Object(
  { day: Day, account: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) },
  { additionalProperties: false },
);
const Count = Type.Object({
  counted: Type.Number(),
  expected: Type.Number({ description: 'When it was counted' }),
  difference: Type.Number(),
  note: Type.Optional(Type.String()),
  createdAt: Type.Object({ $date: Type.String() }),
  createdBy: Type.Optional(Type.String()),
});
const CashDay = Type.Object({
  account: Type.Integer(),
  name: Type.Optional(Type.String()),
  drawers: Type.Array(
    Type.Object({
      currency: Currency,
      received: Type.Number(),
      paidOut: Type.Number(),
      expected: Type.Number(),
      count: Type.Optional(Count),
    }),
  ),
  methods: Type.Array(Type.Object({ method: Type.Enum([...PAYMENT_METHODS]), amount: Type.Number() })),
  payments: Type.Array(
    Type.Object({
      id: Type.String(),
      bookingId: Type.Integer(),
      type: Type.String(),
      purpose: Type.String(),
      method: Type.String(),
      amount: Type.Number(),
      tenderedAmount: Type.Optional(Type.Number()),
      tenderedCurrency: Type.Optional(Type.String()),
      createdAt: Type.Object({ $date: Type.String() }),
    }),
  ),
});
const NewCount = Type.Object(
  {
    account: Type.Integer({ minimum: 1 }),
    day: Day,
    currency: Type.Optional(Currency),
    counted: Type.Number({ minimum: -10_000_000, maximum: 10_000_000, multipleOf: 0.01 }),
    note: Type.Optional(Type.String({ maxLength: 200, pattern: ONE_LINE })),
  },
  { additionalProperties: false },
);

/** The cash that each account took on a day, and what was counted: docs/rules.md#cash-desk. */
export const cashRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock } = services;

  const read = {
    summary: 'Payments of a day by account, with cash that was counted',
    querystring: CashQuery,
    response: { 200: dataResponse(CashDay) },
  };
  app.get('/cash', { schema: read, onRequest: requirePermission('bookings.read') }, async ({ query }) => ({
    code: 200 as const,
    data: await readCashDay(services, readDay(query.day, 'day'), query.account ? Number(query.account) : undefined),
  }));

  const count = {
    summary: 'Keep what was counted of the cash that an account took on a day',
    body: { ...NewCount, examples: [{ account: 1, day: '2026-11-20', counted: 542.5 }] },
    response: { 200: dataResponse(CashDay) },
  };
  const options = {
    schema: count,
    onRequest: requirePermission('cash.count'),
    preValidation: normalizeBody({ note: { normalize: normalizeNote } }),
  };
  app.post('/cash-counts', options, async ({ session, body: { account, currency = '', counted, note, ...body } }) => {
    if (!session) throw unauthorized();
    const day = readDay(body.day, 'day');
    const before = (await readCashDay(services, day, account))[0]?.drawers.find((one) => one.currency === currency);
    await database
      .insertInto('cash_counts')
      .values({
        ...{ account, day, currency, counted, note: note ?? null, expected: before?.expected ?? 0 },
        created_at: clock().toISOString(),
        created_by: session.accountId,
      })
      .execute();
    return { code: 200 as const, data: await readCashDay(services, day, account) };
  });
};

/** A hold puts cash into the drawer as a receipt does; what is kept of a deposit is in it already. */
const CASH_FLOW = sql`CASE WHEN type IN ('receipt', 'hold') THEN 1 WHEN type IN ('refund', 'release') THEN -1 ELSE 0 END`;
const NAME = sql`(SELECT coalesce(nullif(name, ''), email) FROM staff_accounts WHERE staff_accounts.id = people.account)`;

async function readCashDay(
  { database, site }: Pick<Services, 'database' | 'site'>,
  day: CalendarDay,
  account?: number,
): Promise<Static<typeof CashDay>[]> {
  const [from, to] = [day, addDays(day, 1)].map((one) => agencyInstant(one, '00:00', site.timeZone).toISOString());
  const { rows } = await sql<{ one: Static<typeof CashDay> }>`
    WITH taken AS (
      SELECT *, created_by AS account, ${CASH_FLOW} AS flow,
        coalesce(tendered_currency, '') AS currency, coalesce(tendered_amount, amount) AS given
      FROM payments
      WHERE created_at >= ${from}::timestamptz AND created_at < ${to}::timestamptz AND voided_at IS NULL
        AND created_by IS NOT NULL AND (${account ?? null}::bigint IS NULL OR created_by = ${account ?? null}::bigint)
    ), counts AS (
      SELECT DISTINCT ON (account, currency) * FROM cash_counts
      WHERE day = ${day}::date AND (${account ?? null}::bigint IS NULL OR account = ${account ?? null}::bigint)
      ORDER BY account, currency, id DESC
    ), drawers AS (
      SELECT account, currency, sum(given) FILTER (WHERE flow > 0) AS received, sum(given) FILTER (WHERE flow < 0) AS paid_out
      FROM (
        SELECT account, currency, given, flow FROM taken WHERE method = 'cash'
        UNION ALL SELECT account, currency, 0, 0 FROM counts
      ) AS moved GROUP BY account, currency
    ), people AS (SELECT account FROM taken UNION SELECT account FROM counts)
    SELECT json_strip_nulls(json_build_object(
      'account', account, 'name', ${NAME},
      'drawers', (
        SELECT coalesce(json_agg(json_build_object(
          'currency', drawers.currency, 'received', coalesce(received, 0), 'paidOut', coalesce(paid_out, 0),
          'expected', coalesce(received, 0) - coalesce(paid_out, 0),
          'count', CASE WHEN counts.id IS NOT NULL THEN json_build_object(
            'counted', counted, 'expected', expected, 'difference', difference, 'note', note,
            'createdAt', json_build_object('$date', to_char(counts.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
            'createdBy', (SELECT coalesce(nullif(name, ''), email) FROM staff_accounts WHERE staff_accounts.id = counts.created_by)
          ) END
        ) ORDER BY drawers.currency), '[]')
        FROM drawers LEFT JOIN counts USING (account, currency) WHERE drawers.account = people.account
      ),
      'methods', (
        SELECT coalesce(json_agg(json_build_object('method', method, 'amount', amount) ORDER BY method), '[]')
        FROM (SELECT method, sum(amount * flow) AS amount FROM taken WHERE taken.account = people.account GROUP BY method) AS sums
      ),
      'payments', (
        SELECT coalesce(json_agg(json_build_object(
          'id', id, 'bookingId', booking_id, 'type', type, 'purpose', purpose, 'method', method, 'amount', amount,
          'tenderedAmount', tendered_amount, 'tenderedCurrency', tendered_currency,
          'createdAt', json_build_object('$date', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        ) ORDER BY position), '[]')
        FROM taken WHERE taken.account = people.account
      )
    )) AS one
    FROM people ORDER BY account`.execute(database);
  return rows.map(({ one }) => one);
}
