import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { agencyToday, DAMAGE_FIELDS, HANDOVER_FIELDS, MAX_UPLOAD_MB } from 'shared-kit/domain';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../bookings/bookings-entity.ts';
import { selectStored } from '../bookings/commands/update-bookings.ts';
import { readAgreedRates } from '../bookings/read-agreed-rates.ts';
import { callerOf } from '../entities/caller-of.ts';
import type { FieldValues } from '../entities/entity-definition.ts';
import { findValueProblems, readValues } from '../entities/field-schemas.ts';
import { readPaperGaps } from '../fleet/papers/read-vehicles.ts';
import { CarRatesAnswer } from '../fleet/prices/rates-route.ts';
import { isStorageFull } from '../platform/health/storage-health.ts';
import { compileWhenUsed } from '../platform/http/compile-when-used.ts';
import { findSchemaProblems } from '../platform/http/find-schema-problems.ts';
import { isJsonObject } from '../platform/http/is-json-object.ts';
import { normalizeBody } from '../platform/http/normalize-body.ts';
import { invalid, noSuchEntity, storageFull } from '../platform/http/problems.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import { Uuid } from '../platform/http/uuid.ts';
import type { Services } from '../platform/services.ts';
import { beginHandover, removeDamage, saveDamage, writeValues } from './change-handover.ts';
import { addPhoto, removePhoto } from './handover-photos.ts';
import {
  BeginBody,
  DamageSchema,
  HandoverSchema,
  MARK,
  MarkBody,
  Sha256,
  SignBody,
  VALUES,
  ValuesBody,
} from './handover-schemas.ts';
import { readDamages, readHandover, readHandovers, readLastAccessories } from './read-handovers.ts';
import { signHandover } from './sign-handover.ts';

const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'];
const Params = Type.Object({ id: Uuid });
const MarkParams = Type.Object({ id: Uuid, damageId: Uuid });
const PhotoParams = Type.Object({ id: Uuid, sha256: Sha256 });
const Agreed = Type.Object(
  { rates: CarRatesAnswer, isAgreedPrice: Type.Boolean() },
  { description: 'What days late are priced by; absent when no rules were set' },
);
const Answer = { 200: dataResponse(HandoverSchema) };

/** `/api/handovers`, for staff: cars that are handed over and come back. Every call may be repeated. */
export const handoverRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, site } = services;
  const onRequest = requirePermission('handovers.write');
  const answer = async (id: string) => ({ code: 200 as const, data: [await readHandover(database, id)] });

  // A phone that keeps what it has written says why it waits.
  app.setErrorHandler((error) => {
    throw isStorageFull(error) ? storageFull(error) : error;
  });

  const list = {
    summary:
      "The hand-overs of a booking, and the open damage of its car without what is in the booking's unsigned ones",
    querystring: Type.Object({ bookingId: Type.String({ pattern: '^\\d{1,15}$' }) }),
    response: {
      200: Type.Object({
        code: Type.Literal(200),
        data: Type.Array(HandoverSchema),
        openDamages: Type.Array(DamageSchema),
        agreed: Type.Optional(Agreed),
        paperGaps: Type.Optional(
          Type.Array(Type.Object({ kind: Type.String(), from: Type.String(), to: Type.String() }), {
            description:
              'Days of the rental, from today on, without a valid paper of the car; absent when there are none',
          }),
        ),
        accessories: Type.Optional(
          Type.Array(Type.String(), { description: 'What the car had at the last hand-over of it that was signed' }),
        ),
      }),
    },
  };
  app.get('', { schema: list, onRequest: requirePermission('bookings.read') }, async ({ query }) => {
    const bookingId = Number(query.bookingId);
    const booking = await selectStored(database, [bookingId]).executeTakeFirst();
    if (!booking) throw noSuchEntity(BOOKINGS_ENTITY);
    const handovers = await readHandovers(database, bookingId);
    const open = await readDamages(database, { carId: booking.carId, isOpen: true });
    const unsigned = handovers.filter(({ signedAt }) => signedAt === undefined).map(({ id }) => id);
    const openDamages = open.filter(({ handoverId = '' }) => !unsigned.includes(handoverId));
    const accessories = await readLastAccessories(database, booking.carId);
    const agreed = await readAgreedRates(database, booking, site.priceStep);
    const paperGaps = await readPaperGaps(database, booking, agencyToday(services.clock(), site.timeZone));
    return {
      code: 200 as const,
      data: [...handovers],
      openDamages,
      ...(accessories && { accessories: [...accessories] }),
      ...(paperGaps.length > 0 && { paperGaps: [...paperGaps] }),
      ...(agreed && { agreed: agreed as unknown as Type.Static<typeof Agreed> }),
    };
  });

  const begin = {
    summary: 'Begin a hand-over, or get the one that is there: unsigned, or signed if the car is out or back by it',
    body: BeginBody,
    response: Answer,
  };
  app.post('', { schema: begin, onRequest }, async (request) =>
    answer(await beginHandover(services, request.body, callerOf(request))),
  );

  const write = {
    summary: 'Change some values; null clears one',
    params: Params,
    body: ValuesBody,
    response: Answer,
  };
  const typedValues = normalizeBody({ values: { parts: HANDOVER_FIELDS } });
  app.patch(
    '/:id',
    { schema: write, onRequest, attachValidation: true, preValidation: typedValues },
    async (request) => {
      const { id } = request.params;
      const body: FieldValues = isJsonObject(request.body) ? request.body : {};
      const values = isJsonObject(body.values) ? body.values : {};
      refuse(request, findValueProblems(VALUES, values));
      await writeValues(services, id, readValues(VALUES, values, 'update'), callerOf(request));
      return await answer(id);
    },
  );

  const mark = { summary: 'Add or change a mark of damage', params: MarkParams, body: MarkBody, response: Answer };
  const typedMark = normalizeBody(DAMAGE_FIELDS);
  const markRoute = { schema: mark, onRequest, attachValidation: true, preValidation: typedMark };
  app.put('/:id/damages/:damageId', markRoute, async (request) => {
    const body: FieldValues = isJsonObject(request.body) ? request.body : {};
    refuse(request, findValueProblems(MARK, body));
    await saveDamage(services, request.params, readValues(MARK, body, 'create'), callerOf(request));
    return await answer(request.params.id);
  });

  const unmark = { summary: 'Remove a mark that was found in this hand-over', params: MarkParams, response: Answer };
  app.delete('/:id/damages/:damageId', { schema: unmark, onRequest }, async (request) => {
    const { id, damageId } = request.params;
    await removeDamage(services, id, damageId, callerOf(request));
    return await answer(id);
  });

  app.addContentTypeParser(PHOTO_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const photo = {
    summary: `Send a photograph: JPEG, PNG, WebP or AVIF, up to ${MAX_UPLOAD_MB} MB; also after the signature`,
    consumes: PHOTO_TYPES,
    params: PhotoParams,
    querystring: Type.Object({
      damageId: Type.Optional(Uuid),
      takenAt: Type.Optional(
        Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,6})?Z$',
          description: 'ISO timestamp',
        }),
      ),
    }),
    body: Type.Unsafe<Buffer>(Type.String({ format: 'binary', examples: ['(the bytes of the photograph)'] })),
    response: Answer,
  };
  const photoRoute = {
    schema: photo,
    onRequest,
    bodyLimit: MAX_UPLOAD_MB * 1_048_576,
    config: { timeoutMs: 0 },
    validatorCompiler: (route: Parameters<typeof compileWhenUsed>[0] & { readonly httpPart?: string }) =>
      route.httpPart === 'body' ? () => true : compileWhenUsed(route),
  };
  app.put('/:id/photos/:sha256', photoRoute, async (request) => {
    const { id, sha256 } = request.params;
    const { damageId, takenAt } = request.query;
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await addPhoto(services, { handoverId: id, sha256, bytes, damageId, takenAt }, callerOf(request));
    return await answer(id);
  });

  const unphoto = { summary: 'Remove a photograph', params: PhotoParams, response: Answer };
  app.delete('/:id/photos/:sha256', { schema: unphoto, onRequest }, async (request) => {
    const { id, sha256 } = request.params;
    await removePhoto(services, id, sha256, callerOf(request));
    return await answer(id);
  });

  const sign = {
    summary: 'Sign: sets the status of the booking, and keeps everything as it is',
    params: Params,
    body: SignBody,
    response: Answer,
  };
  app.post('/:id/sign', { schema: sign, onRequest }, async (request) => {
    await signHandover(services, request.params.id, request.body, callerOf(request));
    return await answer(request.params.id);
  });
};

/** @throws ApiProblem 400 with the problems of the schema and of the values together, by field */
function refuse(request: FastifyRequest, found: ReturnType<typeof findValueProblems>): void {
  const ofSchema = findSchemaProblems(request.validationError?.validation ?? []);
  const named = Object.entries(ofSchema).map(([path, problem]) => [path.replace(/^values\./, ''), problem]);
  const problems: typeof found = { ...Object.fromEntries(named), ...found };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
