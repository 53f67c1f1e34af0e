import { type CollectedSpan, startCollector } from '../../testing/start-collector.ts';
import { traceIdOf, traceparentOf } from './trace-context.ts';
import { openTracing, readCollector } from './tracing.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

test.each([
  [' http://127.0.0.1:4318/ ', 'http://127.0.0.1:4318'],
  ['https://collector.example/otlp', 'https://collector.example/otlp'],
  ['', undefined],
])('%j is read as the address of the collector', (value, address) => {
  expect(readCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: value }, 'OTEL_EXPORTER_OTLP_ENDPOINT')).toBe(address);
});

test.each(['127.0.0.1:4318', 'grpc://collector', 'http://', 'http://one?a=b'])('%j is refused by name', (value) => {
  expect(() => readCollector({ OTEL_EXPORTER_OTLP_ENDPOINT: value }, 'OTEL_EXPORTER_OTLP_ENDPOINT')).toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT is ".*": expected the address/,
  );
});

test.each([
  [`00-${TRACE}-${SPAN}-01`, TRACE],
  [`00-${TRACE}-${SPAN}-00`, TRACE],
  [`00-${'0'.repeat(32)}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${'0'.repeat(16)}-01`, undefined],
  [`00-${TRACE.toUpperCase()}-${SPAN}-01`, undefined],
  [`00-${TRACE}-${SPAN}-01\n"`, undefined],
  ['nothing', undefined],
])('the trace of %j is %j', (traceparent, trace) => {
  expect(traceIdOf(traceparentOf({ headers: { traceparent } }) ?? '')).toBe(trace);
});

test('spans reach the collector as parts of their trace, also one that was begun elsewhere', async () => {
  const collector = await startCollector();
  const tracing = await openTracing('api', collector.url);
  const elsewhere = tracing.start('press on /', { ids: { trace: TRACE, span: SPAN }, began: Date.now() - 50 });
  const request = tracing.start('POST', { kind: 'server', parent: elsewhere.traceparent });
  const statement = tracing.start('SELECT', {
    parent: request.traceparent,
    attributes: { 'db.query.text': 'SELECT 1' },
  });
  statement.end({ hasFailed: true });
  request.end({ name: 'POST /api/entities/CarsBooking', attributes: { 'http.response.status_code': 200 } });
  elsewhere.end();
  // Somebody in front has decided not to record this one.
  tracing.start('GET', { parent: `00-${TRACE}-${SPAN}-00` }).end();
  await tracing.close();
  const of = (name: string) => collector.spans.find((span) => span.name === name) as CollectedSpan;
  expect(collector.spans).toHaveLength(3);
  expect(of('press on /')).toMatchObject({ traceId: TRACE, spanId: SPAN, service: 'car-rental-api' });
  const api = of('POST /api/entities/CarsBooking');
  expect(api).toMatchObject({ traceId: TRACE, parentSpanId: SPAN, attributes: { 'http.response.status_code': 200 } });
  expect(of('SELECT')).toMatchObject({ traceId: TRACE, parentSpanId: api.spanId, status: { code: 2 } });
  await collector.stop();
});

test('a collector that is away keeps nobody from ending', async () => {
  const tracing = await openTracing('api', 'http://127.0.0.1:1');
  tracing.start('GET').end();
  await tracing.close();
});
