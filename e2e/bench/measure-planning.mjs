const CPU_SLOWDOWN = 4;
const FRAMES = 240;
const STEP_PX = 24;
/** A frame that takes longer is seen to stutter. */
export const FRAME_LIMIT_MS = 50;

/**
 * Scrolls through Planning, along the days and then along the cars, and returns the times between frames.
 * @param {import('playwright-core').Browser} browser
 * @param {{ address: string, token: string, zoom: string }} options `token` of a signed-in person, `zoom` in the URL
 */
export async function measurePlanning(browser, { address, token, zoom }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  const page = await context.newPage();
  await page.goto(`${address}/admin/planning?zoom=${zoom}`);
  const grid = page.getByRole('grid');
  await grid.waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const frames = [];
  for (const direction of /** @type {const} */ (['left', 'top']))
    frames.push(...(await grid.evaluate(scroll, { direction, frames: FRAMES, step: STEP_PX })));
  await context.close();
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
    slow: frames.filter((duration) => duration > FRAME_LIMIT_MS).length / frames.length,
  };
}

/**
 * Runs in the page.
 * @param {Element} element
 * @param {{ direction: 'left' | 'top', frames: number, step: number }} options
 * @returns {Promise<number[]>} milliseconds from one frame to the next
 */
function scroll(element, { direction, frames, step }) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const durations = [];
    let last = performance.now();
    const next = (/** @type {number} */ now) => {
      durations.push(now - last);
      last = now;
      element.scrollBy({ [direction]: step });
      if (durations.length < frames) requestAnimationFrame(next);
      else resolve(durations.slice(1));
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(next);
    });
  });
}
