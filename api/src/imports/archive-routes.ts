import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { agencyToday } from 'shared-kit/domain';
import Type from 'typebox';
import { contentDisposition } from '../entities/export/content-disposition.ts';
import { writeArchive } from '../platform/backup/write-archive.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse, FileResponse, ok } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { takeArchive } from './take-archive.ts';

const ZIP = 'application/zip';
const MAX_BYTES = 20 * 1_073_741_824;
const Taken = Type.Object({ cars: Type.Integer(), customers: Type.Integer(), bookings: Type.Integer() });

/** All data of the agency, out and in: docs/rules.md#archive. */
export const archiveRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, mediaStore, documentStore, clock, site } = services;
  const onRequest = requirePermission('data.transfer');

  const download = {
    summary: 'All data of the agency as a ZIP archive, with a CSV file for each table',
    response: ok(FileResponse),
  };
  app.get('', { schema: download, onRequest, config: { timeoutMs: 0 } }, async (_request, reply) => {
    const name = `archive-${agencyToday(clock(), site.timeZone)}`;
    return reply
      .type(ZIP)
      .header('content-disposition', contentDisposition(name, 'zip'))
      .send(writeArchive(database, { mediaStore, documentStore }));
  });

  app.addContentTypeParser(ZIP, (_request, payload, done) => done(null, payload));
  const upload = {
    summary: 'Fill an empty installation from an archive, all of it or nothing',
    consumes: [ZIP],
    body: Type.Unsafe<Readable>(Type.String({ format: 'binary', examples: ['(the bytes of the archive)'] })),
    response: { 200: dataResponse(Taken) },
  };
  const options = {
    schema: upload,
    onRequest,
    bodyLimit: MAX_BYTES,
    config: { timeoutMs: 0 },
    validatorCompiler: () => () => true,
  };
  app.post('', options, async ({ body, session }) => {
    const file = join(dirname(services.outboxDir), `archive-${randomUUID()}.part`);
    try {
      await pipeline(body, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      return { code: 200 as const, data: [await takeArchive(services, file, Number(session?.accountId))] };
    } finally {
      await rm(file, { force: true });
    }
  });
};
