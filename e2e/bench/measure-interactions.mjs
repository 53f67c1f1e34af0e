const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** What a step may still cause after its effect is seen. */
const SETTLE_MS = 400;
/** The longest interaction that feels immediate, in ms: in the median of the runs, and at worst. */
export const INTERACTION_LIMITS = { median: 120, worst: 200 };

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ name: string, act(page: Page): Promise<unknown>, seen(page: Page): Promise<unknown> }} Step */
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

/** The controls between the first page and a booking, as a thumb meets them. @type {readonly Step[]} */
const FUNNEL = [
  {
    name: 'Home: search',
    act: (page) => button(page, 'Search Available Cars').tap(),
    seen: (page) => page.waitForURL(/\/cars/),
  },
  {
    name: 'Cars: open the dates',
    act: (page) => button(page, 'Pickup & Drop-off Dates').tap(),
    seen: (page) => day(page, 0).waitFor(),
  },
  {
    name: 'Cars: first day',
    act: (page) => day(page, 2).tap(),
    seen: (page) => page.getByText('Now choose the drop-off day').waitFor(),
  },
  {
    name: 'Cars: last day',
    act: (page) => day(page, 4).tap(),
    seen: (page) =>
      dialog(page)
        .getByText(/\d cars? (is|are) free/)
        .waitFor(),
  },
  {
    name: 'Cars: take the dates',
    act: (page) => button(page, 'Done').tap(),
    seen: (page) => page.waitForURL(/pickupDate=/),
  },
  {
    name: 'Cars: open the filters',
    act: (page) => page.getByRole('link', { name: 'Filters' }).tap(),
    seen: (page) => dialog(page).waitFor(),
  },
  {
    name: 'Cars: choose a filter',
    act: (page) => dialog(page).getByRole('checkbox', { name: 'Manual', exact: false }).tap(),
    seen: (page) => page.waitForURL(/transmission=/),
  },
  {
    name: 'Cars: show the filtered cars',
    act: (page) =>
      dialog(page)
        .getByRole('button', { name: /^Show \d/ })
        .tap(),
    seen: (page) => dialog(page).waitFor({ state: 'detached' }),
  },
  {
    name: 'Cars: open a car',
    act: (page) => page.locator('main article a').first().tap(),
    seen: (page) => button(page, 'Book Now').waitFor(),
  },
  {
    name: 'Car: Book Now',
    act: (page) => button(page, 'Book Now').tap(),
    seen: (page) => dialog(page).waitFor(),
  },
  {
    name: 'Booking: type a name',
    act: (page) => dialog(page).getByLabel('Full Name').pressSequentially('Nobody At All'),
    seen: (page) => page.waitForTimeout(SETTLE_MS),
  },
  {
    name: 'Booking: accept the terms',
    act: (page) => dialog(page).getByRole('checkbox').tap(),
    seen: (page) => page.waitForTimeout(SETTLE_MS),
  },
  {
    name: 'Booking: confirm an incomplete form',
    act: (page) => button(page, 'Confirm Booking').tap(),
    seen: (page) => dialog(page).getByText('Please enter', { exact: false }).first().waitFor(),
  },
];

/**
 * Walks from the first page to a booking and returns, by step, how soon the page answers, as browsers measure "interaction to
 * next paint", and how long it then blocks.
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
  for (const { name, act, seen } of FUNNEL) {
    await page.evaluate(() => {
      /** @type {CountingWindow} */ (globalThis).step = { duration: 0, blocking: 0 };
    });
    await act(page);
    await seen(page);
    await page.waitForTimeout(SETTLE_MS);
    results.set(name, await page.evaluate(() => /** @type {CountingWindow} */ (globalThis).step));
  }
  await context.close();
  return results;
}
