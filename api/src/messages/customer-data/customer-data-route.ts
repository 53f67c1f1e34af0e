import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type RawBuilder, sql } from 'kysely';
import { agencyToday, type CalendarDay, DEFAULT_LOCALE, type LocaleCode } from 'shared-kit/domain';
import { escapeHtml } from 'shared-kit/server';
import Type from 'typebox';
import { BOOKINGS_ENTITY } from '../../bookings/bookings-entity.ts';
import { CUSTOMERS_ENTITY } from '../../customers/customers-entity.ts';
import { type EntityDefinition, readableFields } from '../../entities/entity-definition.ts';
import { contentDisposition } from '../../entities/export/content-disposition.ts';
import { selectColumns } from '../../entities/read-entities.ts';
import type { Database } from '../../platform/database/database.ts';
import { noSuchEntity } from '../../platform/http/problems.ts';
import { requirePermission } from '../../platform/http/require-permission.ts';
import { FileResponse, ok } from '../../platform/http/response-schemas.ts';
import { readPrivateFile } from '../../platform/private-files/private-files.ts';
import type { Services } from '../../platform/services.ts';
import { zipOf } from '../invoices/zip-of.ts';
import { type PaperWriter, paperLanguage, paperWriter } from '../papers/paper-writer.ts';
import { describeRow, type Part } from './data-words.ts';
import { CUSTOMER_DATA_TEXT } from './texts.ts';

type Data = Readonly<Record<Part, readonly Readonly<Record<string, unknown>>[]>>;

const CAR = sql`cars.name AS "carName", cars.plate`;

/** What staff note for themselves is not the customer's. */
const OF_STAFF = ['staffNote', 'flagged', 'priceReason'];

/** `/api/customers/{id}/data`: what the agency knows of a person, as one file (docs/rules.md#data-file). */
export const customerDataRoute: FastifyPluginAsyncTypebox<Services> = async (app, services) => {
  const { database, clock, site } = services;
  const schema = {
    summary:
      'All data of a customer in one ZIP archive: data.json, data.html in the language of the customer, scans of documents',
    params: Type.Object({ id: Type.String({ pattern: '^\\d{1,15}$' }) }),
    response: ok(FileResponse),
  };
  app.get('/:id/data', { schema, onRequest: requirePermission('bookings.erase') }, async ({ params }, reply) => {
    const data = await readData(database, Number(params.id));
    const [customer] = data.customers;
    if (!customer) throw noSuchEntity(CUSTOMERS_ENTITY);
    const day = agencyToday(clock(), site.timeZone);
    const locale = (customer.locale ?? DEFAULT_LOCALE) as LocaleCode;
    const html = composeHtml(data, paperWriter(site, locale), { agency: site.agencyName, day });
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(`customer-${params.id}-${day}`, 'zip'))
      .send(
        zipOf([
          { name: 'data.json', bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) },
          { name: 'data.html', bytes: Buffer.from(html) },
          ...(await readScans(services, Number(params.id))),
        ]),
      );
  });
};

const membersOf = (id: number) =>
  sql`(SELECT id FROM customers WHERE root_id = (SELECT root_id FROM customers WHERE id = ${id}))`;

/** Returns the scans of the customer's documents as files of the archive. */
async function readScans(services: Pick<Services, 'database' | 'documentStore'>, id: number) {
  const { rows } = await sql<{ id: string; kind: string }>`
    SELECT private_files.id, customer_documents.kind FROM private_files JOIN customer_documents ON customer_documents.id = customer_document_id
    WHERE customer_id IN ${membersOf(id)} ORDER BY private_files.created_at, private_files.id`.execute(
    services.database,
  );
  const found = await Promise.all(rows.map((row) => readPrivateFile(services, row.id)));
  return found.flatMap((file, index) => {
    const extension = file?.contentType === 'application/pdf' ? 'pdf' : 'jpg';
    return file ? [{ name: `scans/${index + 1}-${rows[index]?.kind}.${extension}`, bytes: file.bytes }] : [];
  });
}

async function readData(database: Database, id: number): Promise<Data> {
  const members = membersOf(id);
  const bookings = sql`(SELECT id FROM bookings WHERE customer_id IN ${members})`;
  const read = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<{ one: Record<string, unknown> }>`
      SELECT json_strip_nulls(row_to_json(one)) AS one FROM (${query}) AS one`.execute(database);
    return rows.map(({ one }) => one);
  };
  const columns = (entity: EntityDefinition, role: 'customer' | 'staff') =>
    selectColumns(
      entity,
      readableFields(entity, role).filter((name) => !OF_STAFF.includes(name)),
    );
  return {
    customers: await read(
      sql`SELECT ${columns(CUSTOMERS_ENTITY, 'staff')} FROM customers WHERE id IN ${members} ORDER BY id <> root_id, id`,
    ),
    documents: await read(sql`
      SELECT kind, last_characters AS "lastCharacters", expires_on AS "expiresOn", country FROM customer_documents
      WHERE customer_id IN ${members} ORDER BY id`),
    bookings: await read(sql`
      SELECT ${CAR}, ${columns(BOOKINGS_ENTITY, 'customer')}, (
        SELECT json_agg(json_strip_nulls(json_build_object('kind', kind, 'code', code, 'label', label, 'names', names,
          'quantity', quantity, 'unitAmount', unit_amount, 'amount', amount)) ORDER BY position)
        FROM booking_lines WHERE booking_id = bookings.id
      ) AS lines FROM bookings JOIN cars USING (car_id) WHERE id IN ${bookings} ORDER BY id`),
    changeRequests: await read(sql`
      SELECT booking_id AS "bookingId", changes, lines, total_price AS "totalPrice", created_at AS "at" FROM change_requests
      WHERE booking_id IN ${bookings} ORDER BY created_at`),
    handovers: await read(sql`
      SELECT booking_id AS "bookingId", ${CAR}, direction, signed_at AS "signedAt", handovers.values AS "values",
        signature ->> 'signerName' AS "signerName" FROM handovers JOIN cars USING (car_id) WHERE booking_id IN ${bookings} ORDER BY handovers.created_at`),
    charges: await read(sql`
      SELECT booking_id AS "bookingId", kind, label, quantity, amount FROM booking_charges
      WHERE booking_id IN ${bookings} AND NOT dropped ORDER BY id`),
    payments: await read(sql`
      SELECT booking_id AS "bookingId", purpose, type, method, amount, created_at AS "at", voided_at AS "voidedAt"
      FROM payments WHERE booking_id IN ${bookings} ORDER BY position`),
    papers: await read(sql`
      SELECT booking_id AS "bookingId", kind, number, version, created_at AS "at" FROM documents
      WHERE booking_id IN ${bookings} ORDER BY id`),
    reviews: await read(sql`
      SELECT booking_id AS "bookingId", stars, text, name, answer, created_at AS "at" FROM reviews
      WHERE booking_id IN ${bookings} ORDER BY created_at`),
    emails: await read(sql`
      SELECT booking_id AS "bookingId", kind, recipient, subject, coalesce(sent_text, message) AS text, finished_at AS "sentAt"
      FROM outbox WHERE booking_id IN ${bookings} AND kind NOT LIKE 'agency%' ORDER BY id`),
  };
}

function composeHtml(
  data: Data,
  writer: PaperWriter,
  { agency, day }: { readonly agency: string; readonly day: CalendarDay },
): string {
  const language = paperLanguage(writer.shown[0] ?? DEFAULT_LOCALE, writer.site);
  const { locale, direction, label, text } = language;
  const codes = new Map(data.bookings.map(({ id, confirmationCode }) => [id, confirmationCode]));
  const parts = (Object.keys(data) as Part[]).map((part) => {
    const rows = data[part].map((row) => {
      const facts = describeRow(part, row, { language, writer, codes }).map(
        ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${escapeHtml(value)}</dd>`,
      );
      return `<dl>${facts.join('')}</dl>`;
    });
    const content = rows.join('') || `<p>${escapeHtml(label(CUSTOMER_DATA_TEXT.none))}</p>`;
    return `<h2>${escapeHtml(label(CUSTOMER_DATA_TEXT[part]))}</h2>${content}`;
  });
  const title = escapeHtml(text(CUSTOMER_DATA_TEXT.title, { agency }));
  const made = escapeHtml(text(CUSTOMER_DATA_TEXT.made, { day: language.date(day) }));
  return `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${made}</p>${parts.join('\n')}</body></html>\n`;
}

const STYLE =
  'body{max-inline-size:50rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif}dl{display:grid;grid-template-columns:12rem 1fr;gap:.2rem 1rem;border-block-end:1px solid #ccc;padding-block-end:1rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';
