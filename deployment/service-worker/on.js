/**
 * Keeps a copy of the page with the bookings of this device and of the terms that they follow: HTML, released files, and
 * the last list of bookings. The copy ends a day after the last rental. For staff, another one keeps the page of a hand-over
 * with its files; that page keeps its data itself, and removes all of it at a sign-out.
 * They are answered when there is no network; every other request is the browser's. A page registers this worker once
 * there is a booking, or a hand-over.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{ dropoffDate: { $date: string } }} Booking */

/**
 * Where the browser can route past a worker; TypeScript does not know it yet.
 * @typedef {ExtendableEvent & { addRoutes?(rules: object): Promise<void> }} RoutedInstall
 */

const COPY = 'my-booking';
const HANDOVER_COPY = 'handover';
/** One page for all of them: it has nothing of a booking. */
const HANDOVER_PAGE = /^\/admin\/bookings\/\d+\/handover\/[a-z]+\/*$/i;
const HANDOVER_KEY = '/admin/handover';
const PAGE = /^(\/[a-z]{2})?\/(?:my-booking|terms)\/*$/i;
const BOOKINGS = '/api/my-bookings';
const FILES = '/releases/';
/** With the time of the copy. */
const COPIED_AT = 'x-copied-at';
/** After this time without an answer the copy is used. */
const NETWORK_TIMEOUT_MS = 5000;
const DAY_MS = 86_400_000;
/** Routed past this worker: Chromium drops what a page sends while it is left if a worker is asked first. */
const SENT_WHEN_LEAVING = ['/measurements', '/release-failures'];
const HANDOVER_RENTALS = '/admin/handovers/';
/** As in the page, which uses no older ones. */
const HANDOVER_LIFETIME_MS = 3 * DAY_MS;

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  const routed = /** @type {RoutedInstall} */ (event);
  routed.addRoutes?.(SENT_WHEN_LEAVING.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' })));
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const { keep, keepHandover: loaded } = event.data ?? {};
  event.waitUntil(loaded ? keepHandover(loaded) : copyNow(String(keep)));
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== worker.location.origin) return;
  if (method === 'POST' && pathname.startsWith(`${BOOKINGS}/`)) event.respondWith(change(event.request));
  if (method !== 'GET') return;
  if (mode === 'navigate') event.waitUntil(dropOldRentals());
  if (mode === 'navigate' && HANDOVER_PAGE.test(pathname)) return event.respondWith(answer(event, HANDOVER));
  if (mode === 'navigate' ? PAGE.test(pathname) : pathname === BOOKINGS)
    event.respondWith(answer(event, mode === 'navigate' ? pageCopy(pathname) : bookingsCopy()));
  else if (mode !== 'navigate' && pathname.startsWith(FILES)) event.respondWith(answerFile(event.request));
});

/** @typedef {{ read(event: FetchEvent): Promise<Response | undefined>, keep(response: Response): Promise<void> }} Copy */

/**
 * Answers from the network and keeps a copy, or answers the copy.
 * @param {FetchEvent} event
 * @param {Copy} copy
 */
async function answer(event, { read, keep }) {
  const kept = await read(event).catch(() => undefined);
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

/** @param {Request | string} request */
function fetchInTime(request) {
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), NETWORK_TIMEOUT_MS);
  });
  return Promise.race([fetch(request), timeout]);
}

/** @param {Request} request of a file whose name changes with its content */
async function answerFile(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
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
      const files = listFiles(await response.clone().text());
      await inTurn(() => keepPage(pathname, response, files));
    },
  };
}

/** The last change of the copied pages, those of hand-overs too. */
let changed = Promise.resolve();

/**
 * Runs one change of the copied pages at a time: the files of a page are unused to another change until the page is kept.
 * @param {() => Promise<void>} change
 */
function inTurn(change) {
  const done = changed.then(change);
  changed = done.catch(() => undefined);
  return done;
}

/**
 * @param {string} pathname
 * @param {Response} page
 * @param {Set<string>} files that the page loads
 */
async function keepPage(pathname, page, files) {
  const cache = await caches.open(COPY);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  // Before the page: without its files it could not be shown.
  await cache.addAll([...files].filter((path) => !kept.includes(path)));
  await cache.put(pathname, page);
  await removeUnused(cache);
}

/**
 * The page of a hand-over. Its copy changes only as a whole, by `keepHandover`.
 * @type {Copy}
 */
const HANDOVER = {
  read: () => caches.match(HANDOVER_KEY, { cacheName: HANDOVER_COPY, ignoreVary: true }),
  keep: async () => undefined,
};

/**
 * Keeps the page of a hand-over with its files and those that it has loaded by itself, such as texts. While the page is of
 * an earlier release than the one that is served, the former copy stays.
 * @param {{ page: string, files: string[] }} loaded
 */
async function keepHandover({ page, files }) {
  const response = await fetchInTime(page);
  if (!response.ok || !HANDOVER_PAGE.test(page)) return;
  const needed = listFiles(await response.clone().text());
  const loaded = files.filter((file) => file.startsWith(worker.location.origin + FILES));
  for (const release of new Set([...needed].map(releaseOf))) {
    const own = loaded.map((file) => new URL(file).pathname).filter((path) => releaseOf(path) === release);
    if (own.length === 0) return;
    for (const path of own) needed.add(path);
  }
  await inTurn(async () => {
    const cache = await caches.open(HANDOVER_COPY);
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await cache.addAll([...needed].filter((path) => !kept.includes(path)));
    await cache.put(HANDOVER_KEY, response);
    const unused = kept.filter((path) => path.startsWith(FILES) && !needed.has(path));
    await Promise.all(unused.map((path) => cache.delete(path)));
  });
}

/** Removes the copies of rentals that are older than their limit, also when nobody signs in again. */
async function dropOldRentals() {
  if (!(await caches.has(HANDOVER_COPY))) return;
  const cache = await caches.open(HANDOVER_COPY);
  for (const request of await cache.keys()) {
    if (!new URL(request.url).pathname.startsWith(HANDOVER_RENTALS)) continue;
    const copy = await (await cache.match(request))?.json();
    if (!(Date.now() - Date.parse(copy?.copiedAt) < HANDOVER_LIFETIME_MS)) await cache.delete(request);
  }
}

/** @param {string} path `/releases/admin/1.4.0/main.js` */
function releaseOf(path) {
  return path.split('/', 4).join('/');
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
    async read(event) {
      const kept = await keptBookings();
      if (!kept) return undefined;
      const bookings = await listCurrent(kept);
      // The page does not wait for the downloads of which this awaits its turn.
      if (bookings.length === 0) event.waitUntil(end());
      return bookings.length > 0 ? composeList(bookings, kept.headers.get(COPIED_AT) ?? '') : undefined;
    },
    async keep(response) {
      const bookings = await listCurrent(response);
      await (await caches.open(COPY)).put(BOOKINGS, composeList(bookings, new Date().toISOString()));
      if (bookings.length === 0) await end();
    },
  };
}

function keptBookings() {
  return caches.match(BOOKINGS, { cacheName: COPY, ignoreVary: true });
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

/** Removes the copy, unless bookings have come meanwhile, and this worker unless it has another one. */
async function end() {
  await inTurn(async () => {
    const kept = await keptBookings();
    if (!kept || (await listCurrent(kept)).length === 0) await caches.delete(COPY);
  });
  if ((await caches.keys()).length === 0) await worker.registration.unregister();
}
