/** Profile of a mid-range phone. */
const CPU_SLOWDOWN = 4;
const SETTLE_DELAY_MS = 1500;

/**
 * @typedef {object} Visit what is measured
 * @property {string} address
 * @property {string} ready selector of what is there once the page is complete
 * @property {boolean} isHydrated whether React has to have hydrated it too
 */

/**
 * @typedef {object} Measured what the page says of itself, in milliseconds since its navigation
 * @property {{ first: number, largest: number }} paints
 * @property {number} shift
 * @property {number} readyAt
 * @property {{ begin: number, end: number }[]} longTasks
 */

/** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} LayoutShift */

/** @typedef {typeof globalThis & { measured: Measured }} MeasuredWindow */

/**
 * @typedef {object} Loaded a request, in seconds since the first one
 * @property {string} type
 * @property {string} url
 * @property {number} begin
 * @property {number} end
 * @property {number} bytes
 * @property {number} [depth] 1 for a request that waited for no other one
 */
/** @typedef {Omit<Loaded, 'end' | 'bytes'> & Partial<Loaded>} Request one that may not have ended */

/**
 * Measures a first visit in a new browser profile, and a second one with its cache; `unrendered` counts those whose page came
 * without content.
 * @param {import('playwright-core').Browser} browser
 * @param {Visit & { token?: string | undefined }} options `token` of a signed-in person
 */
export async function measurePage(browser, { address, ready, isHydrated, token }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  const cold = await visit(context, { address, ready, isHydrated });
  const again = await visit(context, { address, ready, isHydrated });
  await context.close();
  return { ...cold, repeatBytes: again.bytes, unrendered: cold.unrendered + again.unrendered };
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {Visit} options
 */
async function visit(context, { address, ready, isHydrated }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const requests = followRequests(session);
  await page.addInitScript(observe, { ready, isHydrated });
  const document = await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => /** @type {MeasuredWindow} */ (globalThis).measured.readyAt > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLE_DELAY_MS);
  const { paints, readyAt, longTasks, shift } = await page.evaluate(
    () => /** @type {MeasuredWindow} */ (globalThis).measured,
  );
  const unrendered = (await document?.text())?.includes('<div id="root"></div>') ? 1 : 0;
  await page.close();
  const [firstPaint, largestPaint] = [paints.first, paints.largest];
  // As Lighthouse counts it: of each task the part after the first paint, and of that what exceeds 50 ms.
  const blocking = longTasks.reduce(
    (sum, { begin, end }) => sum + Math.max(0, end - Math.max(begin, firstPaint) - 50),
    0,
  );
  return { largestPaint, readyAt, blocking, shift, unrendered, ...summarise(requests, { largestPaint, readyAt }) };
}

/**
 * Runs in the page.
 * @param {{ ready: string, isHydrated: boolean }} options
 */
function observe({ ready, isHydrated }) {
  /** @type {Measured} */
  const measured = { paints: { first: 0, largest: 0 }, shift: 0, readyAt: 0, longTasks: [] };
  /** @type {MeasuredWindow} */ (globalThis).measured = measured;
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} callback
   */
  const each = (type, callback) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.paints.first = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    measured.paints.largest = startTime;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = /** @type {LayoutShift} */ (entry);
    if (!hadRecentInput) measured.shift += value;
  });
  each('longtask', ({ startTime, duration }) =>
    measured.longTasks.push({ begin: startTime, end: startTime + duration }),
  );
  const isReady = () => {
    const element = document.querySelector(ready);
    return element && (!isHydrated || Object.keys(element).some((key) => key.startsWith('__react')));
  };
  const look = () => {
    if (isReady()) measured.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * @param {import('playwright-core').CDPSession} session
 * @returns {Map<string, Request>} by the browser's number of the request
 */
function followRequests(session) {
  /** @type {ReturnType<typeof followRequests>} */
  const requests = new Map();
  /** @type {number | undefined} */
  let start;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other', request }) => {
    start ??= timestamp;
    if (request.url.startsWith('http')) requests.set(requestId, { type, begin: timestamp - start, url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp - (start ?? timestamp), bytes: encodedDataLength });
  });
  return requests;
}

/**
 * Returns whether a request is of a kind that no other request depends on.
 * @param {Request} request
 */
const isLeaf = ({ type, url }) => ['Image', 'Font', 'Ping'].includes(type) || url.includes('favicon');

/**
 * The depth of a request is the length of the longest chain of requests that each began after the one before had ended;
 * pictures, icons, fonts and reports are left out.
 * @param {ReadonlyMap<string, Request>} requests
 * @param {{ largestPaint: number, readyAt: number }} moments
 */
function summarise(requests, { largestPaint, readyAt }) {
  const finished = [...requests.values()].filter(hasEnded).sort((a, b) => a.begin - b.begin);
  const chain = finished.filter((request) => !isLeaf(request));
  for (const request of chain) {
    const before = chain.filter(({ end }) => end <= request.begin).map(({ depth = 1 }) => depth);
    request.depth = 1 + Math.max(0, ...before);
  }
  /** @param {number} moment */
  const depthUntil = (moment) =>
    Math.max(1, ...chain.filter(({ end }) => end * 1000 <= moment).map(({ depth = 1 }) => depth));
  /** @param {readonly Loaded[]} list */
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    responseBytes: sum(finished.filter(({ type }) => type === 'Document')),
    scriptBytes: sum(finished.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'))),
    fontBytes: sum(finished.filter(({ type }) => type === 'Font')),
    bytes: sum(finished),
    requests: requests.size,
    depthToPaint: depthUntil(largestPaint),
    depthToReady: depthUntil(readyAt),
  };
}

/**
 * @param {Request} request
 * @returns {request is Loaded}
 */
function hasEnded(request) {
  return request.end !== undefined;
}
