import type { Browser } from 'playwright-core';
import { type CollectedSpan, startCollector } from 'shared-kit/testing/start-collector.ts';
import { freePort } from '../deployment/test/free-port.ts';
import { namedFigures, readDashboards, readRules } from '../deployment/test/read-monitoring.ts';
import { bookingsWithCode, call, freeCar, signInToken } from './api.ts';
import { bookOnPage } from './book.ts';
import { address, DESKTOP, launchBrowser, visit } from './browser.ts';
import { dayFromNow } from './days.ts';
import { ADMIN, type StartedProduct, startProduct } from './start-product.ts';

let browser: Browser;
let product: StartedProduct;
let collector: Awaited<ReturnType<typeof startCollector>>;
let figuresOf: Readonly<Record<'api' | 'gateway', string>>;
const shared = process.env.E2E_ADDRESS;

beforeAll(async () => {
  const [api, gateway] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  figuresOf = { api: `http://${api}`, gateway: `http://${gateway}` };
  collector = await startCollector();
  [browser, product] = await Promise.all([
    launchBrowser(),
    startProduct({
      API_METRICS: api,
      GATEWAY_METRICS: gateway,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '100',
      LOG_LEVEL: 'trace',
    }),
  ]);
  process.env.E2E_ADDRESS = product.address;
});
afterAll(async () => {
  process.env.E2E_ADDRESS = shared;
  await browser.close();
  await product.stop();
  await collector.stop();
});

const readFigures = async (server: 'api' | 'gateway') => (await fetch(`${figuresOf[server]}/metrics`)).text();

async function until<Value>(read: () => Value | Promise<Value>): Promise<NonNullable<Value>> {
  for (const end = Date.now() + 20_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const value = await read();
    if (value) return value;
    if (Date.now() > end) throw new Error(`It did not come: ${read}`);
  }
}

let code: string;

test('the press of a visitor who books is one trace, down to the statement', async () => {
  const range = { from: dayFromNow(40), to: dayFromNow(43) };
  const car = await freeCar(range);
  const path = `/car/${car.CarId}?pickupDate=${range.from}&dropoffDate=${range.to}`;
  const { page, complaints, settle, close } = await visit(browser, path, DESKTOP);
  // What traces presses is loaded after the page.
  await settle();
  code = await bookOnPage(page);
  const insert = await until(() =>
    collector.spans.find(({ attributes }) => /insert into "?bookings/i.test(String(attributes['db.query.text']))),
  );
  const spanOf = (child: CollectedSpan) =>
    until(() => collector.spans.find(({ spanId }) => spanId === child.parentSpanId));
  const api = await spanOf(insert);
  const gateway = await spanOf(api);
  const press = await spanOf(gateway);
  expect([press, gateway, api].map(({ service, name }) => `${service}: ${name}`)).toEqual([
    'car-rental-gateway: press on /car/:carId',
    'car-rental-gateway: POST /api/*',
    'car-rental-api: POST /api/entities/CarsBooking',
  ]);
  expect(new Set([press, gateway, api, insert].map(({ traceId }) => traceId)).size).toBe(1);
  // One id from the gateway to the log, and to the statement by its trace.
  const requestId = api.attributes['request.id'];
  expect(gateway.attributes['request.id']).toBe(requestId);
  const lines = product.output().split('\n');
  const answered = lines
    .filter((line) => line.includes(`"reqId":"${requestId}"`) && line.includes('Request answered'))
    .map((line) => JSON.parse(line));
  expect(answered.map(({ route, traceId }) => `${route} ${traceId}`).sort()).toEqual([
    `/api/* ${insert.traceId}`,
    `/api/entities/CarsBooking ${insert.traceId}`,
  ]);
  expect(complaints).toEqual([]);

  // A visitor who leaves for another page tells how this one was, past the service worker that a booking brings.
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto(address('/faq'), { waitUntil: 'commit' });
  for (const figure of ['largest_paint_seconds', 'interaction_seconds', 'layout_shift']) {
    const told = new RegExp(
      `^visit_${figure}_count\\{.*route="/car/:carId",language="en",version="[^"]+".*\\} 1$`,
      'm',
    );
    await until(async () => told.test(await readFigures('gateway')));
  }
  await close();
});

test('logs, figures and traces of all processes have nothing of the customer, nor of staff', async () => {
  const token = await signInToken();
  await call('/api/auth/login', { ...ADMIN, password: 'a wrong password' });
  await fetch(address(`/api/my-bookings/${code}/calendar.ics`));
  await fetch(address(`/api/entities/CarsBooking?search=Amina`), { headers: { authorization: `Bearer ${token}` } });
  await fetch(address(`/my-booking?code=${code}&email=amina@example.com`));
  await fetch(address(`/api/my-bookings/${code}/nothing?phone=0612345678`));
  const [{ customerEmail = '' } = {}] = await bookingsWithCode(code);
  expect(customerEmail).toBe('amina@example.com');
  const written = [
    product.output(),
    await readFigures('api'),
    await readFigures('gateway'),
    JSON.stringify(collector.spans),
  ].join('\n');
  expect(written).toContain('/api/my-bookings/:confirmationCode/calendar.ics');
  for (const secret of [
    'Amina',
    'El Fassi',
    'amina@',
    '612345678',
    '612 34 56 78',
    'B 123456',
    code,
    token,
    ADMIN.password,
  ])
    expect([secret, written.includes(secret)]).toEqual([secret, false]);
  // The address of the account is shown at the start, by no log line.
  const lines = product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{') && !line.includes('Server listening at'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes(ADMIN.email) || line.includes('127.0.0.1'))).toEqual([]);
});

test('what alerts and the dashboard ask for is told by the servers as they run', async () => {
  const text = (await readFigures('api')) + (await readFigures('gateway'));
  const told = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  const expressions = [
    ...(await readRules()).map(({ expr }) => expr),
    ...(await readDashboards()).flatMap(({ panels }) =>
      panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ),
  ];
  const asked = new Set(expressions.flatMap(namedFigures));
  expect(asked.size).toBeGreaterThan(20);
  expect([...asked].filter((name) => name !== 'up' && !told.has(name))).toEqual([]);
  for (const server of ['api', 'gateway'] as const) {
    const ready = await fetch(`${figuresOf[server]}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', missing: [], degraded: [] }]);
  }
});
