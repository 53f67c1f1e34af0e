import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { LOCALE_CODES, MAX_STARS, normalizeNote, REVIEW_LENGTHS, REVIEW_STATES } from 'shared-kit/domain';
import Type, { type Static } from 'typebox';
import { describePage } from '../entities/read-entities.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { invalid, noSuchEntity } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, Pagination } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import type { Session } from '../platform/http/session.ts';
import type { Services } from '../platform/services.ts';

const PAGE_SIZE = 20;

const State = Type.Enum([...REVIEW_STATES]);
const text = (maxLength: number) => Type.String({ maxLength, pattern: ONE_LINE });
const Review = Type.Object({
  bookingId: Type.Integer(),
  confirmationCode: Type.String(),
  carName: Type.String(),
  customerName: Type.String(),
  stars: Type.Integer({ minimum: 1, maximum: MAX_STARS }),
  text: Type.Optional(Type.String()),
  name: Type.Optional(Type.String({ description: 'What the customer wants to be called' })),
  locale: Type.Enum([...LOCALE_CODES]),
  createdAt: Type.String({ description: 'ISO timestamp' }),
  state: State,
  reason: Type.Optional(Type.String({ description: 'Why it is hidden' })),
  answer: Type.Optional(Type.String()),
  decidedAt: Type.Optional(Type.String({ description: 'ISO timestamp' })),
  decidedBy: Type.Optional(Type.String({ description: 'Name of the colleague' })),
});
const Page = Type.Object(
  { state: Type.Optional(State), page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })) },
  { additionalProperties: false },
);
const PageAnswer = Type.Object({ ...dataResponse(Review).properties, pagination: Pagination });
const Decision = Type.Object(
  {
    state: Type.Optional(Type.Enum(['shown', 'hidden'])),
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: REVIEW_LENGTHS.reason, pattern: ONE_LINE })),
    answer: Type.Optional(
      Type.Union([text(REVIEW_LENGTHS.answer), Type.Null()], {
        description: 'Stands below the review; null removes it',
      }),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
);
const Id = Type.Object({ bookingId: Type.String({ pattern: '^\\d{1,15}$' }) });

/** What owners do with reviews, at `/api/reviews`: docs/rules.md#reviews. */
export const manageReviewsRoutes: FastifyPluginAsyncTypebox<Services> = async (app, { database, clock }) => {
  const onRequest = requirePermission('reviews.manage');

  const read = async (where: ReturnType<typeof sql>, page = 1) => {
    const { rows } = await sql<{ one: Static<typeof Review> }>`
      SELECT json_strip_nulls(json_build_object('bookingId', booking_id, 'confirmationCode', confirmation_code,
        'carName', cars.name, 'customerName', customer_name, 'stars', stars, 'text', text, 'name', reviews.name,
        'locale', reviews.locale, 'createdAt', reviews.created_at, 'state', state, 'reason', reason, 'answer', answer,
        'decidedAt', decided_at, 'decidedBy', coalesce(nullif(staff_accounts.name, ''), staff_accounts.email))) AS one
      FROM reviews JOIN bookings ON id = booking_id JOIN cars ON cars.car_id = reviews.car_id
        LEFT JOIN staff_accounts ON staff_accounts.id = decided_by
      WHERE ${where} ORDER BY reviews.created_at DESC, booking_id DESC
      LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`.execute(database);
    return rows.map(({ one }) => one);
  };

  const list = {
    summary: 'Reviews with their bookings, the latest first',
    querystring: Page,
    response: { 200: PageAnswer },
  };
  app.get('/all', { schema: list, onRequest }, async ({ query: { state, page = '1' } }) => {
    const where = state ? sql`state = ${state}` : sql`TRUE`;
    const counted = await sql<{ total: number }>`SELECT count(*)::integer AS total FROM reviews WHERE ${where}`.execute(
      database,
    );
    return {
      code: 200 as const,
      data: await read(where, Number(page)),
      pagination: describePage(Number(page), PAGE_SIZE, counted.rows[0]?.total ?? 0),
    };
  });

  const ofBooking = {
    summary: 'The review of a booking, for all staff; empty without one',
    params: Id,
    response: { 200: dataResponse(Review) },
  };
  app.get(
    '/of-booking/:bookingId',
    { schema: ofBooking, onRequest: requirePermission('bookings.read') },
    async ({ params }) => ({
      code: 200 as const,
      data: await read(sql`booking_id = ${Number(params.bookingId)}`),
    }),
  );

  const decide = {
    summary: 'Show a review, hide it for a reason, or answer it',
    params: Id,
    body: {
      ...Decision,
      examples: [{ state: 'hidden', reason: 'Names a person' }],
    },
    response: { 200: dataResponse(Review) },
  };
  const preValidation = normalizeBody({ reason: { normalize: normalizeNote }, answer: { normalize: normalizeNote } });
  app.put('/:bookingId', { schema: decide, onRequest, preValidation }, async ({ params, body, session }) => {
    const { state, reason, answer } = body;
    if ((state === 'hidden') !== (reason !== undefined))
      throw invalid({ reason: { type: 'required', message: 'is required to hide a review, and only then' } });
    const id = Number(params.bookingId);
    const { numUpdatedRows } = await database
      .updateTable('reviews')
      .set({
        ...(state && { state, reason: reason ?? null }),
        ...(answer !== undefined && { answer }),
        decided_at: clock().toISOString(),
        decided_by: (session as Session).accountId,
      })
      .where('booking_id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuchEntity({ name: 'Reviews' });
    return { code: 200 as const, data: await read(sql`booking_id = ${id}`) };
  });
};
