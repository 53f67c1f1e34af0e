import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { ACCEPTED_STATUSES, confirmationCodeCandidates, MAX_EMAIL_LENGTH, normalizeLine } from 'shared-kit/domain';
import { clientKey } from 'shared-kit/server';
import Type from 'typebox';
import { findValueProblems, readValues, updateSchema } from '../../entities/field-schemas.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { LINK_REQUESTS_OF_CLIENT, LINK_REQUESTS_OF_CODE } from '../../platform/http/client-limits.ts';
import { findSchemaProblems } from '../../platform/http/find-schema-problems.ts';
import { isJsonObject } from '../../platform/http/is-json-object.ts';
import { limitAttempts } from '../../platform/http/limit-attempts.ts';
import { normalizeBody } from '../../platform/http/normalize-body.ts';
import { invalid, noSuchEntity } from '../../platform/http/problems.ts';
import { refuseOtherSites } from '../../platform/http/refuse-other-sites.ts';
import { dataResponse } from '../../platform/http/response-schemas.ts';
import { ONE_LINE } from '../../platform/http/schema-patterns.ts';
import { enqueueEmails } from '../../platform/outbox/enqueue-emails.ts';
import type { Services } from '../../platform/services.ts';
import { BOOKINGS_ENTITY } from '../bookings-entity.ts';
import { findContactDetailsProblems } from '../commands/booking-bodies.ts';
import { consumeBookingLink, findBookingLink } from './booking-links.ts';
import { changeOwnBooking } from './change-own-booking.ts';
import {
  CUSTOMER_CHANGES,
  CustomerBooking,
  describeBookings,
  findBookingById,
  findBookingOf,
} from './customer-booking.ts';
import { deviceOf, findDeviceBookings, forgetDevice, grantAccess, identifyDevice } from './device-bookings.ts';
import { limitChanges } from './limit-changes.ts';

/** Minimum duration of a link request, so that the response time does not reveal whether there is such a booking. */
const LINK_REQUEST_DELAY_MS = 400;

const Token = Type.String({ pattern: '^[\\w-]{22}$', description: 'Of a link in an e-mail' });
export const Code = Type.String({ pattern: ONE_LINE, maxLength: 30, description: 'Confirmation code, as typed' });
const BasedOnStatus = Type.Enum([...ACCEPTED_STATUSES], { description: 'The status that the customer has seen' });
const closed = { additionalProperties: false } as const;

const OpenBody = Type.Object(
  {
    token: Token,
    secret: Type.Optional(
      Type.String({
        pattern: '^[\\w-]{22,64}$',
        description: 'Of the browser: lets it repeat a call without an answer',
      }),
    ),
  },
  { ...closed, examples: [{ token: 'p9vWn3cYJm1rH0aK7tQ2xg' }] },
);
const LinkBody = Type.Union([
  Type.Object(
    {
      confirmationCode: Code,
      contact: Type.String({ pattern: ONE_LINE, maxLength: MAX_EMAIL_LENGTH, description: 'E-mail address or phone' }),
    },
    closed,
  ),
  Type.Object({ token: Token }, closed),
]);
const LinkAnswer = Type.Object({
  code: Type.Literal(202),
  data: Type.Array(
    Type.Object({
      email: Type.Enum(['sending', 'failing', 'none'], {
        description: 'Whether e-mails go out at all: the mail server takes none, or there is none',
      }),
    }),
  ),
});
const CancelBody = Type.Object(
  { confirmationCode: Code, basedOnStatus: BasedOnStatus },
  { ...closed, examples: [{ confirmationCode: 'K7M-2QX', basedOnStatus: 'requested' }] },
);
const changes = updateSchema(CUSTOMER_CHANGES);
const ChangeBody = Type.Object(
  {
    ...changes.properties,
    basedOnStatus: BasedOnStatus,
    totalPrice: Type.Optional(
      Type.Number({
        description: 'The total that the customer has seen. If the change makes another, 409 price_changed',
      }),
    ),
  },
  closed,
);
const Answer = { 200: dataResponse(CustomerBooking) };

/** The customer's own bookings, at `/api/my-bookings`. The browser is known by a cookie that scripts cannot read. */
export const myBookingsRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, outbox, rateLimit, emailsAbout } = services;
  const describe = async (ids: readonly number[]) => ({
    code: 200 as const,
    data: (await describeBookings(services, ids)) as Type.Static<typeof CustomerBooking>[],
  });

  // In addition to the cookie's `SameSite` attribute.
  app.addHook('onRequest', refuseOtherSites);

  const list = { summary: 'The bookings that this browser may see', response: Answer };
  app.get('', { schema: list }, async (request) => {
    const device = deviceOf(request);
    return await describe(device ? await findDeviceBookings(database, device, clock()) : []);
  });

  const open = { summary: 'Open the booking of a link in an e-mail, once', body: OpenBody, response: Answer };
  app.post('/open', { schema: open }, async (request, reply) => {
    const { token } = request.body;
    const known = await findKnownBooking(request, token);
    if (known !== undefined) return await describe([known]);
    const device = await identifyDevice(database, request);
    const id = await inTransaction(database, async (transaction) => {
      const booking = await findBookingById(transaction, await consumeBookingLink(transaction, request.body, clock()));
      if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
      await grantAccess(transaction, device.digest, booking.id, 'link');
      return booking.id;
    });
    device.remember(reply);
    return await describe([id]);
  });

  const links = {
    summary: 'Send a new link to the e-mail address of a booking; the answer does not tell whether there is one',
    body: { ...LinkBody, examples: [{ confirmationCode: 'K7M-2QX', contact: 'amelie@example.com' }] },
    response: { 202: LinkAnswer },
  };
  const typed = { normalize: normalizeLine };
  const preValidation = normalizeBody({ confirmationCode: typed, contact: typed });
  app.post('/links', { schema: links, preValidation }, async (request, reply) => {
    const { body, ip } = request;
    // One key for all spellings of a code; a text that is not a code needs no limit.
    const name = 'token' in body ? body.token : confirmationCodeCandidates(body.confirmationCode).sort()[0];
    if (rateLimit) {
      await limitAttempts(database, clock(), `link ${clientKey(ip)}`, LINK_REQUESTS_OF_CLIENT);
      if (name) await limitAttempts(database, clock(), `link of ${name}`, LINK_REQUESTS_OF_CODE);
    }
    await Promise.all([sendLink(body), sleep(LINK_REQUEST_DELAY_MS)]);
    return reply.code(202).send({ code: 202, data: [{ email: outbox.reach() }] });
  });

  async function sendLink(body: Type.Static<typeof LinkBody>): Promise<void> {
    const now = clock();
    const link = 'token' in body ? await findBookingLink(database, body.token) : undefined;
    const booking =
      'token' in body
        ? link && (await findBookingById(database, link.booking_id))
        : await findBookingOf(database, body.confirmationCode, body.contact);
    if (!booking) return;
    await enqueueEmails(database, now, emailsAbout({ what: 'link_asked', booking }));
    outbox.wake();
  }

  /** Returns the booking of a link if the browser may see it already, also when the link was used. */
  async function findKnownBooking(request: FastifyRequest, token: string): Promise<number | undefined> {
    const device = deviceOf(request);
    const link = device && (await findBookingLink(database, token));
    if (!device || !link) return undefined;
    return (await findDeviceBookings(database, device, clock())).find((id) => id === link.booking_id);
  }

  const change = {
    summary: 'Change contact or pick-up details',
    body: {
      ...ChangeBody,
      examples: [{ confirmationCode: 'K7M-2QX', basedOnStatus: 'requested', flightNumber: 'AT 641' }],
    },
    response: Answer,
  };
  const changeRoute = { schema: change, attachValidation: true, preValidation: normalizeBody(CUSTOMER_CHANGES.fields) };
  app.post('/change', changeRoute, async (request) => {
    const body = isJsonObject(request.body) ? request.body : {};
    const problems = {
      ...findSchemaProblems(request.validationError?.validation ?? []),
      ...findContactDetailsProblems(body),
      ...findValueProblems(CUSTOMER_CHANGES, body),
    };
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const { confirmationCode, ...values } = readValues(CUSTOMER_CHANGES, body, 'update');
    const { basedOnStatus, totalPrice } = body as Type.Static<typeof ChangeBody>;
    await limitChanges(services, request, String(confirmationCode));
    const device = deviceOf(request);
    const id = await changeOwnBooking(services, {
      device,
      confirmationCode: String(confirmationCode),
      basedOnStatus,
      values: { ...values, ...(totalPrice !== undefined && { totalPrice }) },
    });
    return await describe([id]);
  });

  const cancel = {
    summary: 'Cancel the booking, until 24 hours before the pick-up',
    body: CancelBody,
    response: Answer,
  };
  app.post('/cancel', { schema: cancel }, async (request) => {
    // The booking's own limit does not count: many changes must not keep a customer from canceling.
    await limitChanges(services, request);
    return await describe([await changeOwnBooking(services, { ...request.body, device: deviceOf(request) })]);
  });

  const forget = { summary: 'Forget the bookings on this browser', response: { 200: dataResponse(Type.Never()) } };
  app.post('/forget', { schema: forget }, async (request, reply) => {
    await forgetDevice(database, request, reply);
    return { code: 200 as const, data: [] };
  });
};
