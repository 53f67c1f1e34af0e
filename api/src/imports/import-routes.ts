import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { IMPORT_KINDS, MAX_IMPORT_COLUMNS, MAX_IMPORT_MB, MAX_IMPORT_ROWS, normalizeNote } from 'shared-kit/domain';
import Type from 'typebox';
import { compileWhenUsed } from '../platform/http/compile-when-used.ts';
import { requirePermission } from '../platform/http/require-permission.ts';
import { dataResponse } from '../platform/http/response-schemas.ts';
import type { Services } from '../platform/services.ts';
import { readImport } from './read-import.ts';
import { previewImport, runImport } from './run-import.ts';

/** A file is recognized by its bytes; systems give CSV files many types. */
const FILE_TYPES = [
  'application/octet-stream',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel',
  'text/csv',
  'text/plain',
];
const Params = Type.Object({ kind: Type.Enum([...IMPORT_KINDS]) });
const Query = Type.Object(
  {
    columns: Type.Optional(
      Type.String({
        maxLength: MAX_IMPORT_COLUMNS * 25,
        description:
          'The field of each column, separated by commas, empty for one that is not taken; guessed by the headings without it',
      }),
    ),
    name: Type.Optional(Type.String({ maxLength: 200, description: 'Name of the file, for the history' })),
  },
  { additionalProperties: false },
);

const Row = { row: Type.Integer({ description: 'As a spreadsheet counts, from 1' }) };
const Preview = Type.Object({
  columns: Type.Array(
    Type.Object({ heading: Type.String(), field: Type.Optional(Type.String()), samples: Type.Array(Type.String()) }),
  ),
  missing: Type.Array(Type.String(), { description: 'Required fields without a column; then no row was looked at' }),
  rows: Type.Integer(),
  created: Type.Integer({ description: 'How many would be written' }),
  known: Type.Array(
    Type.Object({ ...Row, label: Type.String(), sameAs: Type.Optional(Type.Integer({ description: 'A row before' })) }),
    { description: 'Rows that are left out, since what they are about is there already' },
  ),
  refused: Type.Array(
    Type.Object({
      ...Row,
      field: Type.String(),
      value: Type.String({ description: 'What is written there' }),
      problem: Type.Unknown({ description: 'As in meta.problems of an error' }),
    }),
  ),
  first: Type.Array(Type.Object({ ...Row, values: Type.Unknown({ description: 'By field' }) })),
});
const Result = Type.Object({ created: Type.Integer(), known: Type.Integer() });

/** Takes over what an agency had in other programs: docs/rules.md#import. */
export const importRoutes: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  app.addContentTypeParser(FILE_TYPES, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const file = {
    consumes: ['application/octet-stream', 'text/csv'],
    params: Params,
    querystring: Query,
    body: Type.Unsafe<Buffer>(Type.String({ format: 'binary', examples: ['(the bytes of the file)'] })),
  };
  const options = {
    onRequest: requirePermission('data.transfer'),
    bodyLimit: MAX_IMPORT_MB * 1_048_576,
    config: { timeoutMs: 0 },
    validatorCompiler: (route: Parameters<typeof compileWhenUsed>[0] & { readonly httpPart?: string }) =>
      route.httpPart === 'body' ? () => true : compileWhenUsed(route),
  };

  const preview = {
    ...file,
    summary: `What an import of a CSV or XLSX file would do: up to ${MAX_IMPORT_MB} MB and ${MAX_IMPORT_ROWS} rows`,
    response: { 200: dataResponse(Preview) },
  };
  app.post('/:kind/preview', { ...options, schema: preview }, async ({ params: { kind }, query, body }) => {
    const read = await readImport(kind, bytesOf(body), columnsOf(query.columns));
    return { code: 200 as const, data: [await previewImport(services, kind, read)] as never[] };
  });

  const run = {
    ...file,
    summary: 'Import a CSV or XLSX file, all of its rows or none',
    response: { 200: dataResponse(Result) },
  };
  app.post('/:kind', { ...options, schema: run }, async ({ params: { kind }, query, body, session }) => {
    const read = await readImport(kind, bytesOf(body), columnsOf(query.columns));
    const by = { account: Number(session?.accountId), file: normalizeNote(query.name ?? '') };
    return { code: 200 as const, data: [await runImport(services, kind, read, by)] };
  });
};

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function columnsOf(text: string | undefined): readonly (string | undefined)[] | undefined {
  return text?.split(',').map((name) => name.trim() || undefined);
}
