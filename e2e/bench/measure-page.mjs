/** A phone of the middle class on a slow network. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SETTLE_MS = 1500;

/**
 * One cold visit in a browser profile of its own, and the visit after it.
 * @param {import('playwright-core').Browser} browser
 * @param {{ address: string, ready: string, isAlive: boolean, token?: string }} options `ready` is there once the page
 *   is complete; with `isAlive`, once React looks after it; `token` of a signed-in person
 */
export async function measurePage(browser, { address, ready, isAlive, token }) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  const cold = await visit(context, { address, ready, isAlive });
  const again = await visit(context, { address, ready, isAlive });
  await context.close();
  return { ...cold, repeatBytes: again.bytes };
}

async function visit(context, { address, ready, isAlive }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const requests = followRequests(session);
  await page.addInitScript(observe, { ready, isAlive });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.measured.readyAt > 0, undefined, { timeout: 60_000 });
  await page.waitForLoadState('load');
  await page.waitForTimeout(SETTLE_MS);
  const { paints, readyAt, longTasks, shift } = await page.evaluate(() => globalThis.measured);
  await page.close();
  const [firstPaint, largestPaint] = [paints.first, paints.largest];
  // As Lighthouse counts it: of each task the part after the first paint, and of that what exceeds 50 ms.
  const blocking = longTasks.reduce(
    (sum, { begin, end }) => sum + Math.max(0, end - Math.max(begin, firstPaint) - 50),
    0,
  );
  return { largestPaint, readyAt, blocking, shift, ...summarise(requests, { largestPaint, readyAt }) };
}

function observe({ ready, isAlive }) {
  const measured = { paints: { first: 0, largest: 0 }, shift: 0, readyAt: 0, longTasks: [] };
  globalThis.measured = measured;
  const each = (type, callback) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measured.paints.first = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    measured.paints.largest = startTime;
  });
  each('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) measured.shift += value;
  });
  each('longtask', ({ startTime, duration }) =>
    measured.longTasks.push({ begin: startTime, end: startTime + duration }),
  );
  const isReady = () => {
    const element = document.querySelector(ready);
    return element && (!isAlive || Object.keys(element).some((key) => key.startsWith('__react')));
  };
  const look = () => {
    if (isReady()) measured.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function followRequests(session) {
  const requests = new Map();
  let start;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
    start ??= timestamp;
    if (request.url.startsWith('http')) requests.set(requestId, { type, begin: timestamp - start, url: request.url });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    Object.assign(requests.get(requestId) ?? {}, { end: timestamp - start, bytes: encodedDataLength });
  });
  return requests;
}

/** No other request waits for these. */
const isLeaf = ({ type, url }) => ['Image', 'Font', 'Ping'].includes(type) || url.includes('favicon');

/**
 * A wave is a request that could begin only after another had ended; pictures, icons, fonts and reports are left out.
 */
function summarise(requests, { largestPaint, readyAt }) {
  const finished = [...requests.values()].filter(({ end }) => end !== undefined).sort((a, b) => a.begin - b.begin);
  const chain = finished.filter((request) => !isLeaf(request));
  for (const request of chain) {
    const before = chain.filter(({ end }) => end <= request.begin).map(({ wave = 1 }) => wave);
    request.wave = 1 + Math.max(0, ...before);
  }
  const wavesUntil = (moment) =>
    Math.max(1, ...chain.filter(({ end }) => end * 1000 <= moment).map(({ wave }) => wave));
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(finished.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'))),
    bytes: sum(finished),
    requests: requests.size,
    wavesToPaint: wavesUntil(largestPaint),
    wavesToReady: wavesUntil(readyAt),
  };
}
