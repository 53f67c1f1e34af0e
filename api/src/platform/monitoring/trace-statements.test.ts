import { Writable } from 'node:stream';
import { openTracing } from 'shared-kit/server';
import { startCollector } from 'shared-kit/testing/start-collector.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { startTestApi } from '../../../test/start-test-api.ts';
import { logOptions } from '../log-options.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;

async function book(options: Parameters<typeof startTestApi>[0]) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const api = await startTestApi({ ...options, logger: { ...logOptions('info'), stream } });
  await api.addCars(exampleCar());
  const request = exampleRequest({ customerName: 'Secret Person' });
  const { headers } = await api.post('/api/entities/CarsBooking', request, { headers: { traceparent } });
  await api.close();
  return { requestId: headers['x-request-id'], lines: lines.map((line) => JSON.parse(line)) };
}

test('a request and its statements are parts of the trace that it came with, without what they are about', async () => {
  const collector = await startCollector();
  const tracing = await openTracing('api', collector.url);
  const { requestId, lines } = await book({ tracing });
  await tracing.close();
  const { spans } = collector;
  const [request] = spans.filter(({ name }) => name === 'POST /api/entities/CarsBooking');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': 200, 'request.id': requestId });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const [insert] = statements.filter(({ attributes }) =>
    /insert into "?bookings/i.test(String(attributes['db.query.text'])),
  );
  expect(insert?.traceId).toBe(TRACE);
  expect(JSON.stringify(spans)).not.toContain('Secret');
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Request answered', traceId: TRACE, reqId: requestId }));
  await collector.stop();
});

test('without a collector the log still names the trace that a request came with', async () => {
  const { lines } = await book({});
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Request answered', traceId: TRACE }));
});
