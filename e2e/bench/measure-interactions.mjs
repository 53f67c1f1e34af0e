const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Time after a step in which its effects are still measured. */
const SETTLE_MS = 400;
/** Time between two keystrokes of a fast typist. */
const KEY_MS = 100;
/** Limits of the duration of an interaction in ms, for the median and the maximum of the runs. */
export const INTERACTION_LIMITS = { median: 120, worst: 200 };

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {{ name: string, pressed(page: Page): Locator, typed?: string, seen(page: Page): Promise<unknown> }} Step */
/** @typedef {PerformanceEntry & { interactionId: number }} EventTiming */
/**
 * @typedef {object} Interaction in ms
 * @property {number} duration from the press to the paint that follows it: the longest of a step
 * @property {number} blocking what exceeds 50 ms of each task that the step caused
 */
/** @typedef {typeof globalThis & { step: Interaction }} CountingWindow */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole('button', { name });
/** @param {Page} page @param {number} index of the days that can be chosen in the calendar that is shown */
const day = (page, index) => page.locator('td button:enabled').nth(index);
/** @param {Page} page */
const dialog = (page) => page.getByRole('dialog');

/** The controls from the home page to a booking, in the order of use. @type {readonly Step[]} */
const FUNNEL = [
  {
    name: 'Home: search',
    pressed: (page) => button(page, 'Search Available Cars'),
    seen: (page) => page.waitForURL(/\/cars/),
  },
  {
    name: 'Cars: open the dates',
    pressed: (page) => button(page, 'Pickup & Drop-off Dates'),
    seen: (page) => day(page, 0).waitFor(),
  },
  {
    name: 'Cars: first day',
    pressed: (page) => day(page, 2),
    seen: (page) => page.getByText('Now choose the drop-off day').waitFor(),
  },
  {
    name: 'Cars: last day',
    pressed: (page) => day(page, 4),
    seen: (page) =>
      dialog(page)
        .getByText(/\d (different )?cars? (is|are) free/)
        .waitFor(),
  },
  {
    name: 'Cars: take the dates',
    pressed: (page) => button(page, 'Done'),
    seen: (page) => page.waitForURL(/pickupDate=/),
  },
  {
    name: 'Cars: open the filters',
    pressed: (page) => page.getByRole('link', { name: 'Filters' }),
    seen: (page) => dialog(page).waitFor(),
  },
  {
    name: 'Cars: choose a filter',
    pressed: (page) => dialog(page).getByRole('checkbox', { name: 'Manual', exact: false }),
    seen: (page) => page.waitForURL(/transmission=/),
  },
  {
    name: 'Cars: show the filtered cars',
    pressed: (page) => dialog(page).getByRole('button', { name: /^Show \d/ }),
    seen: (page) => dialog(page).waitFor({ state: 'detached' }),
  },
  {
    name: 'Cars: open a car',
    pressed: (page) => page.locator('main article a').first(),
    seen: (page) => button(page, 'Book Now').waitFor(),
  },
  {
    name: 'Car: Book Now',
    pressed: (page) => button(page, 'Book Now'),
    seen: (page) => dialog(page).waitFor(),
  },
  {
    name: 'Booking: type a name',
    pressed: (page) => dialog(page).getByLabel('Full Name'),
    typed: 'Nobody At All',
    seen: (page) => page.waitForTimeout(SETTLE_MS),
  },
  {
    name: 'Booking: accept the terms',
    pressed: (page) => dialog(page).getByRole('checkbox'),
    seen: (page) => page.waitForTimeout(SETTLE_MS),
  },
  {
    name: 'Booking: confirm an incomplete form',
    pressed: (page) => button(page, 'Confirm Booking'),
    seen: (page) => dialog(page).getByText('Please enter', { exact: false }).first().waitFor(),
  },
];

/**
 * Follows the steps from the home page to a booking and returns, by step, the time until the next paint ("interaction
 * to next paint") and the blocking time after it.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<ReadonlyMap<string, Interaction>>}
 */
export async function measureInteractions(browser, address) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(() => {
    const counting = /** @type {CountingWindow} */ (globalThis);
    counting.step = { duration: 0, blocking: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) counting.step.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {EventTiming[]} */ (list.getEntries()))
        if (entry.interactionId > 0) counting.step.duration = Math.max(counting.step.duration, entry.duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }));
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address);
  await page.waitForSelector(':root[data-hydrated]');
  await page.waitForTimeout(SETTLE_MS);
  const results = new Map();
  for (const { name, pressed, typed, seen } of FUNNEL) {
    const place = await placeOf(pressed(page));
    if (typed) await pressed(page).focus();
    await page.evaluate(() => {
      /** @type {CountingWindow} */ (globalThis).step = { duration: 0, blocking: 0 };
    });
    // Waits until the locator, whose code runs in the page too, can no longer delay the response to the press.
    await page.waitForTimeout(SETTLE_MS);
    if (typed) await page.keyboard.type(typed, { delay: KEY_MS });
    else await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(SETTLE_MS);
    await seen(page);
    await page.waitForTimeout(SETTLE_MS);
    results.set(name, await page.evaluate(() => /** @type {CountingWindow} */ (globalThis).step));
  }
  await context.close();
  return results;
}

/** Scrolls an element into view and returns its center. @param {Locator} element */
async function placeOf(element) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${element}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
