import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds on the loaded page, a line each; WCAG 2.2 A and AA and its best practices. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger and not as a script of the page, whose policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  for (;;) {
    await untilStill(page);
    const { found, isStill } = await runAxe(page);
    // What a colleague changes meanwhile is loaded again.
    if (isStill) return found;
  }
}

/** Waits until nothing loads, which is dimmed and inert, and nothing changes its colour. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const transitions = document.getAnimations().filter((animation) => !isEndless(animation));
    // One that is canceled is over too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function runAxe(page: Page): Promise<{ readonly found: string[]; readonly isStill: boolean }> {
  // Only what is wrong leaves the page: the driver checks every value that it passes on, and all results are many.
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    let isStill = true;
    const observer = new MutationObserver(() => {
      if (document.querySelector('[aria-busy="true"]')) isStill = false;
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    observer.disconnect();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
    return { found, isStill };
  });
}
