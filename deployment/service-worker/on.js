/**
 * Keeps a copy of the page with the bookings of this device and of the terms that they follow: HTML, released files, and
 * the last list of bookings.
 * They are answered when there is no network; every other request is the browser's. A page registers this worker once
 * there is a booking. The copy ends a day after the last rental.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{ dropoffDate: { $date: string } }} Booking */

const COPY = 'my-booking';
const PAGE = /^(\/[a-z]{2})?\/(?:my-booking|terms)\/*$/i;
const BOOKINGS = '/api/my-bookings';
const FILES = '/releases/';
/** With the time of the copy. */
const COPIED_AT = 'x-copied-at';
/** After this time without an answer the copy is used. */
const NETWORK_TIMEOUT_MS = 5000;
const DAY_MS = 86_400_000;

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(copyNow(String(event.data?.keep))));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== worker.location.origin) return;
  if (method === 'POST' && pathname.startsWith(`${BOOKINGS}/`)) event.respondWith(change(event.request));
  if (method !== 'GET') return;
  if (mode === 'navigate' ? PAGE.test(pathname) : pathname === BOOKINGS)
    event.respondWith(answer(event, mode === 'navigate' ? pageCopy(pathname) : bookingsCopy()));
  else if (mode !== 'navigate' && pathname.startsWith(FILES)) event.respondWith(answerFile(event.request));
});

/** @typedef {{ read(): Promise<Response | undefined>, keep(response: Response): Promise<void> }} Copy */

/**
 * Answers from the network and keeps a copy, or answers the copy.
 * @param {FetchEvent} event
 * @param {Copy} copy
 */
async function answer(event, { read, keep }) {
  const kept = await read().catch(() => undefined);
  try {
    const response = await (kept ? fetchInTime(event.request) : fetch(event.request));
    if (response.ok) event.waitUntil(keep(response.clone()));
    return response.status >= 500 && kept ? kept : response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/**
 * Sends a change, after which the copy of the bookings is no longer true.
 * @param {Request} request
 */
async function change(request) {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(COPY)).delete(BOOKINGS);
  return response;
}

/** @param {Request} request */
function fetchInTime(request) {
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), NETWORK_TIMEOUT_MS);
  });
  return Promise.race([fetch(request), timeout]);
}

/** @param {Request} request of a file whose name changes with its content */
async function answerFile(request) {
  return (await caches.match(request.url, { cacheName: COPY, ignoreVary: true })) ?? fetch(request);
}

/** @param {string} pathname of a page, in whose language the copies are made */
async function copyNow(pathname) {
  const [match, language = ''] = PAGE.exec(pathname) ?? [];
  if (match === undefined) return;
  for (const path of [`${language}/my-booking`, `${language}/terms`]) {
    const page = await fetch(path);
    if (page.ok) await pageCopy(path).keep(page);
  }
  const bookings = await fetch(BOOKINGS);
  if (bookings.ok) await bookingsCopy().keep(bookings);
}

/**
 * @param {string} pathname
 * @returns {Copy}
 */
function pageCopy(pathname) {
  return {
    read: () => caches.match(pathname, { cacheName: COPY, ignoreVary: true }),
    async keep(response) {
      const cache = await caches.open(COPY);
      // Before the page: without its files it could not be shown.
      const missing = listFiles(await response.clone().text());
      for (const { url } of await cache.keys()) missing.delete(new URL(url).pathname);
      await cache.addAll([...missing]);
      await cache.put(pathname, response);
      await removeUnused(cache);
    },
  };
}

/**
 * Removes the files of earlier releases.
 * @param {Cache} cache
 */
async function removeUnused(cache) {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const pages = await Promise.all(kept.filter((path) => PAGE.test(path)).map((path) => cache.match(path)));
  const texts = await Promise.all(pages.map((page) => page?.text() ?? ''));
  const used = listFiles(texts.join('\n'));
  await Promise.all(kept.filter((path) => path.startsWith(FILES) && !used.has(path)).map((path) => cache.delete(path)));
}

/**
 * Returns the paths of the released files that a page loads, with the disabled style sheets: they stand in the page itself,
 * and are loaded when it is reached by a link.
 * @param {string} html
 * @returns {Set<string>}
 */
function listFiles(html) {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  return new Set(tags.flatMap((tag) => /\b(?:src|href)="(\/releases\/[^"]+)"/.exec(tag)?.[1] ?? []));
}

/** @returns {Copy} */
function bookingsCopy() {
  return {
    async read() {
      const kept = await caches.match(BOOKINGS, { cacheName: COPY, ignoreVary: true });
      if (!kept) return undefined;
      const bookings = await listCurrent(kept);
      if (bookings.length === 0) await end();
      return bookings.length > 0 ? composeList(bookings, kept.headers.get(COPIED_AT) ?? '') : undefined;
    },
    async keep(response) {
      const bookings = await listCurrent(response);
      if (bookings.length === 0) return end();
      await (await caches.open(COPY)).put(BOOKINGS, composeList(bookings, new Date().toISOString()));
    },
  };
}

/**
 * Returns the bookings whose rental is not over for more than a day.
 * @param {Response} response
 * @returns {Promise<Booking[]>}
 */
async function listCurrent(response) {
  /** @type {{ data: Booking[] }} */
  const { data } = await response.json();
  // The second midnight after the drop-off day.
  return data.filter(({ dropoffDate }) => Date.now() < Date.parse(dropoffDate.$date) + 2 * DAY_MS);
}

/**
 * @param {Booking[]} bookings
 * @param {string} copiedAt
 */
function composeList(bookings, copiedAt) {
  // The page shows the license number only in a form, which a copy does not offer.
  const data = bookings.map((booking) => ({ ...booking, driverLicense: '' }));
  return Response.json({ code: 200, data }, { headers: { [COPIED_AT]: copiedAt } });
}

/** Removes the copy and this worker. */
async function end() {
  await caches.delete(COPY);
  await worker.registration.unregister();
}
