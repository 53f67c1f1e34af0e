import { createRequire } from 'node:module';
import { LOCALES } from '../../shared-kit/build/catalogs-plugin.mjs';
import { findChromium } from '../find-chromium.mjs';
import { INTERACTION_LIMITS, measureInteractions } from './measure-interactions.mjs';
import { measurePage } from './measure-page.mjs';
import { FRAME_LIMIT_MS, measurePlanning } from './measure-planning.mjs';
import { startSlowNetworkProxy } from './slow-network-proxy.mjs';
import { ADMIN, startProduct } from './start-product.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const BOOKINGS = 12;
/** A year of a large agency. */
const LARGE_AGENCY = { cars: 300, bookings: 10_000 };
/** Limit of the time until a page of the console is usable, relative to the single bundle. */
const CONSOLE_LIMIT = 1.25;
/**
 * Limits of the additional cost of a page in another language than English: kB (brotli) of texts and code, and the
 * ratio of the largest paint. Fonts of the language's script are not included.
 */
const LANGUAGE_LIMITS = { kilobytes: 12, largestPaint: 1.1 };
const [, ...TRANSLATIONS] = LOCALES;
const THIRD_REMOTE_PAGE = 'FAQ beside a third remote';
/** Limit of the largest paint of a third remote's page, relative to the same page of the public remote. */
const THIRD_REMOTE_LIMIT = 1.05;
const { chromium } = createRequire(import.meta.url)('playwright-core');

const found = await findChromium();
if (!found) throw new Error('The benchmark needs a Chromium: install one or set CHROME_PATH');
const { executable, env: chromiumEnv } = found;
/**
 * The started processes, latest first, to be stopped also when a run fails.
 * @type {{ stop(): Promise<void> }[]}
 */
const started = [];
/**
 * @template {{ stop(): Promise<void> }} Started
 * @param {Started | Promise<Started>} starting
 */
async function keep(starting) {
  const thing = await starting;
  started.unshift(thing);
  return thing;
}
/** The slow network in front of each server, by the server's origin. @type {Map<string, { address: string }>} */
const networks = new Map();
/** @typedef {Awaited<ReturnType<typeof measurePage>> & { firstByte: number }} Result */
/** @type {(Result & { page: string, build: string })[]} */
const rows = [];
const CONSOLE_PAGES = [
  { name: 'Sign-in', path: '/login', ready: 'form button' },
  { name: 'Dashboard', path: '/admin', ready: 'main a[href^="/admin/bookings/"]' },
  { name: 'Customers', path: '/admin/customers', ready: 'main a[href^="/admin/customers/"]' },
  { name: 'Fines', path: '/admin/fines', ready: 'main a[href^="/admin/fines/"]' },
  { name: 'Reports', path: '/admin/reports', ready: 'main details' },
];
/** Names of the console pages to measure (`CONSOLE_PAGES=Customers,Fines`), without the site, interactions and Planning; all are measured when undefined. */
const onlyPages = process.env.CONSOLE_PAGES?.split(',');
/** By zoom, one for each run. @type {Map<string, Awaited<ReturnType<typeof measurePlanning>>[]>} */
const plannings = new Map([
  ['weeks', []],
  ['quarter', []],
]);
/** By step, one for each run. @type {Map<string, import('./measure-interactions.mjs').Interaction[]>} */
const interactions = new Map();
const product = await keep(startProduct());
try {
  await measureAll();
  print();
  printLanguages();
  printThirdRemote();
  printInteractions();
  printConsole();
} finally {
  for (const thing of started) await thing.stop();
}

async function measureAll() {
  const browser = await chromium.launch({
    executablePath: executable,
    env: { ...process.env, ...chromiumEnv },
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
  await keep({ stop: () => browser.close() });
  const car = await firstCar();
  for (let index = 0; index < BOOKINGS; index++) await book(car, index);
  if (!onlyPages) await measureSite(browser, `/car/${car.CarId}`);
  await measureConsole(browser, car);
  if (onlyPages) return;

  for (let run = 0; run < RUNS; run++)
    for (const [step, interaction] of await measureInteractions(browser, product.address))
      interactions.set(step, [...(interactions.get(step) ?? []), interaction]);

  const agency = await keep(startProduct(LARGE_AGENCY));
  const { accessToken } = await call('/api/auth/login', ADMIN, agency.address);
  for (let run = 0; run < RUNS; run++)
    for (const [zoom, list] of plannings)
      list.push(await measurePlanning(browser, { address: agency.address, token: accessToken, zoom }));
}

/**
 * Measures the pages of the console beside the same sources in one bundle.
 * @param {import('playwright-core').Browser} browser
 * @param {{ CarId: string }} car
 */
async function measureConsole(browser, { CarId }) {
  // Imported here, since it needs the build that starting the product has made.
  const { startReference } = await import('./start-reference.mjs');
  const oneConsole = await keep(startReference({ part: 'console', apiOrigin: product.apiOrigin }));
  const token = await signIn();
  const day = { $date: new Date().toISOString().slice(0, 10) };
  const fine = { kind: 'fine', carId: CarId, occurredOn: day, occurredTime: '10:00', amount: 40 };
  await call('/api/entities/Fines', { ...fine, authority: 'Police', reference: 'BENCH-1' }, product.address, token);
  for (const { name, path, ready } of CONSOLE_PAGES) {
    if (onlyPages && !onlyPages.includes(name)) continue;
    const visit = { ready, isHydrated: true, ...(path !== '/login' && { token }) };
    await measure(browser, name, {
      product: { ...visit, address: product.address + path },
      'one bundle': { ...visit, address: oneConsole.address + path },
    });
  }
}

/**
 * Measures the public pages beside the same sources in one bundle.
 * @param {import('playwright-core').Browser} browser
 * @param {string} carPath
 */
async function measureSite(browser, carPath) {
  // Imported here, since these modules need the build that starting the product has made.
  const { startReference } = await import('./start-reference.mjs');
  const { PLAIN_PAGE, startStaticFiles } = await import('./start-static-files.mjs');
  const { addThirdRemote } = await import('./add-third-remote.mjs');
  const { apiOrigin } = product;
  const site = await keep(startReference({ part: 'site', apiOrigin, isRendered: true }));
  const plainSite = await keep(startReference({ part: 'site', apiOrigin }));
  const files = await keep(startStaticFiles(product.address));
  const plain = { 'plain page': { address: files.address + PLAIN_PAGE, ready: 'h1', isHydrated: false } };
  const CAR_LINK = 'main a[href^="/car/"]';
  const PUBLIC_PAGES = [
    { name: 'Home', path: '/', ready: 'main form', file: CAR_LINK },
    { name: 'Cars', path: '/cars', ready: CAR_LINK, file: CAR_LINK },
    { name: 'Car', path: carPath, ready: 'main table button', file: 'main h1' },
  ];

  for (const { name, path, ready, file } of PUBLIC_PAGES)
    await measure(browser, name, {
      product: { address: product.address + path, ready, isHydrated: true },
      'one bundle': { address: site.address + path, ready, isHydrated: true },
      'one bundle, not rendered': { address: plainSite.address + path, ready, isHydrated: true },
      'static file': { address: files.address + path, ready: file, isHydrated: false },
      ...plain,
      ...inTranslations(path, ready),
    });
  // The page with the most text.
  await measure(browser, 'FAQ', {
    product: { address: `${product.address}/faq`, ready: 'main h1', isHydrated: true },
    ...plain,
    ...inTranslations('/faq', 'main h1'),
  });
  await addThirdRemote(product);
  await measure(browser, THIRD_REMOTE_PAGE, {
    product: { address: `${product.address}/faq`, ready: 'main h1', isHydrated: true },
    'third remote': { address: `${product.address}/third/faq`, ready: 'main h1', isHydrated: true },
  });
}

/**
 * Returns the visits of a page in all languages but English.
 * @param {string} path of a page
 * @param {string} ready selector of an element of the complete page, in English
 */
function inTranslations(path, ready) {
  return Object.fromEntries(
    TRANSLATIONS.map((locale) => [
      locale,
      // The home page of a language has no slash at the end.
      {
        address: `${product.address}/${locale}${path}`.replace(/\/$/, ''),
        ready: localize(ready, locale),
        isHydrated: true,
      },
    ]),
  );
}

/**
 * Measures a page of several builds in turn, so that noise of the machine affects all of them.
 * @param {import('playwright-core').Browser} browser
 * @param {string} name of the page
 * @param {Record<string, Parameters<typeof measurePage>[1]>} builds
 */
async function measure(browser, name, builds) {
  /** @type {Map<string, Result[]>} */
  const results = new Map();
  for (let run = 0; run < RUNS; run++)
    for (const [build, options] of Object.entries(builds)) {
      const firstByte = await measureFirstByte(options.address);
      const slow = { ...options, address: await throughSlowNetwork(options.address) };
      const result = { ...(await measurePage(browser, slow)), firstByte };
      results.set(build, [...(results.get(build) ?? []), result]);
    }
  for (const [build, list] of results) {
    const unrendered = list.reduce((sum, one) => sum + one.unrendered, 0);
    rows.push({ page: name, build, ...medians(list), unrendered });
  }
}

/**
 * Returns the address of a page behind a slow network.
 * @param {string} address
 */
async function throughSlowNetwork(address) {
  const { origin } = new URL(address);
  const network = networks.get(origin) ?? (await keep(startSlowNetworkProxy(origin)));
  networks.set(origin, network);
  return address.replace(origin, network.address);
}

/**
 * Returns the time to the first byte of a page that is not cached, in ms, over loopback.
 * @param {string} address
 */
async function measureFirstByte(address) {
  const start = performance.now();
  const response = await fetch(`${address}?fresh=${start}`, { headers: { accept: 'text/html' } });
  const firstByte = performance.now() - start;
  await response.arrayBuffer();
  return firstByte;
}

function print() {
  console.log(`Phone profile: CPU 4×, 1.6 Mbit/s, 150 ms; cold cache; medians of ${RUNS}.\n`);
  console.log(
    '| Page | Build | First byte, uncached, ms | Largest paint ms | Hydrated ms | Blocking ms | CLS | First response kB | JS kB | All kB | Again kB | Requests | Depth to paint / hydrated | Without content |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|---|');
  for (const row of rows)
    console.log(
      `| ${[
        row.page,
        row.build,
        Math.round(row.firstByte),
        Math.round(row.largestPaint),
        Math.round(row.readyAt),
        Math.round(row.blocking),
        row.shift.toFixed(3),
        (row.responseBytes / 1000).toFixed(1),
        kilo(row.scriptBytes),
        kilo(row.bytes),
        (row.repeatBytes / 1000).toFixed(1),
        row.requests,
        `${row.depthToPaint} / ${row.depthToReady}`,
        `${row.unrendered} of ${2 * RUNS}`,
      ].join(' | ')} |`,
    );
  console.log(
    '\n| Page | Largest paint × plain page of 15 kB | × static file | × one bundle | × one bundle, not rendered | Hydrated × one bundle | JS × one bundle | Blocking ms (one bundle, static file) |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const name of [...new Set(rows.map(({ page }) => page))]) {
    /** @param {string} build */
    const of = (build) => rows.find((row) => row.page === name && row.build === build);
    const product = of('product');
    /**
     * @param {string} build
     * @param {keyof Result} field
     */
    const ratio = (build, field) => {
      const other = of(build);
      return product && other ? (product[field] / other[field]).toFixed(2) : '';
    };
    /** @param {string} build */
    const blocking = (build) => {
      const other = of(build);
      return other ? Math.round(other.blocking) : '–';
    };
    console.log(
      `| ${name} | ${ratio('plain page', 'largestPaint')} | ${ratio('static file', 'largestPaint')} | ${ratio('one bundle', 'largestPaint')} | ${ratio('one bundle, not rendered', 'largestPaint')} | ${ratio('one bundle', 'readyAt')} | ${ratio('one bundle', 'scriptBytes')} | ${blocking('product')} (${blocking('one bundle')}, ${blocking('static file')}) |`,
    );
  }
}

/** Prints the additional cost of pages in other languages than English. */
function printLanguages() {
  const { kilobytes, largestPaint } = LANGUAGE_LIMITS;
  console.log(
    `\n| Page | Language | Largest paint × English (at most ${largestPaint}) | kB without typefaces, English | kB more than English (at most ${kilobytes}) | kB of typefaces more |`,
  );
  console.log('|---|---|---|---|---|---|');
  for (const row of rows.filter(({ build }) => TRANSLATIONS.includes(build))) {
    const english = rows.find(({ page, build }) => page === row.page && build === 'product');
    if (!english) continue;
    const figures = [
      (row.largestPaint / english.largestPaint).toFixed(2),
      kilo(withoutTypefaces(english)),
      ((withoutTypefaces(row) - withoutTypefaces(english)) / 1000).toFixed(1),
      ((row.fontBytes - english.fontBytes) / 1000).toFixed(1),
    ];
    console.log(`| ${[row.page, row.build, ...figures].join(' | ')} |`);
  }
}

/** @param {Result} page */
function withoutTypefaces({ bytes, fontBytes }) {
  return bytes - fontBytes;
}

/** Prints what a page costs in a third remote, relative to the same page in the public one. */
function printThirdRemote() {
  const of = (/** @type {string} */ name) =>
    rows.find(({ page, build }) => page === THIRD_REMOTE_PAGE && build === name);
  const [own, third] = [of('product'), of('third remote')];
  if (!own || !third) return;
  const ratio = (/** @type {keyof Result} */ field) => (third[field] / own[field]).toFixed(3);
  console.log(
    `\nFAQ in a third remote × in the public one (at most ${THIRD_REMOTE_LIMIT}): largest paint ${ratio('largestPaint')}, hydrated ${ratio('readyAt')}, first response ${ratio('responseBytes')}, JS ${ratio('scriptBytes')}, all bytes ${ratio('bytes')}`,
  );
}

/** Prints the response times of the controls from the home page to a booking. */
function printInteractions() {
  const { median, worst } = INTERACTION_LIMITS;
  console.log(
    `\n| Interaction to next paint at CPU 4×, ms | Median (at most ${median}) | Worst (at most ${worst}) | Then blocking, median |`,
  );
  console.log('|---|---|---|---|');
  for (const [step, list] of interactions) {
    const sorted = (/** @type {'duration' | 'blocking'} */ field) =>
      list.map((one) => Math.round(one[field])).toSorted((a, b) => a - b);
    const [durations, blocking] = [sorted('duration'), sorted('blocking')];
    const middle = Math.floor(list.length / 2);
    console.log(`| ${step} | ${durations[middle]} | ${durations.at(-1)} | ${blocking[middle]} |`);
  }
}

/** Prints the time until the pages of the console are usable, and the frame times of scrolling in Planning. */
function printConsole() {
  console.log('\n| Console | | Aim |');
  console.log('|---|---|---|');
  for (const { name } of CONSOLE_PAGES) {
    if (onlyPages && !onlyPages.includes(name)) continue;
    const [own = Number.NaN, reference = Number.NaN] = ['product', 'one bundle'].map(
      (build) => rows.find((row) => row.page === name && row.build === build)?.readyAt,
    );
    const ratio = (own / reference).toFixed(2);
    console.log(`| ${name} usable, ms (× one bundle) | ${Math.round(own)} (${ratio}) | at most ${CONSOLE_LIMIT} × |`);
  }
  for (const [zoom, list] of plannings) {
    const [middle] = list.toSorted((a, b) => a.p95 - b.p95).slice(Math.floor(list.length / 2));
    if (!middle) continue;
    const { median, p95, longest, slow } = middle;
    console.log(
      `| Planning (${zoom}), ${LARGE_AGENCY.cars} cars and ${LARGE_AGENCY.bookings} bookings, frames while scrolling at CPU 4×, ms: median / p95 / longest | ${[median, p95, longest].map(Math.round).join(' / ')}; ${(slow * 100).toFixed(1)} % over ${FRAME_LIMIT_MS} | under ${FRAME_LIMIT_MS} |`,
    );
  }
}

/**
 * Returns a selector that finds the links to cars in another language too.
 * @param {string} selector
 * @param {string} locale
 */
function localize(selector, locale) {
  return selector.replace('href^="/', `href^="/${locale}/`);
}

/**
 * @param {readonly Result[]} list
 * @returns {Result} of each figure its median
 */
function medians(list) {
  const [first] = list;
  if (!first) throw new Error('Nothing was measured: RUNS must be at least 1');
  const medianOf = (/** @type {keyof Result} */ field) =>
    list.map((result) => result[field]).toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  const fields = /** @type {(keyof Result)[]} */ (Object.keys(first));
  return /** @type {Result} */ (Object.fromEntries(fields.map((field) => [field, medianOf(field)])));
}

/** @param {number} bytes */
function kilo(bytes) {
  return (bytes / 1000).toFixed(0);
}

/**
 * @param {string} path
 * @param {object} body
 */
async function call(path, body, address = product.address, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()).data[0];
}

async function signIn() {
  return (await call('/api/auth/login', ADMIN)).accessToken;
}

async function firstCar() {
  const search = { entity: 'Cars', pagination: { page: 1, size: 1 } };
  return call('/api/entities/Cars/search', search);
}

/**
 * Creates a booking, as data for the console.
 * @param {{ CarId: string, price: number }} car
 * @param {number} index
 */
async function book({ CarId, price }, index) {
  const day = (/** @type {number} */ count) => ({
    $date: new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10),
  });
  await call('/api/entities/CarsBooking', {
    carId: CarId,
    confirmationCode: `BEN-C${String(index).padStart(2, '0')}`,
    customerName: 'Nobody At All',
    customerEmail: 'nobody@example.com',
    customerPhone: '+33 1 99 00 00 00',
    driverLicense: 'X1',
    pickupDate: day(30 + 2 * index),
    dropoffDate: day(30 + 2 * index),
    days: 1,
    unitPrice: price,
    totalPrice: price,
  });
}
