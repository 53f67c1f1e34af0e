import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns one line per violation that axe-core finds on the loaded page, by the rules of WCAG 2.2 A and AA and its best
 * practices.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated by the debugger and not as a script of the page, whose policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  for (;;) {
    await untilStill(page);
    const { found, isStill } = await runAxe(page);
    // Repeated if data was loaded again during the check, because of a change by a colleague.
    if (isStill) return found;
  }
}

/** Waits until loading parts, which are dimmed and inert, are complete, and transitions of colours have ended. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const transitions = document.getAnimations().filter((animation) => !isEndless(animation));
    // A canceled transition is finished, too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function runAxe(page: Page): Promise<{ readonly found: string[]; readonly isStill: boolean }> {
  // Returns the violations only: serializing all results to the test process would be slow.
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
