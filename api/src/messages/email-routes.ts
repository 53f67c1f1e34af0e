import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import {
  EMAIL_KINDS,
  EMAIL_PATTERN,
  EMAIL_STATES,
  isAgencyEmail,
  LOCALE_CODES,
  MAX_EMAIL_LENGTH,
} from 'shared-kit/domain';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { readBooking } from '../bookings/read-booking.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { ApiProblem } from '../platform/http/api-problem.ts';
import { limitStaffEmails } from '../platform/http/limit-staff-emails.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { ONE_LINE } from '../platform/http/schema-patterns.ts';
import { leaseUntil, messageIdOf } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services.ts';
import { composeMessage } from './compose-message.ts';
import { emailLanguage } from './email-language.ts';
import { exampleBooking } from './example-booking.ts';
import { fillTemplate } from './fill-template.ts';

const Address = Type.String({ pattern: EMAIL_PATTERN, maxLength: MAX_EMAIL_LENGTH, description: 'One address' });
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const closed = { additionalProperties: false } as const;

const EmailBody = Type.Object(
  {
    to: Address,
    subject: Type.String({ pattern: ONE_LINE, maxLength: 200 }),
    body: Type.String({ pattern: '\\S', maxLength: 20_000 }),
    html: Type.Optional(Type.Literal(false, { description: 'Plain text only' })),
    bookingId: Type.Optional({ ...Id, description: 'The booking that it is about: its facts are added' }),
  },
  {
    ...closed,
    examples: [{ to: 'amelie@example.com', subject: 'Your booking', body: 'Hello Amélie', html: false, bookingId: 7 }],
  },
);
const PreviewBody = Type.Object(
  {
    subject: Type.String({ maxLength: 200 }),
    body: Type.String({ maxLength: 20_000 }),
    language: Type.Optional(Type.Enum([...LOCALE_CODES], { description: "By default the customer's" })),
    bookingId: Type.Optional({ ...Id, description: 'The booking that it is about; an example without it' }),
  },
  { ...closed, examples: [{ subject: 'Your booking', body: 'Hello {name}', language: 'en', bookingId: 7 }] },
);
const Preview = Type.Object({
  subject: Type.String({ description: 'With the values of the placeholders, as `body`' }),
  body: Type.String(),
  html: Type.String({ description: 'The e-mail as it will arrive' }),
});
const ResendBody = Type.Object(
  {
    id: Id,
    to: Type.Optional(Address),
    keepAccess: Type.Optional(
      Type.Boolean({ description: 'Whether browsers that opened links to the former address keep their access' }),
    ),
  },
  { ...closed, examples: [{ id: 12, to: 'amelie@example.com' }] },
);
const Instant = Type.Object({ $date: Type.String({ description: 'ISO timestamp' }) });
const BookingEmail = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum([...EMAIL_KINDS]),
  recipient: Type.String(),
  subject: Type.Optional(Type.String()),
  text: Type.Optional(Type.String({ description: 'As sent, without the link to the booking' })),
  state: Type.Enum([...EMAIL_STATES], { description: '`written`: to a file, there is no mail server' }),
  attempts: Type.Integer(),
  createdAt: Instant,
  finishedAt: Type.Optional(Instant),
  heldUntil: Type.Optional(
    Type.Object(
      { $date: Type.String() },
      { description: 'When it goes out: its mailbox got as many e-mails as it may' },
    ),
  ),
  error: Type.Optional(Type.String({ description: "The mail server's answer to the last attempt" })),
});
const Status = Type.Object({
  delivery: Type.Enum(['smtp', 'files']),
  folder: Type.Optional(Type.String({ description: 'Of the files, on the server' })),
  undelivered: Type.Integer({
    description:
      'E-mails of the last 30 days that could not be sent, also those that are tried again, and were not sent again by staff',
  }),
  bookings: Type.Array(Type.Object({ id: Type.Integer(), confirmationCode: Type.String() }), {
    description: 'That the undelivered e-mails are about, the latest e-mail first; at most ten',
  }),
  moreBookings: Type.Integer({ description: 'How many bookings there are besides' }),
  hidesFilesNotice: Type.Optional(
    Type.Boolean({ description: 'Whether the caller dismissed the notice that e-mails are written to files' }),
  ),
});

const UNDELIVERED_MS = 30 * 86_400_000;
const LISTED_BOOKINGS = 10;

/** `/api/mailing`, for staff: sends e-mails, sends them again, lists those about a booking and reports the delivery. */
export const emailRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, outbox, site } = services;

  const send = {
    summary: 'Send an e-mail to one customer, now and once',
    body: EmailBody,
    response: {
      200: dataResponse(Type.Object({ messageId: Type.String(), state: Type.Enum(['sent', 'written']) })),
    },
  };
  const options = { schema: send, onRequest: requirePermission('mail.send'), config: { timeoutMs: 0 } };
  app.post('/send', options, async (request) => {
    const { to, subject, body, bookingId } = request.body;
    await limitStaffEmails(services, request);
    const now = clock();
    if (bookingId !== undefined) {
      const query = database
        .selectFrom('bookings')
        .select('id')
        .where('id', '=', bookingId)
        .where('kind', '=', 'rental');
      if (!(await query.executeTakeFirst())) throw noSuchEntity(BOOKINGS_ENTITY);
    }
    // Inserted with a lease: if this server is killed meanwhile, another one sends the e-mail after the lease.
    const row = await database
      .insertInto('outbox')
      .values({
        booking_id: bookingId ?? null,
        kind: 'message',
        recipient: to,
        subject,
        message: body,
        by_staff: true,
        attempts: 1,
        next_attempt_at: leaseUntil(now),
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const state = await outbox.deliverOnce(row);
    if (state === 'failed')
      throw new ApiProblem(502, { type: 'mail_failed' }, 'Failed to send email. Please try again.');
    // Earlier failed attempts to send the same message no longer count as undelivered.
    await database
      .updateTable('outbox')
      .set({ resent: true })
      .where('booking_id', '=', row.booking_id)
      .where('state', '=', 'failed')
      .where('message', '=', body)
      .execute();
    return { code: 200 as const, data: [{ messageId: messageIdOf(row, site), state }] };
  });

  const preview = {
    summary: 'What an e-mail to a customer, or a template of it, will look like',
    body: PreviewBody,
    response: { 200: dataResponse(Preview) },
  };
  app.post('/preview', { schema: preview, onRequest: requirePermission('mail.send') }, async (request) => {
    const { bookingId, language, ...text } = request.body;
    const found = bookingId === undefined ? exampleBooking() : await readBooking(database, bookingId);
    if (!found) throw noSuchEntity(BOOKINGS_ENTITY);
    const locale = language ?? found.booking.locale ?? 'en';
    const [subject, body] = [text.subject, text.body].map((part) =>
      fillTemplate(part, { ...found, site }, emailLanguage(locale, site)),
    ) as [string, string];
    const about = { ...found, link: `${site.siteUrl}/my-booking` };
    const { html } = composeMessage({ subject, body, site, locale, about });
    return { code: 200 as const, data: [{ subject, body, html }] };
  });

  const list = {
    summary: 'The e-mails about a booking, latest first',
    params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
    response: { 200: dataResponse(BookingEmail) },
  };
  app.get('/bookings/:id', { schema: list, onRequest: requirePermission('bookings.read') }, async ({ params }) => {
    const rows = await database
      .selectFrom('outbox')
      .selectAll()
      .where('booking_id', '=', Number(params.id))
      .orderBy('id', 'desc')
      .execute();
    const data = rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      recipient: row.recipient,
      ...(row.subject !== null && { subject: row.subject }),
      ...((row.sent_text ?? row.message) !== null && { text: row.sent_text ?? row.message ?? '' }),
      state: row.state,
      attempts: row.attempts,
      createdAt: { $date: row.created_at },
      ...(row.finished_at !== null && { finishedAt: { $date: row.finished_at } }),
      ...(row.held && row.state === 'waiting' && { heldUntil: { $date: row.next_attempt_at } }),
      ...(row.error !== null && { error: row.error }),
    }));
    return { code: 200 as const, data };
  });

  const resend = {
    summary:
      "Send an e-mail again, or one that is held now, also to a corrected address, which replaces the customer's",
    body: ResendBody,
    response: { 200: dataResponse(Type.Object({ id: Type.Integer() })) },
  };
  const mayResend = requirePermission('mail.send');
  app.post('/resend', { schema: resend, onRequest: mayResend }, async (request) => {
    const {
      session,
      body: { id, to, keepAccess = false },
    } = request;
    await limitStaffEmails(services, request);
    const at = clock().toISOString();
    const created = await inTransaction(
      database,
      async (transaction) => {
        const { rows } = await sql<{ id: number; bookingId: number | null; kind: string }>`
        WITH old AS (UPDATE outbox SET resent = true WHERE id = ${id} AND state <> 'waiting' AND kind <> 'invitation' RETURNING *),
        again AS (
          INSERT INTO outbox (booking_id, kind, recipient, before, subject, message, document_id, next_attempt_at, created_at, by_staff)
          SELECT booking_id, kind, coalesce(${to ?? null}::text, recipient), before, subject, message, document_id, ${at}, ${at}, true FROM old
          RETURNING *
        ),
        let_out AS (
          UPDATE outbox SET by_staff = true, held = false, next_attempt_at = ${at}, recipient = coalesce(${to ?? null}::text, recipient)
          WHERE id = ${id} AND state = 'waiting' AND held AND attempts = 0
          RETURNING *
        )
        SELECT id, booking_id AS "bookingId", kind FROM (TABLE again UNION ALL TABLE let_out) AS sent`.execute(
          transaction,
        );
        const [row] = rows;
        if (!row) throw noSuchEntity({ name: 'outbox' });
        if (to !== undefined && row.bookingId !== null && !isAgencyEmail(row.kind)) {
          await sql`SELECT set_config('app.keep_access', ${keepAccess ? 'on' : ''}, true)`.execute(transaction);
          await transaction
            .updateTable('bookings')
            .set({ customer_email: to })
            .where('id', '=', row.bookingId)
            .execute();
        }
        return row.id;
      },
      session?.accountId,
    );
    outbox.wake();
    return { code: 200 as const, data: [{ id: created }] };
  });

  const status = {
    summary: 'Where e-mails go, and how many could not be sent',
    response: { 200: dataResponse(Status) },
  };
  app.get('/status', { schema: status, onRequest: requirePermission('bookings.read') }, async ({ session }) => {
    const since = new Date(clock().getTime() - UNDELIVERED_MS).toISOString();
    const { rows } = await sql<{ id: number; confirmationCode: string; emails: number }>`
      SELECT bookings.id, confirmation_code AS "confirmationCode", count(*) AS emails
      FROM outbox JOIN bookings ON bookings.id = booking_id
      WHERE (state = 'failed' OR (state = 'waiting' AND error IS NOT NULL)) AND NOT resent AND outbox.created_at > ${since}::timestamptz
      GROUP BY bookings.id ORDER BY max(outbox.id) DESC`.execute(database);
    const { folder } = outbox;
    const delivery = folder === undefined ? ('smtp' as const) : ('files' as const);
    const account =
      folder === undefined || !session
        ? undefined
        : await database
            .selectFrom('staff_accounts')
            .select('hides_files_notice as hidesFilesNotice')
            .where('id', '=', session.accountId)
            .executeTakeFirst();
    return {
      code: 200 as const,
      data: [
        {
          delivery,
          ...(folder !== undefined && { folder }),
          undelivered: rows.reduce((sum, { emails }) => sum + emails, 0),
          bookings: rows.slice(0, LISTED_BOOKINGS).map(({ id, confirmationCode }) => ({ id, confirmationCode })),
          moreBookings: Math.max(0, rows.length - LISTED_BOOKINGS),
          ...account,
        },
      ],
    };
  });
};
