import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { agencyToday, normalizeNote } from 'shared-kit/domain';
import Type from 'typebox';
import { callerOf } from '../../entities/caller-of.ts';
import { normalizeBody } from '../../platform/http/normalize-body.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../../platform/http/response-schemas.ts';
import { Uuid } from '../../platform/http/uuid.ts';
import {
  FileId,
  takeFiles,
  UPLOAD_HINT,
  uploadOptions,
  uploadSchema,
} from '../../platform/private-files/file-upload.ts';
import { readPrivateFile } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';
import { readCarsWithPapers, readDues, readIntervalDefaults, readVehicle } from './read-vehicles.ts';
import {
  CarId,
  CarWithPapers,
  DueOfCar,
  IntervalBody,
  IntervalDefault,
  PaperBody,
  ServiceBody,
  VehicleRecords,
} from './vehicle-schemas.ts';
import {
  addVehicleFile,
  deletePaper,
  deleteService,
  noSuchPaper,
  removeVehicleFile,
  saveInterval,
  saveIntervalDefault,
  savePaper,
  saveService,
} from './write-vehicles.ts';

const Params = Type.Object({ id: Uuid });

/** Papers of cars and work on them, for staff (docs/rules.md#papers-of-cars). Calls that write may be repeated, and answer the whole car. */
export const vehicleRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, site } = services;
  const today = () => agencyToday(clock(), site.timeZone);
  const response = { 200: dataResponse(VehicleRecords) };
  const answer = async (carId: string) => ({
    code: 200 as const,
    data: [await readVehicle(database, carId, today())] as never,
  });
  const deleted = (id: string) => ({ code: 200 as const, data: [{ id }] });
  const onRequest = requirePermission('vehiclePapers.write');
  const mayRead = requirePermission('vehiclePapers.read');
  const preValidation = normalizeBody({ number: { normalize: normalizeNote }, note: { normalize: normalizeNote } });
  const Deleted = { 200: dataResponse(Type.Object({ id: Type.String() })) };

  const read = {
    summary: 'The papers of a car, the work on it, its intervals, and what is due',
    querystring: Type.Object({ carId: CarId }),
    response,
  };
  app.get('/vehicle-papers', { schema: read, onRequest: mayRead }, async ({ query }) => answer(query.carId));

  const dues = {
    summary: 'What runs out or is due in the fleet within 30 days or 1,000 km, or is so already',
    response: { 200: dataResponse(DueOfCar) },
  };
  app.get('/vehicle-papers/due', { schema: dues, onRequest: mayRead }, async () => ({
    code: 200 as const,
    data: (await readDues(database, today())).map(({ kilometers: _, ...due }) => due),
  }));

  const documented = {
    summary: 'The cars of the fleet that have a paper, valid or not',
    response: { 200: dataResponse(CarWithPapers) },
  };
  app.get('/vehicle-papers/cars', { schema: documented, onRequest: mayRead }, async () => ({
    code: 200 as const,
    data: await readCarsWithPapers(database),
  }));

  const paper = { summary: 'Create or change a paper of a car', params: Params, body: PaperBody, response };
  app.put('/vehicle-papers/:id', { schema: paper, onRequest, preValidation }, async (request) => {
    await savePaper(services, request.params.id, request.body, callerOf(request));
    return await answer(request.body.carId);
  });

  const remove = { summary: 'Delete a paper with its files', params: Params, response: Deleted };
  app.delete('/vehicle-papers/:id', { schema: remove, onRequest }, async (request) => {
    await deletePaper(services, request.params.id, callerOf(request));
    return deleted(request.params.id);
  });

  const work = {
    summary: 'Plan work on a car, and block it for that; note that it was done; or change it',
    params: Params,
    body: ServiceBody,
    response,
  };
  app.put('/vehicle-services/:id', { schema: work, onRequest, preValidation }, async (request) => {
    await saveService(services, request.params.id, request.body, callerOf(request));
    return await answer(request.body.carId);
  });

  const drop = {
    summary: 'Delete work on a car with its files, and its block if it was only planned',
    params: Params,
    response: Deleted,
  };
  app.delete('/vehicle-services/:id', { schema: drop, onRequest }, async (request) => {
    await deleteService(services, request.params.id, callerOf(request));
    return deleted(request.params.id);
  });

  const interval = {
    summary: 'Set how often a kind of work is due on a car; without days and kilometers, not at all',
    body: IntervalBody,
    response,
  };
  app.put('/service-intervals', { schema: interval, onRequest }, async (request) => {
    await saveInterval(services, request.body, callerOf(request));
    return await answer(request.body.carId);
  });

  const intervalDefault = {
    summary:
      'Set how often a kind of work is due on all cars without an interval of their own; without days and kilometers, not at all',
    body: IntervalDefault,
    response: { 200: dataResponse(IntervalDefault) },
  };
  const maySet = requirePermission('vehiclePapers.settings');
  app.put('/service-intervals/defaults', { schema: intervalDefault, onRequest: maySet }, async ({ body }) => {
    await saveIntervalDefault(database, body);
    return { code: 200 as const, data: await readIntervalDefaults(database) };
  });

  takeFiles(app);
  for (const [path, owner, what] of [
    ['vehicle-papers', 'vehicle_paper', 'a paper'],
    ['vehicle-services', 'vehicle_service', 'work on a car'],
  ] as const) {
    const file = {
      ...uploadSchema,
      summary: `Add a file to ${what}: ${UPLOAD_HINT}`,
      params: Params,
      response: Deleted,
    };
    app.post(`/${path}/:id/files`, { ...uploadOptions, schema: file, onRequest }, async (request) => {
      await addVehicleFile(services, { owner, id: request.params.id, sent: request.body }, callerOf(request));
      return deleted(request.params.id);
    });
    const unfile = {
      summary: `Remove a file of ${what}`,
      params: Type.Object({ id: Uuid, fileId: FileId }),
      response: Deleted,
    };
    app.delete(`/${path}/:id/files/:fileId`, { schema: unfile, onRequest }, async (request) => {
      await removeVehicleFile(services, { owner, ...request.params }, callerOf(request));
      return deleted(request.params.fileId);
    });
  }

  const show = {
    summary: 'A file of a paper of a car, or of work on it',
    params: Type.Object({ fileId: FileId }),
    response: ok(FileResponse),
  };
  app.get('/vehicle-papers/files/:fileId', { schema: show, onRequest: mayRead }, async ({ params }, reply) => {
    const found = await readPrivateFile(services, params.fileId);
    if (!found?.kind.startsWith('vehicle_')) throw noSuchPaper();
    return reply.type(found.contentType).header('content-disposition', 'inline').send(found.bytes);
  });
};
