import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { LOCALE_CODES, MAX_STARS, normalizeLine, normalizeNote, REVIEW_LENGTHS } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { REVIEWS_OF_CLIENT } from '../platform/http/client-limits.ts';
import { limitAttempts } from '../platform/http/limit-attempts.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import type { Services } from '../platform/services.ts';
import { findReviewable, REVIEW_TOKEN, type ReviewableBooking } from './review-link.ts';

/** How many reviews visitors read: those with a text before the others, the latest first. */
const MAX_SHOWN = 6;

const Token = Type.String({ pattern: REVIEW_TOKEN, maxLength: 40, description: 'Of a link in an e-mail' });
const line = (maxLength: number, description: string) => Type.String({ maxLength, pattern: ONE_LINE, description });
const Written = {
  stars: Type.Integer({ minimum: 1, maximum: MAX_STARS }),
  text: Type.Optional(line(REVIEW_LENGTHS.text, 'Plain text')),
  name: Type.Optional(line(REVIEW_LENGTHS.name, 'What the customer wants to be called')),
};
const Locale = Type.Enum([...LOCALE_CODES]);
const OpenBody = Type.Object({ token: Token }, { additionalProperties: false });
const WriteBody = Type.Object({ token: Token, ...Written, locale: Locale }, { additionalProperties: false });
const Opened = Type.Object({
  carName: Type.String(),
  firstName: Type.String(),
  review: Type.Optional(Type.Object(Written, { description: 'What was written already' })),
});
const Shown = Type.Object({
  ...Written,
  locale: Locale,
  month: Type.String({ description: 'Of the return, yyyy-MM' }),
  answer: Type.Optional(Type.String({ description: 'Of the agency' })),
});
const OfCar = Type.Object(
  {
    carId: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: 'For the offer of this car alone' })),
  },
  { additionalProperties: false },
);
const TOKEN_EXAMPLE = '7-p9vWn3cYJm1rH0aK7tQ2xg';

/** Reviews, at `/api/reviews`: docs/rules.md#reviews. */
export const reviewRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, rateLimit } = services;

  const list = {
    summary: 'The latest reviews that the owner shows',
    querystring: OfCar,
    response: { 200: dataResponse(Shown) },
  };
  app.get('', { schema: list }, async ({ query: { carId } }) => {
    const isOfOffer = sql`reviews.car_id IN (
      SELECT car_id FROM cars WHERE offer = (SELECT offer FROM cars WHERE car_id = ${carId}) AND NOT archived AND on_sale
    )`;
    const { rows } = await sql<{ one: Type.Static<typeof Shown> }>`
      SELECT json_strip_nulls(json_build_object('stars', stars, 'text', text, 'name', name, 'locale', reviews.locale,
        'month', to_char(dropoff_date, 'YYYY-MM'), 'answer', answer)) AS one
      FROM reviews JOIN bookings ON id = booking_id
      WHERE state = 'shown' AND ${carId === undefined ? sql`TRUE` : isOfOffer}
      ORDER BY text IS NULL, reviews.created_at DESC, booking_id DESC LIMIT ${MAX_SHOWN}`.execute(database);
    return { code: 200 as const, data: rows.map(({ one }) => one) };
  });

  const limit = async (ip: string) => {
    if (rateLimit) await limitAttempts(database, clock(), `review ${clientKey(ip)}`, REVIEWS_OF_CLIENT);
  };

  const open = {
    summary: 'What the link in an e-mail asks about, and what was written with it',
    body: { ...OpenBody, examples: [{ token: TOKEN_EXAMPLE }] },
    response: { 200: dataResponse(Opened) },
  };
  app.post('/open', { schema: open }, async ({ body, ip }) => {
    await limit(ip);
    return await inTransaction(database, async (transaction) =>
      describe(await findReviewable(transaction, services, body.token)),
    );
  });

  const write = {
    summary: 'Write the review of a booking, once; a repeated call writes nothing twice',
    body: {
      ...WriteBody,
      examples: [
        { token: TOKEN_EXAMPLE, stars: 5, text: 'A clean car, and a kind welcome.', name: 'Amélie', locale: 'en' },
      ],
    },
    response: { 200: dataResponse(Opened) },
  };
  const preValidation = normalizeBody({ text: { normalize: normalizeNote }, name: { normalize: normalizeLine } });
  app.post('', { schema: write, preValidation }, async ({ body: { token, locale, ...review }, ip }) => {
    await limit(ip);
    const written = { stars: review.stars, text: review.text ?? null, name: review.name ?? null };
    return await inTransaction(database, async (transaction) => {
      const booking = await findReviewable(transaction, services, token);
      const values = {
        ...written,
        booking_id: booking.id,
        car_id: booking.carId,
        locale,
        created_at: clock().toISOString(),
      };
      const insert = transaction
        .insertInto('reviews')
        .values(values)
        .onConflict((conflict) => conflict.doNothing());
      await insert.execute();
      const stored = await findReviewable(transaction, services, token);
      if (JSON.stringify(stored.review) !== JSON.stringify(written))
        throw new ApiProblem(410, { type: 'link_used' }, 'This booking has a review already');
      return describe(stored);
    });
  });
};

function describe({ carName, customerName, review }: ReviewableBooking) {
  const { stars, text, name } = review ?? {};
  const [firstName = ''] = customerName.split(' ');
  return {
    code: 200 as const,
    data: [
      {
        carName,
        firstName: firstName.slice(0, REVIEW_LENGTHS.name),
        ...(stars !== undefined && { review: { stars, ...(text && { text }), ...(name && { name }) } }),
      },
    ],
  };
}
