import Fastify from 'fastify';
import pg from 'pg';
import type { BookingRequest } from 'shared-kit/domain';
import { notifyParent } from '#src/notify-parent';
import { columnParser } from '#src/platform/database/column-parser';
import { openEmbeddedPool } from '#src/platform/database/open-embedded-pool';
import { STATEMENTS } from './statements.ts';

/**
 * Baseline server: the same endpoints with one prepared statement each, without business rules, permissions, security
 * headers or validation. Reads `DATABASE_URL`, or `DATABASE_FOLDER` for the embedded database.
 */
const { DATABASE_URL, DATABASE_FOLDER = '' } = process.env;
const pool = DATABASE_URL
  ? new pg.Pool({ connectionString: DATABASE_URL, max: 20, types: columnParser })
  : await openEmbeddedPool(DATABASE_FOLDER);
const app = Fastify({ bodyLimit: 50_000_000 });

async function ask(name: keyof typeof STATEMENTS, values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  return (await pool.query({ name, text: STATEMENTS[name], values: [...values] })).rows;
}

interface Search {
  readonly query: readonly { readonly value: string | number }[];
  readonly pagination: { readonly page: number; readonly size: number };
}

app.post<{ Body: Search }>('/search', async ({ body: { query, pagination } }) => {
  const { page, size } = pagination;
  const rows = await ask('search', [...query.map(({ value }) => value), size, (page - 1) * size]);
  const total = Number(rows[0]?.total);
  const data = rows.map(({ total: _, ...row }) => row);
  const first = (page - 1) * size + 1;
  return {
    code: 200,
    data,
    pagination: { current: page, total, pages: Math.ceil(total / size), first, last: first + rows.length - 1 },
  };
});
app.get<{ Querystring: { from: string; to: string } }>('/availability', async ({ query: { from, to } }) => ({
  code: 200,
  data: (await ask('availability', [to, from])).map(({ car_id }) => ({ carId: car_id })),
}));
interface FleetQuery {
  readonly from: string;
  readonly to: string;
  readonly type: string;
  readonly maxPrice: string;
  readonly carId: string;
}

app.get<{ Querystring: FleetQuery }>('/fleet', async ({ query: { type, maxPrice, from, to } }) => ({
  code: 200,
  ...(await ask('fleet', [type, maxPrice, from, to]))[0],
}));
app.get<{ Querystring: FleetQuery }>('/alternatives', async ({ query: { carId, from, to } }) => ({
  code: 200,
  data: await ask('alternatives', [carId, from, to]),
}));
app.post<{ Body: { text: string } }>('/text', async ({ body: { text } }) => ({
  code: 200,
  data: await ask('text', [text.toLowerCase()]),
}));
app.get<{ Params: { id: string } }>('/car/:id', async ({ params }) => (await ask('car', [params.id]))[0]);
app.post<{ Body: Pick<BookingRequest, 'carId' | 'pickupDate' | 'dropoffDate'> }>('/quote', async ({ body }) => {
  const days = (Date.parse(body.dropoffDate) - Date.parse(body.pickupDate)) / 86_400_000 + 1;
  const unitPrice = Number((await ask('car', [body.carId]))[0]?.price);
  return { code: 200, data: [{ days, unitPrice, totalPrice: unitPrice * days }] };
});
app.post<{ Body: BookingRequest }>('/booking', async ({ body }, reply) => {
  const { carId, confirmationCode, customerName, customerEmail, customerPhone, driverLicense } = body;
  const contact = [customerName, customerEmail, customerPhone, driverLicense];
  const figures = [body.pickupDate, body.dropoffDate, body.unitPrice, body.totalPrice];
  const data = await ask('booking', [carId, confirmationCode, ...contact, ...figures]);
  return reply.code(data.length > 0 ? 200 : 409).send({ code: 200, data });
});
app.post<{ Body: { rows: number } }>('/export', async ({ body }, reply) => {
  const rows = await ask('export', [body.rows]);
  return reply.type('text/csv').send(rows.map((row) => Object.values(row).join(',')).join('\r\n'));
});

let kept: unknown = '';
app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
app.put('/memory', async ({ body }) => {
  kept = body;
  return {};
});
app.route({
  method: ['GET', 'POST'],
  url: '/memory',
  handler: (_, reply) => reply.type('application/json; charset=utf-8').send(kept),
});

const address = await app.listen({ host: '127.0.0.1', port: 0 });
notifyParent({ type: 'listening', address, port: Number(new URL(address).port) });
process.on('SIGTERM', () => {
  app.close().then(
    () => pool.end().then(() => process.exit(0)),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(1));
