import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { callerOf } from '../entities/caller-of.ts';
import { noSuchEntity } from '../platform/http/problems.ts';
import { readDay } from '../platform/http/read-day.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../platform/http/response-schemas.ts';
import { FileId, takeFiles, UPLOAD_HINT, uploadOptions, uploadSchema } from '../platform/private-files/file-upload.ts';
import { readPrivateFile } from '../platform/private-files/private-files.ts';
import type { Services } from '../platform/services.ts';
import { chargeFine, readFineSettings, saveFineSettings, unchargeFine, writeFineLetter } from './charge-fine.ts';
import { addFineFile, readDetails, removeFineFile } from './fine-files.ts';
import { attributeFine } from './fine-handlers.ts';
import {
  Charge,
  closed,
  Details,
  FILE_KINDS,
  Holders,
  Id,
  Import,
  Imported,
  Minute,
  Params,
  Settings,
  Uncharge,
} from './fine-schemas.ts';
import { FINES_ENTITY } from './fines-entity.ts';
import { importFines } from './import-fines.ts';
import { readHolders } from './read-holders.ts';

/** Fines besides their fields, which are those of the entity `Fines` (docs/rules.md#fines-and-tolls). */
export const fineRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, site } = services;
  const mayRead = requirePermission('fines.read');
  const mayWrite = requirePermission('fines.write');
  const response = { 200: dataResponse(Details) };
  const answer = async (id: string) => ({ code: 200 as const, data: [await readDetails(database, Number(id))] });

  const holders = {
    summary: 'Who had a car at a minute, and the bookings around it',
    querystring: Minute,
    response: { 200: dataResponse(Holders) },
  };
  app.get('/holders', { schema: holders, onRequest: mayRead }, async ({ query: { carId, day, time } }) => {
    const found = await readHolders(database, carId, { day: readDay(day, 'day'), time, zone: site.timeZone });
    return { code: 200 as const, data: [{ ...found, candidates: [...found.candidates] }] };
  });

  const read = { summary: 'Files, charges and letters of a fine', params: Params, response };
  app.get('/:id', { schema: read, onRequest: mayRead }, async ({ params }) => await answer(params.id));

  const attribution = {
    summary: 'Say who had the car; null for nobody, without a booking what the signed forms say',
    params: Params,
    body: Type.Object(
      { bookingId: Type.Optional(Type.Union([Id, Type.Null()])) },
      { ...closed, examples: [{ bookingId: 7 }] },
    ),
    response,
  };
  app.post('/:id/attribution', { schema: attribution, onRequest: mayWrite }, async (request) => {
    await attributeFine(services, Number(request.params.id), request.body.bookingId, callerOf(request));
    return await answer(request.params.id);
  });

  const settings = { summary: 'What the owner has set for fines', response: { 200: dataResponse(Settings) } };
  const readSettings = async () => ({ code: 200 as const, data: [await readFineSettings(database)] });
  app.get('/settings', { schema: settings, onRequest: mayRead }, readSettings);
  const set = { ...settings, summary: 'Set all of it; what is left out is unset', body: Settings };
  app.put('/settings', { schema: set, onRequest: requirePermission('fines.settings') }, async (request) => {
    await saveFineSettings(services, request.body, callerOf(request));
    return await readSettings();
  });

  const importing = {
    summary: 'Import the rows of a CSV file or a workbook, all or none; or say what that would do',
    body: Import,
    response: { 200: dataResponse(Imported) },
  };
  app.post('/import', { schema: importing, onRequest: mayWrite }, async (request) => {
    const done = await importFines(services, request.body as never, callerOf(request));
    return { code: 200 as const, data: [done as never] };
  });

  const charge = {
    summary: 'Charge a fine and the fee for it to the booking, once',
    params: Params,
    body: Charge,
    response,
  };
  app.post('/:id/charge', { schema: charge, onRequest: mayWrite }, async (request) => {
    await chargeFine(services, Number(request.params.id), request.body.handlingFee, callerOf(request));
    return await answer(request.params.id);
  });
  const uncharge = { summary: 'Take the charges of a fine back', params: Params, body: Uncharge, response };
  app.post('/:id/uncharge', { schema: uncharge, onRequest: mayWrite }, async (request) => {
    await unchargeFine(services, Number(request.params.id), request.body.reason, callerOf(request));
    return await answer(request.params.id);
  });
  const letter = { summary: 'Write the letter to the customer who had the car', params: Params, response };
  app.post('/:id/letter', { schema: letter, onRequest: mayWrite }, async (request) => {
    await writeFineLetter(services, Number(request.params.id), callerOf(request));
    return await answer(request.params.id);
  });

  takeFiles(app);
  const file = {
    ...uploadSchema,
    summary: `Add the authority's notice or an answer: ${UPLOAD_HINT}`,
    params: Type.Object({ ...Params.properties, kind: Type.Enum([...FILE_KINDS]) }),
    response,
  };
  app.post('/:id/files/:kind', { ...uploadOptions, schema: file, onRequest: mayWrite }, async (request) => {
    const { id, kind } = request.params;
    await addFineFile(services, { id: Number(id), kind, sent: request.body }, callerOf(request));
    return await answer(id);
  });

  const unfile = {
    summary: 'Remove a file of a fine',
    params: Type.Object({ ...Params.properties, fileId: FileId }),
    response,
  };
  app.delete('/:id/files/:fileId', { schema: unfile, onRequest: mayWrite }, async (request) => {
    const { id, fileId } = request.params;
    await removeFineFile(services, { id: Number(id), fileId }, callerOf(request));
    return await answer(id);
  });

  const show = {
    summary: 'A file of a fine',
    params: Type.Object({ fileId: FileId }),
    response: ok(FileResponse),
  };
  app.get('/files/:fileId', { schema: show, onRequest: mayRead }, async ({ params }, reply) => {
    const found = await readPrivateFile(services, params.fileId);
    if (!found?.kind.startsWith('fine_')) throw noSuchEntity(FINES_ENTITY);
    return reply.type(found.contentType).header('content-disposition', 'inline').send(found.bytes);
  });
};
