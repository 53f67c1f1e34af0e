import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { onRequestAsyncHookHandler } from 'fastify';
import { LOCALE_CODES, type LocaleCode } from 'shared-kit/domain';
import { labelOfField } from 'shared-kit/messages';
import Type from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { formatterOf } from '../../platform/formatter-of.ts';
import { FileResponse, ok } from '../../platform/http/response-schemas.ts';
import { compileSearch } from '../compile-search.ts';
import { type CellTexts, type EntityDefinition, findField, type RegisteredEntity } from '../entity-definition.ts';
import { iterateEntities } from '../iterate-entities.ts';
import { SearchBody, searchExample } from '../search-body.ts';
import { contentDisposition } from './content-disposition.ts';
import { csvStream } from './csv-stream.ts';
import { xlsxStream } from './xlsx-stream.ts';

const Query = Type.Object({
  format: Type.Enum(['xlsx', 'csv']),
  name: Type.Optional(Type.String({ maxLength: 200, description: 'Name of the file' })),
  language: Type.Optional(
    Type.Enum([...LOCALE_CODES], {
      description: 'Language of the headings; by default that of the account, else English',
    }),
  ),
});
const { pagination: _, ...properties } = SearchBody.properties;
const ExportBody = Type.Object(
  {
    ...properties,
    withChildren: Type.Optional(
      Type.Boolean({ description: 'Without `fields`: whether the lists of children follow the fields' }),
    ),
  },
  { additionalProperties: false },
);

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

interface ExportRouteOptions extends Pick<RegisteredEntity, 'entity' | 'cellTexts'> {
  readonly database: Database;
  readonly onRequest: onRequestAsyncHookHandler[];
}

/**
 * `POST …/export?format&name`: streams all rows of a search as a file (docs/rules.md#export). `fields` may name lists of
 * children too, such as a booking's lines.
 */
export const exportRoute: FastifyPluginAsyncTypebox<ExportRouteOptions> = async (app, options) => {
  const { database, entity, cellTexts, onRequest } = options;
  const exportedFields = Object.keys(entity.fields).filter((name) => entity.fields[name]?.isExported !== false);
  const schema = {
    summary: `What a search finds of ${entity.name}, as a file`,
    querystring: Query,
    body: { ...ExportBody, examples: [searchExample(entity)] },
    response: ok(FileResponse),
  };
  app.post('/export', { schema, onRequest, config: { timeoutMs: 0 } }, async ({ query, body, session }, reply) => {
    const { format, name = entity.name, language = session?.language ?? 'en' } = query;
    const { withChildren = false, ...search } = body;
    const all = withChildren ? [...exportedFields, ...Object.keys(entity.children ?? {})] : exportedFields;
    const asked = [...new Set(search.fields ?? all)];
    const children = asked.filter((name) => Object.hasOwn(entity.children ?? {}, name));
    const fields = asked.filter((name) => !children.includes(name));
    const compiled = compileSearch(entity, { ...search, fields }, 'staff');
    const headings = asked.map((field) => headingOf(entity.name, field, language));
    const texts = (await cellTexts?.(database)) ?? {};
    async function* rows() {
      if (format === 'csv') yield headings;
      for await (const row of iterateEntities(database, entity, compiled, children))
        yield toCells(entity, asked, row, texts);
    }
    return reply
      .type(MEDIA_TYPES[format])
      .header('content-disposition', contentDisposition(name, format))
      .send(format === 'csv' ? csvStream(rows()) : xlsxStream(entity.name, headings, rows()));
  });
};

/** Returns the name of a field for the people who open the file. */
function headingOf(entity: string, field: string, language: LocaleCode): string {
  const label = labelOfField(entity, field);
  return label ? String(formatterOf(language)(label)) : field;
}

/** Returns a row as cells: numbers stay numbers, days and instants are ISO text, lists are joined, groups are JSON, null is ''. */
function toCells(
  entity: EntityDefinition,
  fields: readonly string[],
  row: Readonly<Record<string, unknown>>,
  texts: CellTexts,
): (string | number)[] {
  return fields.map((name) => {
    const value = row[name];
    if (value && texts[name]) return texts[name](value);
    if (typeof value === 'number') return value;
    if (value && findField(entity, name)?.type.startsWith('group')) return JSON.stringify(value);
    return Array.isArray(value) ? value.map(toText).join('; ') : String(value ?? '');
  });
}

/** Returns an item of a list as text: the values of a child, one after the other, without its names in other languages. */
function toText(item: unknown): string {
  return typeof item === 'object' && item !== null
    ? Object.values(item)
        .filter((value) => typeof value !== 'object' && value !== '')
        .join(' ')
    : String(item);
}
