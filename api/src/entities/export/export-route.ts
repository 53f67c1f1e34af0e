import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { onRequestAsyncHookHandler } from 'fastify';
import Type from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { FileResponse, ok } from '../../platform/http/response-schemas.ts';
import { compileSearch } from '../compile-search.ts';
import type { EntityDefinition } from '../entity-definition.ts';
import { iterateEntities } from '../iterate-entities.ts';
import { SearchBody, searchExample } from '../search-body.ts';
import { contentDisposition } from './content-disposition.ts';
import { csvStream } from './csv-stream.ts';
import { xlsxStream } from './xlsx-stream.ts';

const Query = Type.Object({
  format: Type.Enum(['xlsx', 'csv']),
  name: Type.Optional(Type.String({ maxLength: 200, description: 'Name of the file' })),
});
const { pagination: _, ...properties } = SearchBody.properties;
const ExportBody = Type.Object(properties, { additionalProperties: false });

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

interface ExportRouteOptions {
  readonly database: Database;
  readonly entity: EntityDefinition;
  readonly onRequest: onRequestAsyncHookHandler[];
}

/** `POST …/export?format&name`: streams all rows of a search as a file (docs/rules.md#export). */
export const exportRoute: FastifyPluginAsyncTypebox<ExportRouteOptions> = async (app, options) => {
  const { database, entity, onRequest } = options;
  const exportedFields = Object.keys(entity.fields).filter((name) => entity.fields[name]?.isExported !== false);
  const schema = {
    summary: `What a search finds of ${entity.name}, as a file`,
    querystring: Query,
    body: { ...ExportBody, examples: [searchExample(entity)] },
    response: ok(FileResponse),
  };
  app.post('/export', { schema, onRequest, config: { timeoutMs: 0 } }, async ({ query, body }, reply) => {
    const compiled = compileSearch(entity, { ...body, fields: body.fields ?? exportedFields }, 'staff');
    async function* rows() {
      if (query.format === 'csv') yield [...compiled.fields];
      for await (const row of iterateEntities(database, entity, compiled)) yield toCells(compiled.fields, row);
    }
    const stream = query.format === 'csv' ? csvStream(rows()) : xlsxStream(entity.name, compiled.fields, rows());
    return reply
      .type(MEDIA_TYPES[query.format])
      .header('content-disposition', contentDisposition(query.name ?? entity.name, query.format))
      .send(stream);
  });
};

/** Returns a row as cells: numbers stay numbers, days and instants are ISO text, lists are joined, null is ''. */
function toCells(fields: readonly string[], row: Readonly<Record<string, unknown>>): (string | number)[] {
  return fields.map((name) => {
    const value = row[name];
    if (typeof value === 'number') return value;
    return Array.isArray(value) ? value.join('; ') : String(value ?? '');
  });
}
