/** A phone of the middle class on a slow network. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SETTLE_MS = 1500;

/**
 * One cold visit, in a browser profile of its own.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {string} dataSelector what is there once the page shows its data
 */
export async function measurePage(browser, address, dataSelector) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const requests = followRequests(session);
  await page.addInitScript(observe, dataSelector);
  await page.goto(address);
  await page.locator(dataSelector).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => globalThis.measured);
  await context.close();
  return { ...seen, ...summarise(requests, seen.dataShown) };
}

function observe(selector) {
  const measured = { largestPaint: 0, shift: 0, dataShown: 0 };
  globalThis.measured = measured;
  new PerformanceObserver((list) => {
    measured.largestPaint = list.getEntries().at(-1).startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) measured.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (document.querySelector(selector)) measured.dataShown = performance.now();
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

/** A wave is a request that could begin only after another had ended; pictures come after what they show. */
function summarise(requests, dataShown) {
  const finished = [...requests.values()].filter(({ end, type }) => end !== undefined && type !== 'Image');
  const needed = finished.filter(({ begin }) => begin * 1000 < dataShown).sort((a, b) => a.begin - b.begin);
  for (const request of needed) {
    const before = needed.filter(({ end }) => end <= request.begin).map(({ wave = 1 }) => wave);
    request.wave = 1 + Math.max(0, ...before);
  }
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum(finished.filter(({ type, url }) => type === 'Script' || url.endsWith('.js'))),
    bytes: sum([...requests.values()].filter(({ bytes }) => bytes)),
    requests: requests.size,
    waves: Math.max(...needed.map(({ wave }) => wave)),
  };
}
