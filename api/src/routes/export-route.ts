import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { compileSearch } from '../entities/compile-search.ts';
import type { EntityDefinition } from '../entities/entity-definition.ts';
import { iterateEntities } from '../entities/iterate-entities.ts';
import { SearchBody } from '../entities/search-body.ts';
import { contentDisposition } from '../export/content-disposition.ts';
import { csvStream } from '../export/csv-stream.ts';
import { toCells } from '../export/to-cells.ts';
import { xlsxStream } from '../export/xlsx-stream.ts';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

const Query = Type.Object({
  format: Type.Enum(['xlsx', 'csv']),
  name: Type.Optional(Type.String({ maxLength: 200, description: 'Name of the file' })),
});
const { pagination: _, limit: __, ...properties } = SearchBody.properties;
const ExportBody = Type.Object(properties, { additionalProperties: false });

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** `POST …/export?format&name`: every row of a search as a file, streamed (spec §7). */
export function addExportRoute(
  app: RouteScope,
  { database }: Services,
  entity: EntityDefinition,
  onRequest: ((request: FastifyRequest) => Promise<void>)[],
): void {
  const schema = { querystring: Query, body: ExportBody };
  app.post(
    `/entities/${entity.name}/export`,
    { schema, onRequest, config: { timeoutMs: 0 } },
    async ({ query, body }, reply) => {
      const compiled = compileSearch(entity, body, 'staff');
      async function* rows() {
        if (query.format === 'csv') yield [...compiled.fields];
        for await (const row of iterateEntities(database, entity, compiled))
          yield toCells(entity, compiled.fields, row);
      }
      const stream = query.format === 'csv' ? csvStream(rows()) : xlsxStream(entity.name, compiled.fields, rows());
      return reply
        .type(MEDIA_TYPES[query.format])
        .header('content-disposition', contentDisposition(query.name ?? entity.name, query.format))
        .send(stream);
    },
  );
}
