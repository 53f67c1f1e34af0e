import { createMonitoring, readListenAddress } from './monitoring.ts';
import { requestIdOf } from './request-id.ts';

test.each([
  ['127.0.0.1:9100', { host: '127.0.0.1', port: 9100 }],
  [' api-1:0 ', { host: 'api-1', port: 0 }],
  ['[::1]:65535', { host: '::1', port: 65535 }],
  ['', undefined],
])('%j is read as the address of the figures', (value, address) => {
  expect(readListenAddress({ API_METRICS: value }, 'API_METRICS')).toEqual(address);
});

test.each(['9100', '127.0.0.1', '127.0.0.1:65536', 'a b:1', ':9100'])(
  '%j is refused by the name of the setting',
  (value) => {
    expect(() => readListenAddress({ API_METRICS: value }, 'API_METRICS')).toThrow(
      /^API_METRICS is ".*": expected an address/,
    );
  },
);

test.each(['', 'short', 'with spaces in it', `a\nb${'c'.repeat(20)}`, 'x'.repeat(65)])(
  'a request whose id is %j gets a new one',
  (id) => {
    const given = requestIdOf({ headers: { 'x-request-id': id } });
    expect(given).not.toBe(id);
    expect(given).toMatch(/^[\da-f-]{36}$/);
  },
);

test('the id of a server in front is kept', () => {
  expect(requestIdOf({ headers: { 'x-request-id': '0af7651916cd43dd8448eb211c80319c' } })).toBe(
    '0af7651916cd43dd8448eb211c80319c',
  );
});

describe('the private port', () => {
  const monitoring = createMonitoring('api', { level: '7' });
  let missing: string[] = [];
  let stop: () => Promise<void>;
  const address = { host: '127.0.0.1', port: 0 };
  let url: string;
  beforeAll(async () => {
    const listening = await monitoring.listen(address, async () => ({ missing, degraded: ['mail'] }));
    stop = listening.stop;
    url = `http://127.0.0.1:${listening.port}`;
  });
  afterAll(() => stop());

  test('serves the figures of requests by the pattern of their path', async () => {
    monitoring.recordRequest({ method: 'GET', route: '/car/:carId', status: 200, ms: 30 });
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain(`build_info{node="${process.version}",level="7",service="api"} 1`);
    expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0.05",.*route="\/car\/:carId".*\} 1/);
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('says what is missing', async () => {
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready', missing: [], degraded: ['mail'] });
    missing = ['database'];
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'not ready', missing: ['database'], degraded: ['mail'] });
    expect((await fetch(`${url}/other`)).status).toBe(404);
  });
});
