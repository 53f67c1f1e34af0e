import type { Page } from 'playwright-core';

const INTERVAL_MS = 100;

/** Waits until a function of the page answers true. `waitForFunction` does not wait for a promise: it passes as a true value. */
export async function waitUntil<Argument>(
  page: Page,
  isTrue: (argument: Argument) => Promise<boolean>,
  argument?: Argument,
): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await page.evaluate(isTrue as (argument: unknown) => Promise<boolean>, argument))) {
    if (Date.now() > end) throw new Error(`It did not become true: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
